import { THRESHOLDS } from '../../thresholds.ts';

const EXTENSION = /\.(?:md|markdown|mkdn?|mdown)$/i;

/** Signs that no other way of writing has: the line under the head of a table, a block of code, a link between brackets. */
const SIGNS: readonly RegExp[] = [
  /^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*(?:\|[ \t]*:?-{3,}:?[ \t]*)+\|?[ \t]*$/m,
  /^ {0,3}(?:`{3,}|~{3,})[\w-]*\s*$/m,
  /!?\[[^[\]\n]{1,200}\]\(https?:[^\s()]{1,400}\)/,
];
/** Headings, and rows between bars: a document that is made of them. */
const BUILT = /^(?:#{1,6} \S.*|[ \t]*\|.*\|[ \t]*)$/gm;

/** Whether a text is Markdown: by its file's name, or by signs that only Markdown has in a document built as Markdown is. */
export function isMarkdown(whole: string, file: string): boolean {
  const text = whole.slice(0, THRESHOLDS.sample);
  if (EXTENSION.test(file)) return true;
  const built = text.match(BUILT)?.length ?? 0;
  const lines = text.match(/^.*\S/gm)?.length ?? 0;
  return built >= THRESHOLDS.fewest && built * 30 >= lines && SIGNS.some((sign) => sign.test(text));
}
