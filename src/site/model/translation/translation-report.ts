import { checkFileTarget } from '../../../disk/check-target.ts';
import { writeWhole } from '../../../disk/write-whole.ts';
import { escapeMarkdown } from '../../../features/citing/escape-markdown.ts';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatCount, formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { countDone, cutWork, sumCounts } from '../../../outputs/translation/cut-work.ts';
import { toItemTexts } from '../../../outputs/translation/list-required.ts';
import { listWork } from '../../../outputs/translation/list-work.ts';
import { WORK_STATES, type WorkItem } from '../../../outputs/translation/unit.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { loadBook } from '../../../rulebook/book/load-book.ts';
import { toNearestNames, toTermNames } from '../../../rulebook/book/name.ts';
import { CONTENT_FOLDERS } from '../../../rulebook/book/read-collections.ts';
import { compareWords, shortenSame } from '../../../rulebook/history/compare-words.ts';
import { toFindingGroups } from './findings.ts';
import { toAgainst } from './work-pages.ts';

/** Signs that a section may have: with all of them a pull request still takes the report (65,536). */
const MOST_SIGNS = 14_000;

/** By which a report is known again; Markdown does not show it. */
const MARK = '<!-- npm run translate:report -->';

/**
 * What a new edition means for its translation, as Markdown for a pull request: the counts by chapter, what is not translated,
 * what changed with the difference, where the languages disagree. Text of the documents is in it as text.
 */
export function toTranslationReport(book: Book, diagnostics: readonly Diagnostic[], lang: Lang): string {
  const texts = getStrings(lang).translation;
  const items = listWork(book, book.edition.id);
  const ofStates = (states: readonly WorkItem['state'][]) =>
    items.filter(({ state }) => states.includes(state));
  const untranslated = ofStates(['new']).map((item) => `- ${nameItem(book, item, lang)}`);
  const changed = ofStates(['changed', 'references', 'punctuation']).map(
    (item) => `- ${nameItem(book, item, lang)} (${texts.states[item.state]})${toDifference(item)}`,
  );
  const moved = ofStates(['moved']).map((item) => `- ${nameItem(book, item, lang)}`);
  const findings = toFindingGroups(book, diagnostics, lang).flatMap(({ code, findings: own }) => [
    `- **${getStrings(lang).headings[code]}**`,
    ...own.map(({ sentence, page }) => `  - ${toShown([page?.name, sentence].filter(Boolean).join(': '))}`),
  ]);
  return [
    `# ${getStrings(lang).edition.title}: ${formatDate(lang, book.edition.id)}`,
    toAgainst(book, lang),
    ...toTable(items, lang),
    ...toSection(`${texts.states.new} (${untranslated.length})`, untranslated, lang),
    ...toSection(`${texts.changedItems} (${changed.length})`, changed, lang),
    ...toSection(`${texts.states.moved} (${moved.length})`, moved, lang),
    ...toSection(texts.findings, findings.length > 0 ? findings : [texts.none], lang),
    MARK,
  ]
    .join('\n\n')
    .concat('\n');
}

/** Whether a file is such a report. */
const isTranslationReport = (bytes: Buffer): boolean => bytes.toString().trimEnd().endsWith(MARK);

function toTable(items: readonly WorkItem[], lang: Lang): string[] {
  const texts = getStrings(lang).translation;
  const chapters = cutWork(items);
  const whole = sumCounts(chapters.map(({ counts }) => counts));
  const rows = [...chapters, { id: texts.whole, counts: whole }];
  return [
    formatString(texts.done, countDone(whole)),
    [
      `| | ${WORK_STATES.map((state) => texts.states[state]).join(' | ')} |`,
      `|---|${WORK_STATES.map(() => '---:').join('|')}|`,
      ...rows.map(
        ({ id, counts }) =>
          `| ${id === 'glossary' ? getStrings(lang).glossary.title : id} | ${WORK_STATES.map((state) => counts[state]).join(' | ')} |`,
      ),
    ].join('\n'),
  ];
}

/** A heading with lines; of a long list the beginning, and how many lines more there are. */
function toSection(title: string, lines: readonly string[], lang: Lang): string[] {
  if (lines.length === 0) return [];
  const shown: string[] = [];
  let signs = 0;
  for (const line of lines) {
    signs += line.length + 1;
    if (signs > MOST_SIGNS) break;
    shown.push(line);
  }
  const rest = lines.length - shown.length;
  const more = rest > 0 ? [`- ${formatCount(lang, getStrings(lang).rule.citedByMore, rest)}`] : [];
  return [`## ${title}`, [...shown, ...more].join('\n')];
}

function nameItem(book: Book, item: WorkItem, lang: Lang): string {
  const names = item.type === 'rule' ? toNearestNames(book, item.id, lang) : toTermNames(book, item.id, lang);
  const name = [names?.first.text, names?.beside?.text].filter(Boolean).join(' / ');
  const number = item.type === 'rule' ? `**${item.id}** ` : '';
  const from = item.type === 'rule' && item.old && item.old.id !== item.id ? ` (← ${item.old.id})` : '';
  return `${number}${toShown(name)}${from}`;
}

/** `<br>… three <del>two</del><ins>more</ins> …`, as the host of a pull request shows it. */
function toDifference(item: WorkItem): string {
  const { en, before } = toItemTexts(item);
  if (before === undefined) return '';
  const parts = shortenSame(compareWords(before, en, 'en')).map(({ type, text }) => {
    const shown = toShown(text);
    return type === 'same' ? shown : type === 'added' ? `<ins>${shown}</ins>` : `<del>${shown}</del>`;
  });
  return `<br>${parts.join('')}`;
}

/** Text of a document as text on one line: no markup, and nobody is called by it. */
function toShown(text: string): string {
  return escapeMarkdown(text.replace(/\s*\n\s*/g, ' ')).replaceAll('@', '@\u200b');
}

/** What the command line asks of `npm run translate:report`. */
interface ReportOptions {
  content?: string;
  lang?: string;
  out?: string;
}

/** The report of a folder of collections, written or given; what is wrong with the options where something is. */
export function runTranslationReport({
  content = CONTENT_FOLDERS.collections,
  lang: wanted = 'en',
  out,
}: ReportOptions): { problem: string } | { output: string } | { lines: string[]; exitCode: 0 | 1 } {
  const lang = LANGS.find((each) => each === wanted);
  if (!lang) return { problem: `--lang ${wanted}: is neither ${LANGS.join(' nor ')}` };
  const unwritable = out === undefined ? undefined : checkFileTarget(out, isTranslationReport);
  if (unwritable) return { problem: `--out ${out}: ${unwritable}` };
  let report: string;
  try {
    const { book, diagnostics } = loadBook({ ...CONTENT_FOLDERS, collections: content });
    report = toTranslationReport(book, diagnostics, lang);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { lines: [`${content} cannot be read: ${reason}; npm run ingest makes it`], exitCode: 1 };
  }
  if (out === undefined) return { output: report };
  writeWhole(out, report);
  return { lines: [`the report of the newest edition → ${out}`], exitCode: 0 };
}
