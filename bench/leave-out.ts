import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Decision, findDecisions } from './find-decisions.ts';

/** A decision with the file it stands in. */
export interface PlacedDecision extends Decision {
  file: string;
}

/** What is left out just now: a pattern matches nothing, a threshold is multiplied. */
interface LeftOut {
  id: number;
  factor: number;
}

let leftOut: LeftOut | undefined;
/** Decisions that were asked since this was last made: patterns that matched, thresholds that were compared. */
let asked = new Set<number>();
const decisions: PlacedDecision[] = [];

/** A pattern that matches nothing while it is left out; copies of it are the same decision. */
class Pattern extends RegExp {
  #id: number;

  constructor(pattern: RegExp | string, flags?: string, id?: number) {
    super(pattern, flags);
    this.#id = id ?? (pattern instanceof RegExp && #id in pattern ? pattern.#id : -1);
  }

  override exec(text: string): RegExpExecArray | null {
    if (leftOut?.id !== this.#id) {
      const match = super.exec(text);
      if (match && leftOut === undefined) asked.add(this.#id);
      return match;
    }
    this.lastIndex = 0;
    return null;
  }
}

/** What stands in the code of reading where its constants were. */
const stand = {
  pattern: (id: number, pattern: RegExp): RegExp => new Pattern(pattern, pattern.flags, id),
  /** An object that is worth its number: compared and reckoned with like one. */
  threshold: (id: number, value: number): unknown => ({
    valueOf: () => {
      if (leftOut === undefined) asked.add(id);
      return leftOut?.id === id ? value * leftOut.factor : value;
    },
  }),
};

/** Loads the code of reading so that each of its patterns and thresholds can be left out; call before it is imported. */
export function watchDecisions(): readonly PlacedDecision[] {
  Object.assign(globalThis, { benchOfReading: stand });
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.includes('/src/reading/') || !loaded.source) return loaded;
      const text =
        typeof loaded.source === 'string'
          ? loaded.source
          : Buffer.from(loaded.source as Uint8Array).toString();
      return { ...loaded, source: replaceDecisions(relative(process.cwd(), fileURLToPath(url)), text) };
    },
  });
  return decisions;
}

function replaceDecisions(file: string, text: string): string {
  let replaced = '';
  let from = 0;
  for (const decision of findDecisions(file, text)) {
    if (decision.start < from) continue;
    const id = decisions.push({ ...decision, file }) - 1;
    replaced += `${text.slice(from, decision.start)}globalThis.benchOfReading.${decision.kind}(${id}, ${decision.text})`;
    from = decision.end;
  }
  return replaced + text.slice(from);
}

/** The decisions that something depends on, with what it gives. */
export function findAsked<Result>(run: () => Result): { result: Result; asked: ReadonlySet<number> } {
  asked = new Set();
  const result = run();
  return { result, asked };
}

/** Does something while a decision is left out. */
export function without<Result>(id: number, factor: number, run: () => Result): Result {
  leftOut = { id, factor };
  try {
    return run();
  } finally {
    leftOut = undefined;
  }
}
