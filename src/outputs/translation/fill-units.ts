import type { DiagnosticCode } from '../../model/diagnostics/codes.ts';
import { type Diagnostic, type Found, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { Place } from '../../model/records/place.ts';
import { CONTROL_CHARACTERS } from '../../model/text/control-characters.ts';
import { hasJapanese } from '../../model/text/script.ts';
import { listUnits, type UnitRecord, type UnitSlot } from './list-records.ts';
import type { FilledFile, FilledUnit } from './translation-file.ts';
import type { TranslationUnit } from './unit.ts';

/** What the units of an edition are in Japanese after a file was taken in. */
export type FilledUnits = ReturnType<typeof fillUnits>;

/**
 * Takes the translations of a file to the units they belong to: by id, else by the English alone. What the file leaves out
 * stays as it was; a translation that is none yet, or that belongs nowhere, is reported.
 */
export function fillUnits(records: readonly UnitRecord[], filled: FilledFile, file: string) {
  const units = listUnits(records);
  const diagnostics = [...filled.diagnostics];
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const byId = new Map<string, FilledUnit>();
  const byEnglish = new Map<string, FilledUnit>();
  for (const each of filled.units) {
    const { id, english = '', japanese, place } = each;
    if (id === undefined) {
      if (japanese !== undefined && !byEnglish.has(tidy(english))) byEnglish.set(tidy(english), each);
      continue;
    }
    if (!known.has(id)) diagnostics.push(reportUnknown(each, id));
    const twin = byId.get(id);
    if (twin?.japanese !== undefined && japanese !== undefined && tidy(twin.japanese) !== tidy(japanese)) {
      const message = `${id} appears twice with different translations; leave one of them`;
      diagnostics.push(
        reportDiagnostic('translation-unit-twice', place, message, twin.place, { actual: japanese }),
      );
    }
    if (twin?.japanese === undefined) byId.set(id, each);
  }
  // Units are often repeated word by word: such English says of none that it is another's.
  const owners = new Map<string, string>();
  for (const { id, english } of units) owners.set(tidy(english), owners.has(tidy(english)) ? '' : id);
  diagnostics.push(...findMixed(byId, known, owners));
  /** The Japanese of each unit that has one, and where the file has a unit, by id; units that have none. */
  const targets = new Map<string, string>();
  const places = new Map<string, Place>();
  const open: TranslationUnit[] = [];
  for (const { item, slots } of records) {
    const found = slots.map(
      ({ unit }) =>
        byId.get(unit.id) ?? (unit.status === 'open' ? byEnglish.get(tidy(unit.english)) : undefined),
    );
    const taken = slots.map(({ unit }, index) => {
      const each = found[index];
      return each ? takeTarget(unit, each, diagnostics) : unit.japanese;
    });
    const reasons = findGaps(item.type, slots, taken);
    for (const [index, { unit }] of slots.entries()) {
      const { place = { file, line: 1, column: 1 }, doubt } = found[index] ?? {};
      const target = taken[index];
      const reason = reasons[index];
      if (found[index]) places.set(unit.id, place);
      if (target !== undefined && reason === undefined) {
        targets.set(unit.id, target);
        continue;
      }
      open.push(unit);
      const why = found[index] ? (doubt ?? 'it is empty') : 'the file does not have it';
      const message =
        reason === undefined ? `${unit.id} is not translated: ${why}` : `${unit.id} is left out: ${reason}`;
      diagnostics.push(
        reportDiagnostic('translation-unit-open', place, message, undefined, { expected: unit.id }),
      );
    }
  }
  return { targets, places, open, diagnostics };
}

/** Rows under the number of one unit with the English of another, as a spreadsheet makes them that takes 702.190 for 702.19. */
function findMixed(
  byId: ReadonlyMap<string, FilledUnit>,
  known: ReadonlyMap<string, TranslationUnit>,
  owners: ReadonlyMap<string, string>,
): Diagnostic[] {
  return [...byId].flatMap(([id, { english = '', japanese, place }]) => {
    const owner = owners.get(tidy(english));
    const own = known.get(id)?.english;
    if (!owner || japanese === undefined || own === undefined || tidy(own) === tidy(english)) return [];
    const message = `${id} is beside the English of ${owner}; give each its own number`;
    return [
      reportDiagnostic('translation-english-mixed', place, message, undefined, {
        actual: owner,
        expected: id,
      }),
    ];
  });
}

/**
 * Why a translated unit of a record cannot go in yet: an example without the one before it would be taken for that one, and
 * a head without its text for a line of the entry above.
 */
function findGaps(
  type: UnitRecord['item']['type'],
  slots: readonly UnitSlot[],
  taken: readonly (string | undefined)[],
): (string | undefined)[] {
  const missing = new Map<string, string>();
  const isHeadOnly =
    type === 'term' && slots.length > 1 && taken.slice(1).every((each) => each === undefined);
  return slots.map(({ unit, line }, index) => {
    const gap = missing.get(line.role);
    if (taken[index] === undefined) missing.set(line.role, gap ?? unit.id);
    else if (gap !== undefined) return `${gap} before it is not translated`;
    else if (isHeadOnly) return 'of its entry nothing but the head is translated';
    return undefined;
  });
}

/** The Japanese that a unit gets from the file; undefined where the file has none that counts. */
function takeTarget(unit: TranslationUnit, found: FilledUnit, diagnostics: Diagnostic[]): string | undefined {
  const { id, english, status } = unit;
  const report = (code: DiagnosticCode, message: string, what: Found) =>
    diagnostics.push(reportDiagnostic(code, found.place, message, undefined, what));
  const isLocked = status === 'final';
  if (found.english !== undefined && tidy(found.english) !== tidy(english)) {
    const message = `${id} was translated from another English than this edition has now; look at it again`;
    report('translation-english-differs', message, { actual: found.english, expected: english });
  }
  const written = found.japanese ?? '';
  const japanese = tidy(written);
  if (written.search(CONTROL_CHARACTERS) >= 0)
    report('control-character', `${id} holds control characters, which are left out`, { actual: id });
  if (japanese === '' || found.doubt !== undefined) return isLocked ? unit.japanese : undefined;
  if (japanese === tidy(unit.japanese ?? '')) return unit.japanese;
  found.doubt = findDoubt(japanese, unit);
  if (isLocked) {
    const message = found.doubt
      ? `${id} keeps its translation, for ${found.doubt}`
      : `${id} was locked, and its translation is another now; it is taken`;
    report('translation-locked-changed', message, { actual: japanese, expected: unit.japanese ?? '' });
  }
  if (found.doubt === undefined) return japanese;
  return isLocked ? unit.japanese : undefined;
}

/** Words of a name that may be the same in both languages. */
const MOST_NAME_WORDS = 3;

/** Why a text cannot be the Japanese of a unit, as the end of a sentence. */
function findDoubt(text: string, { english, japanese = '' }: TranslationUnit): string | undefined {
  if (text.includes('\ufffd') && !japanese.includes('\ufffd')) return 'a character in it could not be read';
  if (hasJapanese(text) || !/[a-z]{2}/i.test(text)) return undefined;
  if (text === tidy(english)) return 'it is the English itself';
  const isName = english.split(/\s+/).length <= MOST_NAME_WORDS && !hasJapanese(japanese);
  return isName ? undefined : 'it is not Japanese';
}

function reportUnknown({ japanese = '', place }: FilledUnit, id: string): Diagnostic {
  const shown = japanese.length > 60 ? `${japanese.slice(0, 60)}…` : japanese;
  const message = `this edition has no ${id}; its translation is left out: “${shown}”`;
  return reportDiagnostic('translation-unit-unknown', place, message, undefined, { actual: id });
}

/** A text as a document gives it back: without control characters, empty lines and blanks around or beside blanks. */
function tidy(text: string): string {
  return text
    .replace(CONTROL_CHARACTERS, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/[ \t\u00a0]+/g, ' '))
    .filter((line) => line !== '')
    .join('\n');
}
