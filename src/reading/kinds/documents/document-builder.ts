import { reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { Card, Note, Ruling, Topic } from '../../../model/records/document.ts';
import { findDay } from '../../../model/records/find-day.ts';
import { LANGS, type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import { levelOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toSlug } from '../../../model/text/slug.ts';
import { type Block, withoutLabel } from '../../blocks/block.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { findCards, isHeadingText, parseNames, splitTitle } from '../../blocks/parse-names.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf } from '../../words.ts';
import { sideOf, toReading } from '../reader.ts';
import { UniqueIds, UniqueNames } from '../unique-ids.ts';
import { BlockTexts, type Texts } from './block-texts.ts';
import { readCitations } from './split-citations.ts';

/** Where records are added: the topic, card and entry that the block before left open. */
interface Open {
  topic?: Topic;
  card?: Card;
  ruling?: Ruling;
  rule?: Rule;
  note?: Note;
  question?: Ruling;
  /** How far an item that asks is set in: what answers it in its list is set in further. */
  indent?: number;
}

/** Signs with their fainter twins, under which they never stand: `◎` ends what `○` began. */
const FAINTER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '◎': '○',
    '●': '○',
    '■': '□',
    '◆': '◇',
    '★': '☆',
    '▼': '▽',
    '▲': '△',
  }),
);

/** Puts the records of a document together, block by block. */
export class DocumentBuilder extends BlockTexts {
  readonly reading = toReading();
  readonly open: Open = {};
  /** Questions by the last use of their number. */
  readonly asked = new Map<string, Ruling>();
  readonly ids = new UniqueIds(this.reading.diagnostics);
  /** Addresses of glossary entries. */
  readonly slugs = new UniqueNames();
  readonly #counts = new Map<string, number>();
  readonly #sections: { style: string; label: string | undefined; topic: Topic }[] = [];
  readonly #topStyles = new Set<string>();
  readonly #labelled = new Map<string, Topic | Ruling>();
  readonly #rules = new Map<RuleNumber, Rule>();

  /** Counts what is in a part of the document, from 1. */
  count(part: string): number {
    const count = (this.#counts.get(part) ?? 0) + 1;
    this.#counts.set(part, count);
    return count;
  }

  /** A heading with its name in the other language. */
  addTopic({ twin, ...block }: PairedBlock, isTop = false): Topic {
    const topic = this.#addHeading(block, isTop);
    if (twin?.lang) nameFurther(topic, parseHeading(this.lineOf(twin), twin.lang));
    return topic;
  }

  /** A second heading of the same label in the other language names the same topic. */
  #addHeading(block: Block, isTop: boolean): Topic {
    const lang = block.lang ?? 'ja';
    const heading = parseHeading(this.lineOf(block), lang, block.style === 'post');
    const { names, remark } = heading;
    const twin = block.label && this.#labelled.get(block.label.text);
    if (twin && 'names' in twin && !twin.names[lang] && names[lang]) {
      nameFurther(twin, heading);
      this.close();
      this.open.topic = twin;
      return twin;
    }
    const place = this.placeOf(block);
    const id = this.ids.give(block.label ? toTopicId(block.label.text) : `part-${this.count('part')}`, place);
    const topic: Topic = {
      id,
      names: Object.keys(names).length > 0 ? names : { ja: block.label?.text ?? id },
      place,
    };
    if (remark) topic.remark = remark;
    if (isTop) this.#endSections();
    const parent = this.#parentOf(block);
    if (parent) topic.parent = parent.id;
    this.#sections.push({ style: block.style, label: block.label?.text, topic });
    if (block.label) this.#labelled.set(block.label.text, topic);
    this.reading.records.topics.push(topic);
    this.close();
    this.open.topic = topic;
    return topic;
  }

  /** What is above all numbers is never below one. */
  #endSections(): void {
    const numbered = this.#sections.findIndex(({ label }) => label !== undefined);
    for (const { style } of this.#sections.splice(0).slice(0, numbered < 0 ? undefined : numbered))
      this.#topStyles.add(style);
  }

  /** Under which topic a heading stands: by its number, else under the last of a style that came before its own. */
  #parentOf(block: Block): Topic | undefined {
    if (!block.label && this.#topStyles.has(block.style)) this.#sections.length = 0;
    const prefix = block.label && findPrefix(block.label.text, this.#labelled);
    const at = this.#sections.findIndex(
      ({ style }) =>
        style === block.style ||
        style === FAINTER.get(block.style) ||
        levelOfStyle(style) > levelOfStyle(block.style),
    );
    if (at >= 0) this.#sections.length = at;
    const own = block.label?.text;
    const above = this.#sections.findLast(
      ({ label }) => !label || !own || !/^\d/.test(label) || own.startsWith(label),
    );
    return prefix ?? above?.topic;
  }

  /** Ends what items and paragraphs below would belong to. */
  close(): void {
    for (const name of ['card', 'ruling', 'rule', 'note', 'question', 'indent'] as const)
      delete this.open[name];
  }

  /** A ruling of a kind; one that has the same label, or is the other language of the one before, fills that one's side. */
  addRuling(
    type: Ruling['type'],
    block: PairedBlock,
    texts = this.textsOf(block, true),
    fills?: Ruling,
  ): Ruling {
    const place = this.placeOf(block);
    const label = block.label?.text;
    const twin = fills ?? (label ? this.#labelled.get(label) : undefined);
    const langs = LANGS.filter((lang) => texts[lang]);
    if (
      twin &&
      'type' in twin &&
      twin.topic === this.open.topic?.id &&
      langs.every((lang) => !twin[lang]?.blocks.length)
    ) {
      this.#addSides(twin, block, texts);
      return twin;
    }
    const scope = this.open.topic?.id ?? 'preface';
    const base = this.open.topic || type !== 'question' ? `${scope}.${type}` : type;
    const counted =
      label && block.label?.kind !== 'parts'
        ? label.startsWith(`${scope}.`)
          ? label
          : `${scope}.${label.slice(label.startsWith('.') ? 1 : 0)}`
        : undefined;
    const ownId =
      label && !counted ? label : counted && !this.ids.has(counted) ? counted : `${base}-${this.count(base)}`;
    const ruling = this.openRuling({ id: this.ids.give(ownId, place), type });
    if (this.open.card && type === 'point') ruling.card = this.open.card.id;
    if (langs.length === 0) ruling.ja = { blocks: [], place };
    this.#addSides(ruling, block, texts);
    if (label && block.label?.kind === 'parts') this.#labelled.set(label, ruling);
    return ruling;
  }

  /** Begins a ruling of the open topic. */
  openRuling(begun: Pick<Ruling, 'id' | 'type'> & Partial<Ruling>): Ruling {
    const { topic } = this.open;
    const ruling = { ...(topic && { topic: topic.id }), sources: [], marks: [], cards: [], ...begun };
    this.reading.records.rulings.push(ruling);
    this.open.ruling = ruling;
    return ruling;
  }

  /** Further text of a record that is open. */
  addTo(record: Rule | Ruling, block: PairedBlock, given?: Texts): void {
    const [lang, other] = LANGS.filter((each) => record[each]?.blocks.length);
    // What has no letters, and whatever is said below a question, is of the language that it is added to.
    const isAnswer =
      'type' in record && record.type === 'question' && lang !== undefined && other === undefined;
    const own = isAnswer ? { lang, style: 'post' } : { lang: block.lang ?? (record.ja ? 'ja' : 'en') };
    // The number of a ruling says nothing of what is added to it under another.
    const isUnderOther = 'type' in record && isOneOf(block.label?.kind, 'rule', 'parts');
    const texts = given ?? this.textsOf({ ...(isUnderOther ? withoutLabel(block) : block), ...own }, true);
    for (const lang of LANGS) {
      if (!texts[lang]) continue;
      const side = sideOf(record, lang, this.placeOf(block));
      for (const text of texts[lang]) side.blocks.push(text);
      this.correctSide(side, texts[lang]);
    }
    if (!('cards' in record)) return;
    for (const lines of [block.said ?? [], block.twin?.said ?? []].flat()) {
      const name = this.take(lines);
      const { date } = findDay(name) ?? {};
      const isKnown = record.sources.some((source) => source.name === name);
      if (!isKnown) record.sources.push({ name, ...(date && { date }) });
    }
    readCitations(record);
    record.cards = cardsOf(record);
  }

  #addSides(ruling: Ruling, block: PairedBlock, texts: Texts): void {
    this.addTo(ruling, block, texts);
    if (ruling.card && this.open.card) {
      const own = this.open.card.names;
      ruling.cards = [
        { ...own },
        ...ruling.cards.filter(({ ja, en }) => (ja ? ja !== own.ja : en !== own.en)),
      ];
    }
  }

  /** One of our own rules, quoted or announced: its name where it is a heading, its text otherwise. */
  addRule(number: RuleNumber, block: Block): void {
    const place = this.placeOf(block);
    const texts = this.textsOf(block, true);
    const level = levelOf(number);
    const known = this.#rules.get(number);
    const rule: Rule = known ?? { number, level, state: 'current' };
    const all = [...(texts.en ?? []), ...(texts.ja ?? [])];
    const [only] = all;
    const lang = block.lang ?? 'ja';
    this.close();
    if (!known) {
      this.#rules.set(number, rule);
      this.reading.records.rules.push(rule);
    }
    this.open.rule = rule;
    if (all.length === 0 && !known) rule[lang] = { blocks: [], place };
    if (level !== 'subrule' && only && all.length <= 2 && all.every(({ text }) => isHeadingText(text))) {
      const { en, ja } =
        all.length === 1 ? splitTitle(only.text, lang) : { en: texts.en?.[0]?.text, ja: texts.ja?.[0]?.text };
      for (const [each, name] of [['en', en] as const, ['ja', ja] as const]) {
        const side = name && sideOf(rule, each, place);
        // A second name is text.
        if (side && side.title !== undefined && side.title !== name)
          side.blocks.push({ type: 'paragraph', text: name });
        else if (side) side.title = name;
      }
      return;
    }
    for (const each of LANGS) {
      const blocks = texts[each];
      if (!blocks) continue;
      const side = rule[each];
      if (side && side.blocks.length > 0) {
        const message = `${number} appears twice; both texts are kept under the first`;
        this.reading.diagnostics.push(
          reportDiagnostic('number-duplicate', place, message, side.place, { actual: number }),
        );
      }
    }
    this.addTo(rule, block, texts);
  }

  /** What a document says of rules, or of none. */
  addNote(
    block: PairedBlock,
    about: readonly RuleNumber[],
    texts = this.textsOf(block),
    change?: Note['change'],
  ): Note {
    const lang: Lang = texts.ja ? 'ja' : 'en';
    const [number] = about;
    const name = number ? `note-${number}` : 'note';
    const count = this.count(name);
    const note: Note = {
      id: this.ids.give(number && count === 1 ? name : `${name}-${count}`, this.placeOf(block)),
      about: [...about],
      ...(this.open.topic && { topic: this.open.topic.id }),
      ...(change && { change }),
      lang,
      blocks: [...(texts[otherLang(lang)] ?? []), ...(texts[lang] ?? [])],
      place: this.placeOf(block),
    };
    this.reading.records.notes.push(note);
    this.open.note = note;
    return note;
  }
}

/** The level of a heading by its style where the document's format has levels, words set off below all; else NaN, no more or less than any. */
function levelOfStyle(style: string): number {
  return style === '**' ? 7 : style.startsWith('#') ? style.length : Number.NaN;
}

function cardsOf(ruling: Ruling): Ruling['cards'] {
  const texts = [...(ruling.en?.blocks ?? []), ...(ruling.ja?.blocks ?? [])].map(({ text }) => text);
  return findCards(texts.join(' '));
}

/** `1.1` is under `1`, `1-1a` under `1-1`, `103.4.c` under `103.4`. */
function findPrefix(label: string, known: ReadonlyMap<string, Topic | Ruling>): Topic | undefined {
  for (let prefix = label.length > THRESHOLDS.name ? '' : label; ; ) {
    const shorter = prefix.replace(/(?:[.-]?[a-z]+|[.-]?\d+)$/i, '');
    if (shorter === prefix || shorter === '') return undefined;
    prefix = shorter;
    const found = known.get(prefix);
    if (found && 'names' in found) return found;
  }
}

const NAMED_PARTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    章: 'chapter',
    節: 'section',
    条: 'article',
    部: 'part',
    編: 'part',
    項: 'item',
    回: 'part',
  }),
);

/** The id of a topic by its label: `1.10`, `A.25`, `appendix-a`, `chapter-2`. */
export function toTopicId(label: string): string {
  const appendix = /^(?:付録|appendix)\s?([A-Z\d]*)$/i.exec(label)?.[1];
  if (appendix !== undefined) return `appendix-${appendix.toLowerCase() || '1'}`;
  const [, number, unit] = /^第\s?([\d一二三四五六七八九十百]+)\s?(.)$/.exec(label) ?? [];
  if (number && unit) return `${NAMED_PARTS.get(unit) ?? 'part'}-${number}`;
  // `A.1.1` is printed and linked with its letter.
  if (/^[A-Z]+(?:\.(?:\d+|[A-Za-z]))*$/.test(label)) return label;
  return toSlug(label).replaceAll('-', label.includes('.') ? '.' : '-');
}

/** What a heading names, and its line where it says more. */
interface Heading {
  line: string;
  names: Topic['names'];
  remark?: string | undefined;
}

function parseHeading(line: string, lang: Lang, isWhole = false): Heading {
  const text = isOneOf(line.at(-1), ':', '：') ? line.slice(0, -1) : line;
  if (isWhole) return { line, names: { [lang]: text } };
  const { reading, remark = reading, en, ja } = parseNames(text, lang);
  return { line, names: { ...(en && { en }), ...(ja && { ja }) }, remark };
}

/** Adds what a further heading of a topic names. What it says besides, or names otherwise, is said of the topic. */
function nameFurther(topic: Topic, { line, names, remark }: Heading): void {
  const isOther = LANGS.some((lang) => {
    const known = topic.names[lang]?.toLowerCase();
    return known?.includes(names[lang]?.toLowerCase() ?? '') === false;
  });
  if (isOther || remark || Object.keys(names).length === 0)
    topic.remark = [topic.remark, line].filter(Boolean).join(' ');
  Object.assign(topic.names, { ...names, ...topic.names });
}
