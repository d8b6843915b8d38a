import type { Strings } from '../../model/strings/get-strings.ts';
import { readPageLang } from './own-page.ts';

/** Parts of the interface texts that go to the browser, each in a file of its own language. */
type Part = 'reading' | 'search' | 'citing' | 'links' | 'mentions' | 'concordance' | 'offline' | 'tray';

const FILES = import.meta.glob<unknown>(
  '../../../content/strings/{reading,search,citing,links,mentions,concordance,offline,tray}/*.json',
  { import: 'default' },
);

/**
 * The texts of a part, in the language of the page unless told another, fetched when first asked for. They are of this very build, which
 * checked them; rejects where they cannot be had.
 */
export async function loadStrings<Of extends Part>(part: Of, lang = readPageLang()): Promise<Strings[Of]> {
  return (await FILES[`../../../content/strings/${part}/${lang}.json`]?.()) as Strings[Of];
}
