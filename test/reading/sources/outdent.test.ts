import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';

const FIXTURES = join(import.meta.dirname, '..', '..', 'fixtures', 'readers');

/** What is read of a text, places left out. */
function read(text: string) {
  const { read: found } = readInput({ file: 'a.txt', bytes: Buffer.from(text), hints: {} });
  const { title, date } = found?.reading ?? {};
  const records = JSON.stringify(found?.records(), (key, value) => (key === 'place' ? undefined : value));
  return { kind: found?.kind, title, date, records };
}

describe('a text that is set in as a whole reads as one that is not', () => {
  const texts = globSync('*/*/input.txt', { cwd: FIXTURES }).map(
    (file) => [file, readFileSync(join(FIXTURES, file), 'utf8')] as const,
  );
  it.each(texts)('%s', (_, text) => {
    const plain = text.replaceAll('\r', '');
    const { source } = readSource(Buffer.from(plain), 'a.txt');
    // Mail, Markdown and CSV are set in otherwise, or not at all.
    if (source?.format !== 'text' || /^(?:From|Subject|Message-ID): /m.test(plain)) return;
    for (const room of ['  ', '\t', '　']) expect(read(plain.replace(/^(?=.)/gm, room))).toEqual(read(plain));
  });
});
