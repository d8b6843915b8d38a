import type { Lang } from '../../model/records/lang.ts';
import { toEditionId } from '../../model/text/edition-id.ts';

/** What a page says on the script's own tag. */
export interface EmbedOptions {
  /** Root of the Taiyaku site, with a final slash: where the script came from. */
  site: string;
  /** Which parts of the page may be changed; without it nothing is. */
  selector: string;
  /** Languages of the card, the first one leading. */
  langs: readonly Lang[];
  /** Edition that the page's numbers are of; the site's current one without it. */
  edition?: string;
}

/** Reads `data-selector`, `data-lang` (`ja`, `en`, `ja+en`) and `data-edition` of the tag that loads the script. */
export function readOptions(script: HTMLScriptElement, pageLang: string): EmbedOptions {
  const { selector = '', lang, edition: written = '' } = script.dataset;
  const edition = toEditionId(written);
  const langs = (lang ?? (pageLang.startsWith('ja') ? 'ja+en' : 'en+ja'))
    .split(/[^a-z]+/)
    .filter((part): part is Lang => part === 'ja' || part === 'en');
  return {
    site: new URL('./', script.src).href,
    selector,
    langs: langs.length > 0 ? langs : ['en', 'ja'],
    ...(edition && { edition }),
  };
}
