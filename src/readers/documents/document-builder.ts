import type { Block, Span } from '../../blocks/block.ts';
import { healBlanks } from '../../blocks/heal-blanks.ts';
import { isHeadingText } from '../../blocks/is-heading-text.ts';
import { joinLines } from '../../blocks/join-lines.ts';
import { parseNames } from '../../blocks/parse-names.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Card, Note, Ruling, Topic } from '../../records/document.ts';
import { LANGS, type Lang, otherLang } from '../../records/lang.ts';
import type { Place } from '../../records/place.ts';
import type { Rule, RuleSide } from '../../records/rule.ts';
import { levelOf, type RuleNumber } from '../../records/rule-number.ts';
import { findRuleReferences } from '../../records/rule-reference.ts';
import type { TextBlock } from '../../records/text.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { foldWidth } from '../../text/fold-width.ts';
import { languageOf } from '../../text/language-of.ts';
import { hasJapanese } from '../../text/script.ts';
import { toSlug } from '../../text/slug.ts';
import { findCards, parseCardName } from '../find-cards.ts';
import { toReading } from '../reader.ts';
import { UniqueIds } from '../unique-ids.ts';
import { cutSides } from './cut-sides.ts';
import { findPrefix, toTopicId } from './topic-id.ts';

/** Both languages of a block's text. */
export type Texts = Partial<Record<Lang, TextBlock[]>>;

/** Where records are added: the topic, card and entry that the block before left open. */
interface Open {
  topic?: Topic;
  card?: Card;
  ruling?: Ruling;
  rule?: Rule;
  note?: Note;
  question?: Ruling;
}

/** Puts the records of a document together, block by block; every text comes through the ledger. */
export class DocumentBuilder {
  readonly reading = toReading();
  readonly open: Open = {};
  readonly #running: RunningText;
  readonly #heals: boolean;
  readonly #ids: UniqueIds;
  readonly #counts = new Map<string, number>();
  readonly #sections: { style: string; label: string | undefined; topic: Topic }[] = [];
  readonly #labelled = new Map<string, Topic | Ruling>();
  readonly #rules = new Map<RuleNumber, Rule>();

  /** `heals`: blanks inside Japanese came from lost line ends. */
  constructor(running: RunningText, heals: boolean) {
    this.#running = running;
    this.#heals = heals;
    this.#ids = new UniqueIds(this.reading.diagnostics);
  }

  placeOf(block: Span): Place {
    return this.#running.placeAt(block.from);
  }

  /** The text of lines as one, wraps healed; now in a record. */
  take(spans: readonly Span[]): string {
    const lines = spans.map(({ from, to }) => this.#running.take(from, to));
    const text = joinLines(lines);
    return this.#heals ? healBlanks(text) : text;
  }

  /** What of a block is neither text nor label is a mark. */
  skipMarks(block: Block): void {
    const { card } = block;
    const ofCard = card
      ? [card.name, card.cost, card.type, card.size, card.otherName, ...card.text, ...card.more]
      : [];
    const kept = [block.label, ...block.paragraphs.flat(), ...ofCard].filter((span) => span !== undefined);
    this.#running.skipBetween('marker', block, kept);
  }

  skip(block: Block, name: string): void {
    this.#running.skip(name, block.from, block.to);
  }

  /** The paragraphs of a block by language; a paragraph in both is cut where the language changes. */
  textsOf(block: Block): Texts {
    this.skipMarks(block);
    if (block.label) this.#running.take(block.label.from, block.label.to);
    const texts: Texts = {};
    for (const spans of block.paragraphs) {
      const text = this.take(spans);
      for (const { lang, text: part } of cutSides(text, languageOf(text) ?? block.lang ?? 'en')) {
        const type = block.form === 'example' ? 'example' : 'paragraph';
        const list = texts[lang] ?? [];
        texts[lang] = list;
        list.push({ type, text: part });
      }
    }
    return texts;
  }

  /** All text of a block as one line. */
  lineOf(block: Block): string {
    this.skipMarks(block);
    if (block.label) this.#running.take(block.label.from, block.label.to);
    return block.paragraphs.map((spans) => this.take(spans)).join(' ');
  }

  /** A heading; a second one of the same label in the other language names the same topic. */
  addTopic(block: Block, isTop = false): Topic {
    const text = this.lineOf(block);
    const alone = /^\(([^()]+)\)$/.exec(foldWidth(text));
    const { remark, ...printed } = alone
      ? { remark: text.slice(1, -1) }
      : parseNames(text, block.lang ?? 'ja');
    const names = { ...(printed.en && { en: printed.en }), ...(printed.ja && { ja: printed.ja }) };
    const twin = block.label && this.#labelled.get(block.label.text);
    const lang = block.lang ?? 'ja';
    if (twin && 'names' in twin && !twin.names[lang] && names[lang]) {
      Object.assign(twin.names, { ...names, ...twin.names });
      return twin;
    }
    const place = this.placeOf(block);
    const id = this.#ids.give(
      block.label ? toTopicId(block.label.text) : `part-${this.#next('part')}`,
      place,
    );
    const topic: Topic = {
      id,
      names: Object.keys(names).length > 0 ? names : { ja: block.label?.text ?? id },
      place,
    };
    if (remark) topic.remark = remark;
    if (isTop) this.#sections.length = 0;
    const parent = this.#parentOf(block);
    if (parent) topic.parent = parent.id;
    this.#sections.push({ style: block.style, label: block.label?.text, topic });
    if (block.label) this.#labelled.set(block.label.text, topic);
    this.reading.records.topics.push(topic);
    this.close();
    this.open.topic = topic;
    return topic;
  }

  /** Under which topic a heading stands: by its number, else under the last of a style that came before its own. */
  #parentOf(block: Block): Topic | undefined {
    const prefix = block.label && findPrefix(block.label.text, this.#labelled);
    const at = this.#sections.findIndex((section) => section.style === block.style);
    if (at >= 0) this.#sections.length = at;
    const own = block.label?.text;
    const above = this.#sections.findLast(
      ({ label }) => !label || !own || !/^\d/.test(label) || own.startsWith(label),
    );
    return prefix ?? above?.topic;
  }

  /** Ends what items and paragraphs below would belong to. */
  close(): void {
    for (const name of ['card', 'ruling', 'rule', 'note', 'question'] as const) delete this.open[name];
  }

  /** A ruling of a kind; one that has the same label, or is the other language of the one before, fills that one's side. */
  addRuling(type: Ruling['type'], block: Block, texts: Texts, fills?: Ruling): Ruling {
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
      this.#addSides(twin, texts, place);
      return twin;
    }
    const scope = this.open.topic?.id ?? 'preface';
    const base = this.open.topic || type !== 'question' ? `${scope}.${type}` : type;
    const counted =
      label && block.label?.kind !== 'parts' ? `${scope}.${label.replace(/^\./, '')}` : undefined;
    const ownId =
      label && !counted
        ? label
        : counted && !this.#ids.has(counted)
          ? counted
          : `${base}-${this.#next(base)}`;
    const ruling: Ruling = { id: this.#ids.give(ownId, place), type, sources: [], marks: [], cards: [] };
    if (this.open.topic) ruling.topic = this.open.topic.id;
    if (this.open.card && type === 'point') ruling.card = this.open.card.id;
    if (langs.length === 0) ruling.ja = { blocks: [], place };
    this.#addSides(ruling, texts, place);
    if (label && block.label?.kind === 'parts') this.#labelled.set(label, ruling);
    this.reading.records.rulings.push(ruling);
    this.open.ruling = ruling;
    return ruling;
  }

  /** Further paragraphs of a ruling that is open. */
  addTo(ruling: Ruling, texts: Texts, place: Place): void {
    for (const lang of LANGS) {
      const blocks = texts[lang];
      if (!blocks) continue;
      const side = ruling[lang] ?? { blocks: [], place };
      side.blocks.push(...blocks);
      ruling[lang] = side;
    }
    ruling.cards = cardsOf(ruling);
  }

  #addSides(ruling: Ruling, texts: Texts, place: Place): void {
    const empty = ruling.ja?.blocks.length === 0 && !texts.ja && texts.en;
    if (empty) delete ruling.ja;
    this.addTo(ruling, texts, place);
    if (ruling.card && this.open.card) {
      const own = this.open.card.names;
      ruling.cards = [
        { ...own },
        ...ruling.cards.filter(({ ja, en }) => (ja ? ja !== own.ja : en !== own.en)),
      ];
    }
  }

  addCard(block: Block): void {
    this.close();
    const { card: lines } = block;
    if (!lines) return;
    this.skipMarks(block);
    if (block.label) this.#running.take(block.label.from, block.label.to);
    const place = this.placeOf(block);
    const printed = this.take([lines.name]);
    const { code: _, ...names } = parseCardName(/^《(.*)》$/.exec(printed)?.[1] ?? printed);
    if (lines.otherName) Object.assign(names, toOtherName(this.take([lines.otherName])));
    const type = lines.type && this.take([lines.type]);
    const text = { en: [] as string[], ja: [] as string[] };
    for (const span of lines.text) {
      const line = this.take([span]);
      text[hasJapanese(line) || (names.ja && !/[A-Za-z]{4}/.test(line)) ? 'ja' : 'en'].push(line);
    }
    const card: Card = {
      id: '',
      ...(this.open.topic && { topic: this.open.topic.id }),
      names,
      ...(lines.cost && { cost: this.take([lines.cost]) }),
      type: type ? { [hasJapanese(type) ? 'ja' : 'en']: type } : {},
      ...(lines.size && { size: this.take([lines.size]) }),
      text,
      place,
    };
    const twin = this.#findTwin(card);
    if (twin) {
      Object.assign(twin.names, { ...card.names, ...twin.names });
      Object.assign(twin.type, { ...card.type, ...twin.type });
      for (const lang of LANGS) twin.text[lang].push(...card.text[lang]);
    } else {
      card.id = this.#ids.give(toSlug(names.en ?? names.ja ?? printed, 'card'), place);
      this.reading.records.cards.push(card);
    }
    this.open.card = twin ?? card;
    if (lines.more.length === 0) return;
    const more = lines.more.map((span) => ({ type: 'paragraph' as const, text: this.take([span]) }));
    const lang = more.some(({ text: line }) => hasJapanese(line)) ? 'ja' : 'en';
    const about = this.addRuling('note', { ...block, paragraphs: [] }, { [lang]: more });
    about.card = card.id;
    about.cards = [{ ...names }];
    delete this.open.ruling;
  }

  /** The card just before, printed in the other language: of the same cost and size. */
  #findTwin({ names, cost, size, type }: Card): Card | undefined {
    const last = this.reading.records.cards.at(-1);
    const isOther =
      last &&
      LANGS.every((lang) => !last.names[lang] || !names[lang]) &&
      LANGS.every((lang) => !last.type[lang] || !type[lang]);
    return isOther && last.cost === cost && last.size === size && last.topic === this.open.topic?.id
      ? last
      : undefined;
  }

  /** One of our own rules, quoted or announced: its name where it is a heading, its text otherwise. */
  addRule(number: RuleNumber, block: Block): void {
    const place = this.placeOf(block);
    const texts = this.textsOf(block);
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
        all.length === 1 ? parseNames(only.text, lang) : { en: texts.en?.[0]?.text, ja: texts.ja?.[0]?.text };
      if (en) sideOf(rule, 'en', place).title ??= en;
      if (ja) sideOf(rule, 'ja', place).title ??= ja;
      return;
    }
    for (const each of LANGS) {
      const blocks = texts[each];
      if (!blocks) continue;
      const side = rule[each];
      if (side && side.blocks.length > 0) {
        const message = `${number} stands twice; both texts are kept under the first`;
        this.reading.diagnostics.push(
          reportDiagnostic('number-duplicate', place, message, side.place, { actual: number }),
        );
      }
      sideOf(rule, each, place).blocks.push(...blocks);
    }
  }

  addToRule(rule: Rule, texts: Texts, place: Place): void {
    for (const lang of LANGS) if (texts[lang]) sideOf(rule, lang, place).blocks.push(...texts[lang]);
  }

  /** What a document says of rules, or of none. */
  addNote(block: Block, about: readonly RuleNumber[], texts: Texts, change?: Note['change']): Note {
    const lang: Lang = texts.ja ? 'ja' : 'en';
    const note: Note = {
      id: this.#ids.give(
        about[0] ? this.#numbered(`note-${about[0]}`) : `note-${this.#next('note')}`,
        this.placeOf(block),
      ),
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

  #numbered(base: string): string {
    const count = this.#next(base);
    return count === 1 ? base : `${base}-${count}`;
  }

  #next(scope: string): number {
    const count = (this.#counts.get(scope) ?? 0) + 1;
    this.#counts.set(scope, count);
    return count;
  }
}

function sideOf(rule: Rule, lang: Lang, place: Place): RuleSide {
  rule[lang] ??= { blocks: [], place };
  return rule[lang];
}

function toOtherName(printed: string): { ja: string } {
  const { ja } = parseNames(printed, 'ja');
  return { ja: ja ?? printed };
}

function cardsOf(ruling: Ruling): Ruling['cards'] {
  const texts = [...(ruling.en?.blocks ?? []), ...(ruling.ja?.blocks ?? [])].map(({ text }) => text);
  return findCards(texts.join(' '));
}

/** The numbers of our rules that a text names, each once, in order. */
export function numbersIn(texts: Texts): RuleNumber[] {
  const found = LANGS.flatMap((lang) =>
    (texts[lang] ?? []).flatMap(({ text }) =>
      findRuleReferences(text, lang).flatMap(({ numbers }) => numbers),
    ),
  );
  return [...new Set(found)];
}
