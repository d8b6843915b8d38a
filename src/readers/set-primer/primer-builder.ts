import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Card, Ruling } from '../../records/document.ts';
import type { Place } from '../../records/place.ts';
import type { RuleSide } from '../../records/rule.ts';
import { levelOf, type RuleNumber } from '../../records/rule-number.ts';
import type { TextBlock } from '../../records/text.ts';
import { findCards } from '../find-cards.ts';
import type { Reading } from '../reader.ts';
import { UniqueIds } from '../unique-ids.ts';
import { nestPoints, type Point } from './nest-points.ts';

export interface PlacedPoint extends Point {
  place: Place;
}

/** Puts the records of a primer together as its lines come: what a line belongs to depends on those above it. */
export class PrimerBuilder {
  readonly reading: Reading;
  readonly #ids: UniqueIds;
  readonly #rules = new Map<RuleNumber, RuleSide>();
  readonly #counts = new Map<string, number>();
  #points: PlacedPoint[] = [];
  #topic: string | undefined;
  /** The card that items below belong to: set by a card block, unset by prose, set again by a quoted rule. */
  #card: Card | undefined;
  /** The newest card of the topic, as long as nothing was said of it: items below a rule quoted after it are of the card. */
  #shown: Card | undefined;

  constructor() {
    const records = { rules: [], glossary: [], topics: [], rulings: [], cards: [], notes: [] };
    this.reading = { title: {}, credits: [], matter: [], records, diagnostics: [] };
    this.#ids = new UniqueIds(this.reading.diagnostics);
  }

  addTopic(name: string, place: Place): void {
    this.closePoints();
    const { topics } = this.reading.records;
    this.#topic = `part-${topics.length + 1}`;
    this.#card = undefined;
    this.#shown = undefined;
    topics.push({ id: this.#topic, names: { ja: name }, place });
  }

  addCard(card: Card): void {
    this.closePoints();
    if (this.#topic) card.topic = this.#topic;
    card.id = this.#ids.give(card.id, card.place);
    this.#card = card;
    this.#shown = card;
    this.reading.records.cards.push(card);
  }

  /** A quoted rule: its name where it is a heading (`502.81. 回顧`), its text otherwise. */
  addRule(number: RuleNumber, text: string, place: Place): void {
    this.closePoints();
    this.#card = this.#shown;
    const first = this.#rules.get(number);
    if (first) {
      const message = `${number} stands twice; both texts are kept under the first`;
      this.reading.diagnostics.push(
        reportDiagnostic('number-duplicate', place, message, first.place, { actual: number }),
      );
      first.blocks.push({ type: 'paragraph', text });
      return;
    }
    const level = levelOf(number);
    const isHeading = level === 'rule' && text.length <= 40 && !text.includes('。');
    const ja: RuleSide = isHeading
      ? { title: text, blocks: [], place }
      : { blocks: [{ type: 'paragraph' as const, text }], place };
    this.#rules.set(number, ja);
    this.reading.records.rules.push({ number, level, state: 'current', ja });
  }

  /** Text of the mechanic, or of the set above the first one. */
  addProse(text: string, place: Place): void {
    this.closePoints();
    this.#card = undefined;
    this.#addRuling('prose', [{ type: 'paragraph', text }], place);
  }

  addPoint(point: PlacedPoint): void {
    this.#points.push(point);
  }

  /** Ends a run of items: regains its nesting and makes a record of each item with those under it. */
  closePoints(): void {
    for (const { point, children } of nestPoints(this.#points)) {
      const items = children.map((child) => ({ type: 'item' as const, text: child.text, level: 1 }));
      this.#addRuling('point', [{ type: 'paragraph', text: point.text }, ...items], point.place);
    }
    this.#points = [];
  }

  #addRuling(type: 'prose' | 'point', blocks: TextBlock[], place: Place): void {
    const scope = this.#topic ?? 'preface';
    const count = (this.#counts.get(`${scope}.${type}`) ?? 0) + 1;
    this.#counts.set(`${scope}.${type}`, count);
    const named = findCards(blocks.map((block) => block.text).join(' '));
    const card = type === 'point' ? this.#card : undefined;
    if (card) this.#shown = undefined;
    const others = named.filter((other) => !card || other.ja !== card.names.ja);
    const ruling: Ruling = {
      id: `${scope}.${type}-${count}`,
      type,
      ja: { blocks, place },
      sources: [],
      marks: [],
      cards: card ? [{ ...card.names }, ...others] : named,
    };
    if (this.#topic) ruling.topic = this.#topic;
    if (card) ruling.card = card.id;
    this.reading.records.rulings.push(ruling);
  }
}
