import type { EngineFiles } from '../index-files.ts';
import * as correctors from './create-corrector.ts';
import { createPlainEngine } from './create-plain-engine.ts';
import type { FullEngine } from './engine.ts';

/** Makes an engine of loaded files. */
export function createEngine(files: EngineFiles): FullEngine {
  return createPlainEngine(files, correctors);
}
