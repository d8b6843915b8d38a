import type { EngineFiles } from '../index-files.ts';
import * as correctors from './create-corrector.ts';
import { createPlainEngine } from './create-plain-engine.ts';
import type { SearchEngine } from './engine.ts';

/** Makes an engine of loaded files. */
export function createEngine(files: EngineFiles): SearchEngine {
  return createPlainEngine(files, correctors);
}
