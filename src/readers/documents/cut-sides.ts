import { cutLanguages } from '../../blocks/cut-languages.ts';
import type { Lang } from '../../records/lang.ts';
import { hasJapanese } from '../../text/script.ts';
import { tidySpaces } from '../../text/spaces.ts';

/** A paragraph in English and then Japanese, or the other way, as two; any other mixture is of one language. */
export function cutSides(text: string, lang: Lang): { lang: Lang; text: string }[] {
  const runs = cutLanguages(text).map((run) => ({ ...run, text: tidySpaces(text.slice(run.from, run.to)) }));
  const [first, second] = runs;
  const english = runs.find((run) => run.lang === 'en');
  const isPair = runs.length === 2 && first?.lang && second?.lang && first.lang !== second.lang;
  if (!isPair || !english || hasJapanese(english.text) || english.text.split(' ').length < 3)
    return [{ lang, text }];
  return runs.map((run) => ({ lang: run.lang ?? lang, text: run.text }));
}
