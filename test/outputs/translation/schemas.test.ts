import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GlossaryEntry } from '../../../src/model/records/glossary-entry.ts';
import { ruleNumberSchema } from '../../../src/model/records/rule.ts';
import type { Term } from '../../../src/model/records/term.ts';
import { writePo } from '../../../src/outputs/translation/formats/po.ts';
import { writeTbx } from '../../../src/outputs/translation/formats/tbx.ts';
import { writeTmx } from '../../../src/outputs/translation/formats/tmx.ts';
import { writeXliff, writeXliff1 } from '../../../src/outputs/translation/formats/write-xliff.ts';
import type { TranslationUnit } from '../../../src/outputs/translation/unit.ts';

/** Where `.ci/run` puts the schemas that Debian's packages hold. */
const SCHEMAS = resolve('.cache/schemas');
const EDITION = '2026-04-17';

const odd = 'Pay {W}{W/U} & see rule 702.9b, “<Odd>” ]]> \u001b.';
const units: TranslationUnit[] = (['final', 'proposed', 'open'] as const).map((status, index) => ({
  id: index === 0 ? '702.9b' : `glossary:odd:${index + 1}`,
  name: '702.9b',
  part: 'example',
  english: odd,
  ...(status !== 'open' && { japanese: '{W}{W}を支払い、rule 702.9b と rule 601.2f〜h を見る。' }),
  status,
  state: 'changed',
  ...(status !== 'final' && {
    match: { english: odd, japanese: '{W}を支払う。', similarity: 88, edition: '2026-01-16', id: '702.9b' },
  }),
  notes: {
    references: [{ number: '702.9b', title: '飛行' }],
    symbols: ['{W}'],
    terms: [{ english: 'Flying', japanese: '飛行', reading: 'ひこう' }],
  },
}));
const place = { file: 'x.txt', line: 1, column: 1 };
const say = (text: string) => [{ type: 'paragraph' as const, text }];
const glossary: GlossaryEntry[] = [
  {
    slug: 'draw',
    state: 'current',
    en: { headwords: ['Draw'], blocks: [], senses: [say('To take a card.'), say('Nobody wins.')], place },
    ja: { headwords: ['引く'], blocks: [], senses: [say('カードを取る。'), say('引き分けになる。')], place },
  },
];
const terms: Term[] = [
  { en: 'Draw', ja: '引き分け', kind: 'glossary' },
  { en: 'Draw', ja: '引く', kind: 'glossary' },
  { en: 'Draw', ja: '引くこと', kind: 'section', number: ruleNumberSchema.parse('121') },
  { en: 'Flying', ja: '飛行', readings: ['ひこう'], jaAlso: ['フライング'], kind: 'keyword-ability' },
  { en: 'Nameless', kind: 'glossary' },
];

const isThere = (tool: string) => spawnSync(tool, ['--version']).error === undefined;

/** Runs a validator over a written file, or skips with the reason. */
function validate(name: string, file: string, text: string, [tool, ...args]: [string, ...string[]]) {
  const schema = args.find((arg) => arg.startsWith(SCHEMAS));
  const lacks = !isThere(tool) ? tool : schema && !existsSync(schema) ? schema : undefined;
  if (lacks) {
    describe.skip(`${name} (skipped: there is no ${lacks})`, () => test(name, () => {}));
    return;
  }
  test(name, () => {
    const path = join(mkdtempSync(join(tmpdir(), 'taiyaku-')), file);
    writeFileSync(path, text);
    const run = spawnSync(tool, [...args, path], { encoding: 'utf8' });
    expect(run.stderr.split('\n').filter((line) => /error|invalid|validity/i.test(line))).toEqual([]);
    expect(run.status).toBe(0);
  });
}

const pairs = [
  { english: odd, japanese: '{W}を支払う。', origin: EDITION, name: '702.9b', units: ['702.9b'] },
];

validate('XLIFF is valid by the schema of XLIFF 2', 'x.xlf', writeXliff(units, EDITION), [
  'xmllint',
  '--noout',
  '--nonet',
  '--schema',
  join(SCHEMAS, 'xliff-core-2.0.xsd'),
]);
validate('XLIFF 1.2 is valid by its schema', 'x.xliff', writeXliff1(units, EDITION), [
  'xmllint',
  '--noout',
  '--nonet',
  '--schema',
  join(SCHEMAS, 'xliff-core-1.2-strict.xsd'),
]);
test('a name of several senses is as many entries in TBX, each with what it means', () => {
  const entries = writeTbx({ terms, glossary }).match(/<termEntry.*?<\/termEntry>/gs) ?? [];
  const entryOf = (ja: string) => entries.find((each) => each.includes(`<term>${ja}</term>`)) ?? '';
  expect(entryOf('引き分け')).toContain('<descrip type="definition">Nobody wins.</descrip>');
  expect(entryOf('引く')).toContain('<descrip type="definition">To take a card.</descrip>');
  expect(entryOf('引くこと')).not.toContain('definition');
});
validate('TMX is valid by its DTD', 'x.tmx', writeTmx(pairs, EDITION).replace(/<!DOCTYPE.*\n/, ''), [
  'xmllint',
  '--noout',
  '--nonet',
  '--dtdvalid',
  join(SCHEMAS, 'tmx14.dtd'),
]);
validate('TBX is valid by its schema', 'x.tbx', writeTbx({ terms, glossary }).replace(/<!DOCTYPE.*\n/, ''), [
  'xmllint',
  '--noout',
  '--nonet',
  '--schema',
  join(SCHEMAS, 'tbx.xsd'),
]);
validate('PO passes the checks of gettext', 'x.po', writePo(units, EDITION), [
  'msgfmt',
  '--check',
  '--output-file=/dev/null',
]);
