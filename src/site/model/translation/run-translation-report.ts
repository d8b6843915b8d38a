import { checkFileTarget } from '../../../disk/check-target.ts';
import { writeWhole } from '../../../disk/write-whole.ts';
import { LANGS } from '../../../model/records/lang.ts';
import { loadBook } from '../../../rulebook/book/load-book.ts';
import { CONTENT_FOLDERS } from '../../../rulebook/book/read-collections.ts';
import { isTranslationReport, toTranslationReport } from './translation-report.ts';

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
