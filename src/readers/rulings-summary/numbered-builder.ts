import type { Ruling, Topic } from '../../records/document.ts';
import type { Place } from '../../records/place.ts';
import { hasJapanese } from '../../text/script.ts';
import type { Reading } from '../reader.ts';
import { UniqueIds } from '../unique-ids.ts';

/** Puts the records of a numbered document together: headings are topics, what follows stands under the last one. */
export class NumberedBuilder {
  readonly reading: Reading;
  readonly #ids: UniqueIds;
  readonly #topics = new Map<string, Topic>();
  readonly #counts = new Map<string, number>();
  #topic: string | undefined;

  constructor() {
    const records = { rules: [], glossary: [], topics: [], rulings: [], cards: [], notes: [] };
    this.reading = { title: {}, credits: [], matter: [], records, diagnostics: [] };
    this.#ids = new UniqueIds(this.reading.diagnostics);
  }

  /** Topics by the id they were given. */
  get topics(): ReadonlyMap<string, Topic> {
    return this.#topics;
  }

  /** A heading without a number gets the next `part-1`. */
  addTopic(number: string | undefined, parent: string | undefined, name: string, place: Place): void {
    const id = this.#ids.give(number ?? `part-${this.#next('part')}`, place);
    const topic: Topic = { id, names: hasJapanese(name) ? { ja: name } : { en: name }, place };
    if (parent && this.#topics.has(parent)) topic.parent = parent;
    this.#topics.set(id, topic);
    this.#topic = id;
    this.reading.records.topics.push(topic);
  }

  addRuling(type: 'prose' | 'point', texts: { en?: string; ja?: string }, place: Place): void {
    const scope = this.#topic ?? 'preface';
    const toSide = (text: string) => ({ blocks: [{ type: 'paragraph' as const, text }], place });
    const ruling: Ruling = {
      id: this.#ids.give(`${scope}.${type}-${this.#next(`${scope}.${type}`)}`, place),
      type,
      sources: [],
      marks: [],
      cards: [],
    };
    if (this.#topic) ruling.topic = this.#topic;
    if (texts.en) ruling.en = toSide(texts.en);
    if (texts.ja) ruling.ja = toSide(texts.ja);
    this.reading.records.rulings.push(ruling);
  }

  #next(scope: string): number {
    const count = (this.#counts.get(scope) ?? 0) + 1;
    this.#counts.set(scope, count);
    return count;
  }
}
