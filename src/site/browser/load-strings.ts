import type { Strings } from '../../model/strings/get-strings.ts';
import { readPageLang } from './own-page.ts';

/** Parts of the interface texts that go to the browser, each in a file of its own language. */
export type StringsPart =
  | 'reading'
  | 'search'
  | 'citing'
  | 'links'
  | 'mentions'
  | 'concordance'
  | 'offline'
  | 'tray';

const FILES = import.meta.glob<unknown>(
  '../../../content/strings/{reading,search,citing,links,mentions,concordance,offline,tray}/*.json',
  {
    import: 'default',
  },
);

/**
 * The texts of a part, in the language of the page unless told another, fetched when first asked for. They are of this very build, which
 * checked them; rejects where they cannot be had.
 */
export async function loadStrings<Part extends StringsPart>(
  part: Part,
  lang = readPageLang(),
): Promise<Strings[Part]> {
  return (await FILES[`../../../content/strings/${part}/${lang}.json`]?.()) as Strings[Part];
}
