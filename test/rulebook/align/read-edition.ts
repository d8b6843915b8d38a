import { basename } from 'node:path';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import type { Rule } from '../../../src/model/records/rule.ts';
import { readCorpus } from '../../corpus.ts';

/** The rules of an English edition of the corpus, by its file name: `20240917`. */
export function readEnglishRules(name: string): Rule[] {
  const path = `corpus/cr-en/${name}.txt`;
  const { read } = readInput({ file: basename(path), bytes: readCorpus(path), hints: {} });
  if (!read) throw new Error(`${path} was not read`);
  return read.records().rules;
}
