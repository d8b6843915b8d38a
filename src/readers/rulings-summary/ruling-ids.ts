import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { UniqueIds } from '../unique-ids.ts';
import type { Entry } from './read-entry.ts';

/** Gives ids that are unique in a summary: what the entry prints, else the next `A.25.Note.1` of its topic. */
export class RulingIds {
  readonly #ids: UniqueIds;
  readonly #notes = new Map<string, number>();

  constructor(diagnostics: Diagnostic[]) {
    this.#ids = new UniqueIds(diagnostics);
  }

  idOf(entry: Entry, topic: string | undefined): string {
    return this.#ids.give(entry.id ?? this.#nextNote(topic ?? 'General'), entry.place);
  }

  #nextNote(topic: string): string {
    const count = (this.#notes.get(topic) ?? 0) + 1;
    this.#notes.set(topic, count);
    return `${topic}.Note.${count}`;
  }
}
