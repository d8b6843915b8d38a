import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { endsIn } from '../../../model/text/sentence.ts';
import type { RunningText } from '../../sources/running-text.ts';
import type { ParagraphOptions } from '../take-blocks.ts';
import type { IsBroken } from './wrapping.ts';

/** What every part of the reader needs while it reads one source. */
export interface ReadingContext extends ParagraphOptions {
  isBroken: IsBroken;
  diagnostics: Diagnostic[];
}

/** A wrapped paragraph goes on: not after a blank line, nor where a sentence ended and an indent begins. */
export function toContext(lang: Lang, running: RunningText, isBroken: IsBroken): ReadingContext {
  return {
    lang,
    running,
    isBroken,
    diagnostics: [],
    take: (from, to) => running.take(from, to).replace(/[ \t\u00a0]+/g, ' '),
    goesOn: (above, line) =>
      line.gap === 0 &&
      isBroken(above, line) &&
      !(line.indent > above.indent + 1 && endsIn(above.text, '.。!?:')),
  };
}
