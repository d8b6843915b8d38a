import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../diagnostics/report-diagnostic.ts';
import type { Place } from '../records/place.ts';

/** Gives every record of a document an id of its own; a second one of the same number is reported and counted up. */
export class UniqueIds {
  readonly #taken = new Map<string, Place>();
  readonly #counts = new Map<string, number>();
  readonly #diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    this.#diagnostics = diagnostics;
  }

  has(id: string): boolean {
    return this.#taken.has(id);
  }

  give(wanted: string, place: Place): string {
    const first = this.#taken.get(wanted);
    if (!first) {
      this.#taken.set(wanted, place);
      return wanted;
    }
    let count = this.#counts.get(wanted) ?? 1;
    do count++;
    while (this.#taken.has(`${wanted}-${count}`));
    this.#counts.set(wanted, count);
    const id = `${wanted}-${count}`;
    this.#taken.set(id, place);
    this.#diagnostics.push(
      reportDiagnostic(
        'number-duplicate',
        place,
        `${wanted} stands twice; this one is kept as ${id}`,
        first,
        { actual: wanted },
      ),
    );
    return id;
  }
}
