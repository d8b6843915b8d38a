import { symbolPatterns } from '../../model/game/symbol-patterns.ts';
import { joinNames, type Lang } from '../../model/records/lang.ts';
import { drawSymbolRuns, findSymbol } from '../../model/records/symbol.ts';
import type { TextBlock } from '../../model/records/text.ts';
import { showControlCharacters } from '../../model/text/control-characters.ts';
import { endsSentence } from '../../model/text/sentence.ts';

/**
 * A text with its symbols as words, for where none can be drawn: `{2}{W/U}を払う` → `不特定マナ2点、白か青のマナを払う`. What
 * is only printed like a symbol, `{FOO}`, stays.
 */
export function nameSymbols(text: string, lang: Lang): string {
  const { printed, every } = symbolPatterns();
  return text.replace(new RegExp(`(?:${printed})+`, 'gu'), (run) => {
    const names = (run.match(every) ?? []).map((symbol) => findSymbol(symbol)?.[lang] ?? symbol);
    return joinNames(names, lang);
  });
}

const BRACED = /\{(Rules?\s[^{}]{1,30})\}/giu;

/**
 * A text without the marks that printed documents put around what is drawn here: `{Rule E.5}` → `Rule E.5`, and symbols as
 * older texts write several, `<2青青>` → `{2}{U}{U}`. Records keep what was printed.
 */
export function clearRawMarks(text: string): string {
  return drawSymbolRuns(text).replace(BRACED, '$1');
}

const ELLIPSIS = '…';
const CHARACTERS = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/**
 * The beginning of a text on one line, for previews and descriptions: at most `max` UTF-16 units, the `…` of a cut text
 * included. Cuts between characters as readers see them, never inside `{W/U}`, and before a word where words are spaced.
 */
export function toExcerpt(blocks: readonly TextBlock[], max: number): string {
  const text = clearRawMarks(showControlCharacters(blocks.map((block) => block.text).join(' ')))
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= max) return text;
  let end = CHARACTERS.segment(text.slice(0, max + 40)).containing(max - ELLIPSIS.length)?.index ?? 0;
  const open = text.lastIndexOf('{', end - 1);
  if (open >= 0 && !text.slice(open, end).includes('}')) end = open;
  const isInWord = /[A-Za-z0-9’'.,]/.test(text[end] ?? '') && /[A-Za-z0-9’'.,]/.test(text[end - 1] ?? '');
  const space = text.lastIndexOf(' ', end);
  if (isInWord && space > end - 30 && space > 0) end = space;
  return text.slice(0, end).trimEnd() + ELLIPSIS;
}

/** Says that a text goes on. */
const MORE = { en: ' …', ja: '…' } as const;

/**
 * The beginning of a text with its line breaks: at most `max` UTF-16 units, whole sentences and then `…`. Where not even
 * the first sentence has room, its first words.
 */
export function cutAtSentence(text: string, max: number, lang: Lang): string {
  if (text.length <= max) return text;
  const room = max - MORE[lang].length;
  // One unit more than there is room for, so that a sentence that ends with the room is not taken for a longer one.
  const end = findSentenceEnds(text.slice(0, room + 1), lang).findLast((each) => each <= room) ?? 0;
  return end > 0 ? text.slice(0, end) + MORE[lang] : toExcerpt([{ type: 'paragraph', text }], max);
}

/** Where the sentences and lines of a text end, the spaces behind them left out. */
export function findSentenceEnds(text: string, lang: Lang): number[] {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' });
  return [...sentences.segment(text)].flatMap(({ index, segment }) =>
    endsSentence(segment) || segment.endsWith('\n') ? [index + segment.trimEnd().length] : [],
  );
}
