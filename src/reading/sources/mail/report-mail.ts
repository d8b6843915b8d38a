import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import type { Mail } from './read-mail.ts';

/** Says that a file was read as mail and what was decoded in it, if anything was; names each part that was left out. */
export function reportMail({ messages, decoded, attachments }: Mail, file: string): Diagnostic[] {
  if (decoded.size === 0) return [];
  const actual = [...decoded].join(', ');
  const count = messages > 1 ? `${messages} mails` : 'a mail';
  const message = `the file is ${count} as saved, read as such (${actual}); lines are those of the file`;
  return [
    reportDiagnostic('mail-decoded', { file, line: 1, column: 1 }, message, undefined, { actual }),
    ...attachments.map(({ name, line }) => {
      const left = `a part that is no text (${name}) was left out; save it to a file of its own if it holds rules`;
      return reportDiagnostic('attachment-skipped', { file, line, column: 1 }, left, undefined, {
        actual: name,
      });
    }),
  ];
}
