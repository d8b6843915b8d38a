import { currentGame } from '../../model/game/current-game.ts';
import type { Edition, EditionId, Matter } from '../../model/records/edition.ts';
import { findDay } from '../../model/records/find-day.ts';
import { isOfRule, levelOf } from '../../model/records/rule-number.ts';
import { formatDate } from '../../model/strings/format-date.ts';
import { toVersion } from '../../model/text/edition-id.ts';
import { hasJapanese } from '../../model/text/script.ts';
import type { UnitRecord } from './list-records.ts';
import { toBlockLine, toPrinted } from './record-lines.ts';

/** What a document is written from. */
export interface DocumentContent {
  edition: EditionId;
  records: readonly UnitRecord[];
  /** The Japanese of each unit by id. */
  targets: ReadonlyMap<string, string>;
  /** The edition whose Japanese is carried on, where there is one: its words around the rules are taken over. */
  older?: Edition | undefined;
}

/**
 * The Japanese of an edition as a document that reads as one: title and day, introduction, contents, rules, glossary,
 * credits, records parted by blank lines. What surrounds the rules is that of the older edition with the new day.
 */
export function writeDocument({ edition, records, targets, older }: DocumentContent): string {
  const matter = (older?.matter ?? []).filter(({ lang }) => lang === 'ja');
  const carry = (...parts: Matter['part'][]) =>
    matter
      .filter(({ part }) => parts.includes(part))
      .flatMap(({ blocks }) =>
        blocks.map((block) => changeDay(toBlockLine(block), older?.id ?? edition, edition)),
      );
  const front = carry('title', 'preamble');
  const introduction = carry('introduction');
  const credits = carry('credits');
  const colophon = carry('colophon');
  const version = toVersion(edition);
  const isDated = [...front, ...introduction, ...credits, ...colophon].some(
    (line) => findDay(line)?.date === edition || (version !== undefined && line.includes(version)),
  );
  const { titles } = currentGame().recognised;
  const title = titles.find(hasJapanese) ?? titles[0] ?? '';
  const isTitled = front.some((line) => line.includes(title));
  const printed = records
    .map((record) => ({ record, lines: printRecord(record, targets) }))
    .filter(({ lines }) => lines.length > 0);
  const rules = printed.filter(({ record }) => record.item.type === 'rule');
  const terms = printed.filter(({ record }) => record.item.type === 'term');
  const contents = rules
    .filter(({ record: { item } }) => item.type === 'rule' && !isOfRule(levelOf(item.id)))
    .map(({ lines: [first = ''] }) => first);
  const groups = [
    [
      ...(isTitled ? [] : [title]),
      ...(isDated
        ? []
        : [version === undefined ? `${formatDate('ja', edition)}から有効` : `バージョン${version}`]),
      ...front,
    ],
    introduction.length > 0 ? ['はじめに', ...introduction] : [],
    [
      'もくじ',
      ...contents,
      ...(terms.length > 0 ? ['用語集'] : []),
      ...(credits.length > 0 ? ['クレジット'] : []),
    ],
    ...rules.map(({ lines }) => lines),
    terms.length > 0 ? ['用語集'] : [],
    ...terms.map(({ lines }) => lines),
    credits.length > 0 ? ['クレジット', ...credits] : [],
    colophon,
  ];
  return `${groups
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** A rule behind its number, an entry below its head, which is the English one where it has no Japanese. */
export function printRecord({ item, slots }: UnitRecord, targets: ReadonlyMap<string, string>): string[] {
  const lines = slots.flatMap(({ unit, line }) => {
    const target = targets.get(unit.id);
    return target === undefined ? [] : toPrinted(line, target);
  });
  const [first, ...more] = lines;
  if (first === undefined) return [];
  if (item.type === 'rule')
    return [`${item.id}${levelOf(item.id) === 'subrule' ? '' : '.'} ${first}`, ...more];
  const isHeaded = targets.has(slots[0]?.unit.id ?? '');
  return isHeaded ? [printHead(first, item.en.headwords), ...more] : [item.en.headwords.join(', '), ...lines];
}

/** `接死（せっし）／Deathtouch`, several names of an entry parted by slashes. */
export function printHead(japanese: string, english: readonly string[]): string {
  return `${japanese}／${english.join('/')}`;
}

/** The day or version of an edition, in the forms that documents print, as that of another. */
function changeDay(text: string, from: EditionId, to: EditionId): string {
  const forms = toForms(to);
  return toForms(from).reduce(
    (changed, form, index) =>
      toVersion(from) === undefined
        ? changed.replaceAll(form, forms[index] ?? form)
        : changed.replace(
            new RegExp(String.raw`(?<![\d.])${RegExp.escape(form)}(?!\.?\d)`, 'g'),
            forms[index] ?? form,
          ),
    text,
  );
}

function toForms(edition: EditionId): string[] {
  return [formatDate('ja', edition), edition, edition.replaceAll('-', ''), formatDate('en', edition)];
}
