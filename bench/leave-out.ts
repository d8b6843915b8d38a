import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Decision, findDecisions } from './find-decisions.ts';

/** A decision with the file it stands in. */
export interface PlacedDecision extends Decision {
  file: string;
}

/** What is left out just now: a pattern matches nothing, a threshold is multiplied, a condition does not hold. */
interface LeftOut {
  id: number;
  factor: number;
}

let leftOut: LeftOut | undefined;
/** Decisions that were asked since this was last made: patterns that matched, thresholds that were compared. */
let asked = new Set<number>();
const decisions: PlacedDecision[] = [];
/** How often a condition that is left out may be asked: without some of them a loop has no end. */
const MOST_STEPS = 1_000_000;
let steps = 0;

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
  /** What a condition found, or that it does not hold. */
  condition: (id: number, value: unknown): unknown => {
    if (leftOut?.id === id) {
      if (++steps > MOST_STEPS) throw new Error('without this condition the reading does not end');
      return false;
    }
    if (value && leftOut === undefined) asked.add(id);
    return value;
  },
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
  const insertions: { at: number; text: string }[] = [];
  for (const decision of findDecisions(file, text)) {
    const id = decisions.push({ ...decision, file }) - 1;
    insertions.push({ at: decision.start, text: `globalThis.benchOfReading.${decision.kind}(${id}, ` });
    insertions.unshift({ at: decision.end, text: ')' });
  }
  let replaced = '';
  let from = 0;
  for (const { at, text: inserted } of insertions.sort((one, other) => one.at - other.at)) {
    replaced += text.slice(from, at) + inserted;
    from = at;
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
  steps = 0;
  try {
    return run();
  } finally {
    leftOut = undefined;
  }
}
