import { expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { describeWithCorpus, readCorpus } from '../../corpus.ts';
import { type SpecimenItem, scoreSpecimen } from './score-specimen.ts';

describeWithCorpus('every specimen', () => {
  it.each([
    ['S01-cr-update-interleaved', 'cr-update'],
    ['S04-bulletin-colon-markup', 'bulletin'],
    ['S05-square-bullet', 'bulletin'],
    ['S07-viewer-flattened', 'cr-viewer'],
    ['S08-cr-text-collapsed', 'cr-text'],
    ['S11-difflib-pipes', 'comparison'],
    ['S12-grs-alternating', 'rulings-summary'],
    ['S17-rulings-1998', 'rulings-errata'],
    ['S19-rulings-mail', 'rulings-errata'],
    ['S23-primer', 'set-primer'],
    ['S24-faq-2001', 'questions'],
    ['S25-release-notes', 'questions'],
    ['S27-qa-brackets', 'questions'],
    ['S29-forum-relative', 'document'],
    ['S30-mtr', 'tournament-rules'],
    ['S33-tcg-pdf-collapsed', 'document'],
    ['S36-wiki-page', 'document'],
    ['S40-glossary-gojuon', 'glossary'],
    ['S42-utf8-bom-cr', 'cr-update'],
    ['S48-fullwidth-digits', 'document'],
    ['S54-traps', 'document'],
    ['S55-unpaired', 'cr-update'],
  ])('%s gives all its texts and pairs, read as %s', (name, kind) => {
    const file = `${name}.txt`;
    const { items } = JSON.parse(readCorpus(`corpus/specimens/${name}.expect.json`).toString('utf8')) as {
      items: SpecimenItem[];
    };
    const { read } = readInput({ file, bytes: readCorpus(`corpus/specimens/${file}`), hints: {} });
    if (!read) throw new Error(`${name} was refused`);
    const { texts, pairs } = scoreSpecimen(read, items);
    expect([read.kind, texts.missing, pairs.missing, read.account.unaccounted]).toEqual([kind, [], [], 0]);
  });
});
