import { HIRAGANA, KATAKANA } from '../../../model/text/character-classes.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { type Script, scriptOf } from '../../../model/text/script.ts';
import type { TermSpan } from '../references.ts';
import type { Segment, Token } from './segment.ts';
import { hasSense, indexSenses, type LanguageSenses, type WordSense } from './word-senses.ts';

/** A name to find in Japanese text. */
export interface JapaneseTerm {
  slug: string;
  name: string;
  /** A keyword of 701 or 702: of two entries with one name it is meant where a verb or a parameter follows. */
  isKeyword?: boolean;
}

interface Form {
  slug: string;
  /** What must be in the text. */
  text: string;
  /** The whole name where `text` is the stem of an inflected verb: 捨て of 捨てる. */
  verb?: string;
  isKeyword: boolean;
  sense: WordSense | undefined;
}

/**
 * Builds the finder of Japanese names: the longest name at a place, never inside a longer word. A name continued by its
 * own script (能力 in 能力語, にな in になる) counts only where the segmenter sets words apart there; a katakana run is
 * cut only where it is nothing but names (クリーチャーカード, never マルチプレイヤー). Verbs are found inflected: 捨てる in 捨てた, 破壊する in 破壊され.
 */
export function createJapaneseTermFinder(
  terms: readonly JapaneseTerm[],
  known: LanguageSenses,
  segment?: Segment,
): (text: string) => TermSpan[] {
  const senses = indexSenses(known);
  const formsByFirst = new Map<string, Form[]>();
  for (const { slug, name, isKeyword = false } of terms) {
    const text = toBareName(name);
    const sense = senses.get(text.replace(/する$/, ''));
    for (const form of toForms({ slug, text, isKeyword, sense })) {
      const [first] = form.text;
      if (first) formsByFirst.getOrInsertComputed(first, () => []).push(form);
    }
  }
  for (const forms of formsByFirst.values()) {
    forms.sort((a, b) => b.text.length - a.text.length || Number(a.isKeyword) - Number(b.isKeyword));
  }

  return (text) => {
    const bounds = createBounds(text, segment);
    const found: TermSpan[] = [];
    for (let start = 0; start < text.length; start++) {
      const forms = formsByFirst.get(text[start] ?? '');
      if (!forms) continue;
      const run = bounds.scriptAt(start - 1) === 'katakana' ? '' : readKatakana(text, start);
      const joined = run && cutIntoNames(run, formsByFirst);
      if (joined && joined.length > 1) {
        for (const { slug, text: name, sense } of joined) {
          const end = start + name.length;
          if (hasSense(sense, text, start, end)) found.push({ slug, start, end });
          start = end;
        }
        start--;
        continue;
      }
      for (const form of forms) {
        if (!text.startsWith(form.text, start)) continue;
        const end = findEnd(bounds, form, start);
        if (end === undefined || !hasSense(form.sense, text, start, end)) continue;
        const meant = forms.find(
          (each) => each.text === form.text && each.isKeyword === isKeywordUse(text, end),
        );
        found.push({ slug: (meant ?? form).slug, start, end });
        start = end - 1;
        break;
      }
    }
    return found;
  };
}

/** A longer run is no word that anybody joined of names. */
const KATAKANA_RUN = new RegExp(`[${KATAKANA}ー]{1,40}(?![${KATAKANA}ー])`, 'y');

function readKatakana(text: string, from: number): string {
  KATAKANA_RUN.lastIndex = from;
  return KATAKANA_RUN.exec(text)?.[0] ?? '';
}

/** The names that a run of katakana is made of, the longest first; undefined where another word is among them. */
function cutIntoNames(run: string, formsByFirst: ReadonlyMap<string, readonly Form[]>): Form[] | undefined {
  if (run === '') return [];
  for (const form of formsByFirst.get(run[0] ?? '') ?? []) {
    const rest =
      run.startsWith(form.text) && !form.verb && cutIntoNames(run.slice(form.text.length), formsByFirst);
    if (rest) return [form, ...rest];
  }
  return undefined;
}

function toBareName(name: string): string {
  const bracket = /\s*\([^)]*\)\s*$/.exec(foldWidth(name));
  return name
    .slice(0, bracket?.index)
    .normalize('NFC')
    .replace(/[「」『』“”]/g, '')
    .trim();
}

/** エンチャント（クリーチャー）, エンチャントされている: the keyword; elsewhere, as in エンチャント1つ, it is the card type. */
function isKeywordUse(text: string, end: number): boolean {
  return /^(?:[さしす({「〔]|\d+(?![\dつ枚体個人点本回]))/.test(foldWidth(text.slice(end, end + 6)));
}

/** A verb in dictionary form, written with okurigana. */
const VERB = new RegExp(`[^${HIRAGANA}][${HIRAGANA}]?[うくぐすつぬぶむる]$`);

function toForms(form: Form): Form[] {
  const { text: name } = form;
  if (name.length < 2 && scriptOf(name) !== 'kanji') return [];
  if (name.length < 3 && scriptOf(name[0]) === 'hiragana' && scriptOf(name.at(-1)) === 'hiragana') return [];
  if (scriptOf(name[0]) === 'latin' && name.length < 3) return [];
  const forms: Form[] = [form];
  if (name.endsWith('する') && name.length > 3) forms.push({ ...form, text: name.slice(0, -2) });
  else if (VERB.test(name)) forms.push({ ...form, text: name.slice(0, -1), verb: name });
  return forms;
}

function findEnd(bounds: Bounds, form: Form, start: number): number | undefined {
  const end = start + form.text.length;
  if (!bounds.isStart(start, form.text.length)) return undefined;
  if (!form.verb) return bounds.isEnd(end, form.text.length) ? end : undefined;
  const token = bounds.tokenAt(end - 1);
  if (!token?.base || token.start < start) return undefined;
  const inflected = form.verb.slice(token.start - start);
  if (token.base !== inflected) return undefined;
  const wordEnd = token.start + token.surface.length;
  // 捨て in 捨て札 is the first half of a noun
  const isNounStem = token.surface !== token.base && bounds.scriptAt(wordEnd) === 'kanji';
  return isNounStem ? undefined : wordEnd;
}

/** Where words of a text may begin and end. Segments the text only when the scripts do not settle it. */
type Bounds = ReturnType<typeof createBounds>;

/** Kana that may follow a noun: particles, and the beginnings of する and だ. け of 夜明け does not. */
const AFTER_NOUN = /[をがはにのともやでへかさしすせだなよ]/;

/** No sentence is that long; a longer run without 、 and 。 is no text, and costs more than it is worth. */
const LONGEST_CLAUSE = 2000;

function createBounds(text: string, segment?: Segment) {
  const tokens: (Token | undefined)[] = [];
  let known: [start: number, end: number][] = [];
  const tokenAt = (index: number): Token | undefined => {
    if (segment && !known.some(([start, end]) => index >= start && index < end)) {
      const [start, end] = findClause(text, index);
      if (end - start <= LONGEST_CLAUSE) addTokens(tokens, segment(text.slice(start, end)), start);
      known = [...known, [start, end]];
    }
    return tokens[index];
  };
  const isTokenEdge = (index: number) => tokenAt(index)?.start === index;

  return {
    /** The token that covers a character. */
    tokenAt,
    scriptAt: (index: number) => scriptOf(text[index]),
    /** Whether a word of this length may begin here. */
    isStart: (index: number, length: number) => {
      if (index === 0) return true;
      const before = scriptOf(text[index - 1]);
      const first = scriptOf(text[index]);
      const mayBeEnding = before === 'kanji' && first === 'hiragana';
      if (!mayBeEnding && needsNoToken(before, first, length)) return true;
      if (isUncuttable(before, first)) return false;
      return isTokenEdge(index) && !(before === first && tokenAt(index - 1)?.pos === '接頭詞');
    },
    /** Whether a word of this length may end before the index. */
    isEnd: (index: number, length: number) => {
      if (index >= text.length) return true;
      const last = scriptOf(text[index - 1]);
      const after = scriptOf(text[index]);
      const mayGoOn = last === 'kanji' && after === 'hiragana' && !AFTER_NOUN.test(text[index] ?? '');
      if (!mayGoOn && needsNoToken(last, after, length)) return true;
      if (isUncuttable(last, after)) return false;
      return isTokenEdge(index) && !(last === after && tokenAt(index)?.detail === '接尾');
    },
  };
}

/** Two scripts meet: a new word, except after a single kanji (生 in 生きる) and before hiragana's own words. */
function needsNoToken(left: Script, right: Script, length: number): boolean {
  if (left === 'other' || right === 'other') return true;
  if (left === right) return false;
  return length > 1 || (left !== 'hiragana' && right !== 'hiragana');
}

/** Runs of katakana or Latin letters are one word whatever a dictionary says: プレイヤー in マルチプレイヤー. */
function isUncuttable(left: Script, right: Script): boolean {
  return left === right && (left === 'katakana' || left === 'latin');
}

/** From after the 、 or 。 before a character to the next one: no word reaches over these. */
function findClause(text: string, index: number): [start: number, end: number] {
  const start = Math.max(text.lastIndexOf('、', index - 1), text.lastIndexOf('。', index - 1)) + 1;
  const ends = [text.indexOf('、', index), text.indexOf('。', index)].filter((end) => end >= 0);
  return [index === 0 ? 0 : start, Math.min(text.length, ...ends.map((end) => end + 1))];
}

function addTokens(all: (Token | undefined)[], tokens: readonly Token[], from: number): void {
  for (const token of tokens) {
    const start = from + token.start;
    for (let offset = 0; offset < token.surface.length; offset++) all[start + offset] = { ...token, start };
  }
}
