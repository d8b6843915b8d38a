import type { Lang } from '../../../model/records/lang.ts';
import searchSheet from '../../styles/searching.css?url';
import { loadSheet } from '../load-sheet.ts';
import { loadStrings } from '../load-strings.ts';

/** Brings a search field to life when it first gets the focus: its answers are fetched then. */
export function bindField(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  const lang: Lang = form.lang === 'en' ? 'en' : 'ja';
  const start = async () => {
    const [{ showAnswersBelow }, texts] = await Promise.all([
      import('./search-field.ts'),
      loadStrings('search', lang),
      loadSheet(searchSheet),
    ]);
    showAnswersBelow(form, lang, texts);
  };
  if (input === document.activeElement) start();
  else input?.addEventListener('focus', start, { once: true });
}
