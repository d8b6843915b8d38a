import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Lang } from '../../records/lang.ts';
import type { Ledger } from '../../sources/ledger.ts';
import type { IsBroken } from './wrapping.ts';

/** What every part of the reader needs while it reads one source. */
export interface ReadingContext {
  lang: Lang;
  ledger: Ledger;
  isBroken: IsBroken;
  diagnostics: Diagnostic[];
}
