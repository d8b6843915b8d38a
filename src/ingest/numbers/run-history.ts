import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { STAMP } from '../../disk/check-target.ts';
import { writeWhole } from '../../disk/write-whole.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { EditionId } from '../../model/records/edition.ts';
import { type EditionStep, type ReturnedRule, toStepLine } from '../../model/records/edition-step.ts';
import type { Rule, RuleChange } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { toComparableText } from '../../rulebook/align/comparable-text.ts';
import { compareEditions } from '../../rulebook/align/compare-editions.ts';
import { indexUnique } from '../../rulebook/align/index-unique.ts';
import type { RunOutcome } from '../command/run-ingest.ts';
import { type InputFile, type InputResult, readInput, toReadEdition } from '../pipeline/read-input.ts';

/** Where the table is in the project. */
export const HISTORY_FOLDER = 'content/history';

/** Raised when the form of the table changes. */
const FORMAT = 1;

/**
 * Makes the table of numbers of a folder of English editions, one text file each, named so that they sort by day; with
 * `check` compares it with the one that is in `out` and writes nothing.
 */
export function runHistory(folder: string, { out, check }: { out: string; check: boolean }): RunOutcome {
  const hash = createHash('sha256');
  const { steps, notes } = makeSteps(
    readFiles(folder, (name, bytes) => hash.update(`${name}\0`).update(bytes)),
  );
  const stamp = {
    generatedBy: 'npm run history',
    format: FORMAT,
    editions: steps.length,
    inputs: hash.digest('hex'),
  };
  const files = new Map([
    ['steps.json', `[\n${steps.map((step) => JSON.stringify(toStepLine(step))).join(',\n')}\n]\n`],
    [STAMP, `${JSON.stringify(stamp, undefined, 1)}\n`],
  ]);
  const days = `${steps.length} editions, ${steps[0]?.edition} to ${steps.at(-1)?.edition}`;
  if (check) {
    const isFresh = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;
    const stale = [...files].flatMap(([name, text]) => (isFresh(join(out, name), text) ? [] : [name]));
    if (stale.length === 0) return { lines: [`${out} is up to date: ${days}`], exitCode: 0 };
    return {
      lines: [...stale.map((name) => `${out}/${name}: different`), `${out} is stale; run npm run history`],
      exitCode: 1,
    };
  }
  for (const [name, text] of files) writeWhole(join(out, name), text);
  return { lines: [...notes, `${days} → ${out}`], exitCode: 0 };
}

/** The documents of a folder by name, one at a time. */
export function* readFiles(
  folder: string,
  onFile?: (name: string, bytes: Uint8Array) => void,
): Generator<InputFile> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  for (const name of names.sort()) {
    const bytes = readFileSync(join(folder, name));
    onFile?.(name, bytes);
    yield { file: basename(name), bytes, hints: {} };
  }
}

/** A longer title is the first line of a hard-wrapped sentence, as in 409.1 of 1999-04-23. In characters. */
const LONGEST_NAME = 60;

/**
 * Reads English editions, oldest first, and tells of each what it did to the numbers of the one before. Only two of them
 * are held at a time. A document that is no whole edition, or repeats one, is left out and noted.
 */
function makeSteps(files: Iterable<InputFile>): { steps: EditionStep[]; notes: string[] } {
  const made: ReturnType<typeof makeSteps> = { steps: [], notes: [] };
  const retired = new RetiredRules();
  let before: WholeEdition | undefined;
  for (const after of readEditions(files, made.notes)) {
    made.steps.push(makeStep(before, after, retired));
    before = after;
  }
  return made;
}

/** Reads a document; one that its beginning alone does not show to be an edition, as the cut 20130201, as one. */
function readWhole(file: InputFile): InputResult {
  const result = readInput(file);
  if (result.read?.kind !== 'document') return result;
  const again = readInput({ ...file, hints: { ...file.hints, kind: 'cr-text' } });
  return again.read?.reading.edition && again.read.records().rules.length > 0 ? again : result;
}

/** Each whole English edition among documents, once. Throws where their order is not that of their days. */
export function* readEditions(files: Iterable<InputFile>, notes: string[] = []): Generator<WholeEdition> {
  const seen = new Set<EditionId>();
  for (const file of files) {
    const { read, diagnostics } = readWhole(file);
    const edition = read && toReadEdition(read);
    if (read?.kind !== 'cr-text' || !edition) notes.push(`${file.file}: ${explain(read?.kind, diagnostics)}`);
    else if (seen.has(edition)) notes.push(`${file.file}: repeats ${edition}`);
    else {
      const newest = [...seen].at(-1);
      if (newest && edition < newest) throw new TypeError(`${file.file}: ${edition} comes after ${newest}`);
      seen.add(edition);
      yield { edition, rules: read.records().rules };
    }
  }
}

function makeStep(before: WholeEdition | undefined, after: WholeEdition, retired: RetiredRules): EditionStep {
  const changes = compareEditions(before?.rules ?? [], after.rules);
  const returned = before ? retired.update(before, after, changes) : [];
  const changed = changes.filter(({ from, to, text, part }) => part || from !== to || text !== 'same');
  const olds = new Map(before?.rules.map((rule) => [rule.number, toTitle(rule)]));
  const sources = new Map(changes.flatMap(({ from, to, part }) => (from && to && !part ? [[to, from]] : [])));
  const titles = after.rules.flatMap((rule): [RuleNumber, string][] => {
    const source = sources.get(rule.number);
    const old = (source && olds.get(source)) ?? '';
    return toTitle(rule) === old ? [] : [[rule.number, toTitle(rule)]];
  });
  return { edition: after.edition, changes: changed, returned, titles: new Map(titles) };
}

function toTitle({ en }: Rule): string {
  return en?.title && en.title.length <= LONGEST_NAME ? en.title : '';
}

function explain(kind: string | undefined, diagnostics: readonly Diagnostic[]): string {
  if (kind) return `is no whole edition but ${kind}`;
  return diagnostics.at(-1)?.message ?? 'is no whole edition';
}

/** The rules of an edition, on its way into the table. */
export interface WholeEdition {
  edition: EditionId;
  rules: readonly Rule[];
}

/** Fewer words say the same of different things. */
const TELLING_WORDS = 10;

/**
 * The rules that were retired so far, by what they can be known again by: Tokens, section 216 until 2009 and 111 since
 * 2019. Names and hashes of words would do; it is small, so the words themselves are kept while the table is made.
 */
export class RetiredRules {
  readonly #byKey = new Map<string, { last: EditionId; from: RuleNumber }>();

  /** Takes in what a step retired and tells what it brought back. */
  update(before: WholeEdition, after: WholeEdition, changes: readonly RuleChange[]): ReturnedRule[] {
    const main = changes.filter(({ part }) => !part);
    const isNew = new Set(main.flatMap(({ from, to }) => (to && !from ? to : [])));
    const isGone = new Set(main.flatMap(({ from, to }) => (from && !to ? from : [])));
    const returned: ReturnedRule[] = [];
    for (const [key, rule] of indexUnique(after.rules, listKeys)) {
      const old = this.#byKey.get(key);
      if (!old || !isNew.has(rule.number)) continue;
      isNew.delete(rule.number);
      this.#byKey.delete(key);
      returned.push({ ...old, to: rule.number });
    }
    const olds = indexUnique(before.rules, listKeys);
    for (const [key, { number }] of olds)
      if (isGone.has(number)) this.#byKey.set(key, { last: before.edition, from: number });
    return returned;
  }
}

/** A rule's name and its words with numbers masked. */
function listKeys({ en }: Rule): string[] {
  if (!en) return [];
  const words = toComparableText(undefined, en.blocks).masked;
  const isTelling = words.split(/\s+/, TELLING_WORDS).length >= TELLING_WORDS;
  return [...(en.title ? [`name ${en.title.toLowerCase()}`] : []), ...(isTelling ? [`words ${words}`] : [])];
}
