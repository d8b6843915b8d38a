import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Report, reportSchema } from './report.ts';
import { toWorkFolder } from './work-folders.ts';

/** Writes the report as JSON, whole or not at all. */
export function writeReport(file: string, report: Report): void {
  const target = resolve(file);
  mkdirSync(dirname(target), { recursive: true });
  const fresh = toWorkFolder(target, 'new');
  writeFileSync(fresh, `${JSON.stringify(reportSchema.parse(report), undefined, 2)}\n`);
  renameSync(fresh, target);
}
