import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { Place } from '../../model/records/place.ts';

/** Gives each name once: the second `anchor` is `anchor-2`. */
export class UniqueNames {
  /** How often a name was asked for; names that were made up by counting are in it too. */
  readonly #counts = new Map<string, number>();

  has(name: string): boolean {
    return this.#counts.has(name);
  }

  give(wanted: string): string {
    let count = this.#counts.get(wanted) ?? 0;
    let name: string;
    do {
      count++;
      name = count === 1 ? wanted : `${wanted}-${count}`;
    } while (this.#counts.has(name));
    this.#counts.set(name, 1).set(wanted, count);
    return name;
  }
}

/** Gives every record of a document an id of its own; a second one of the same number is reported. */
export class UniqueIds {
  readonly #names = new UniqueNames();
  readonly #places = new Map<string, Place>();
  readonly #diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    this.#diagnostics = diagnostics;
  }

  has(id: string): boolean {
    return this.#names.has(id);
  }

  give(wanted: string, place: Place): string {
    const first = this.#places.get(wanted);
    const id = this.#names.give(wanted);
    this.#places.set(id, place);
    if (first) {
      const message = `${wanted} appears twice; this one is kept as ${id}`;
      this.#diagnostics.push(reportDiagnostic('number-duplicate', place, message, first, { actual: wanted }));
    }
    return id;
  }
}
