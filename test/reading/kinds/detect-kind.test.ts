import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { weighEvidence } from '../../../src/reading/kinds/reader.ts';
import { detectKind } from '../../../src/reading/kinds/readers.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';

function detect(text: string) {
  const { source } = readSource(Buffer.from(text), 'any.txt');
  if (!source) throw new Error('no text');
  return detectKind(source);
}

describe('the evidence of a kind', () => {
  it('is not in the name of the site that a page is on', () => {
    const page = '<p>The lamp is lit.</p><p>It burns until dawn.</p>';
    const titled = (title: string) => `<html><head><title>${title}</title></head><body>${page}</body></html>`;
    expect(detect(titled('Tournament Rules | Harbor')).kind).toBe('tournament-rules');
    expect(detect(titled('Lamps at dusk | Tournament Rules')).kind).toBe('document');
  });

  const share = fc.double({ min: 0, max: 0.99, noNaN: true });
  const shows = fc.dictionary(fc.string(), fc.oneof(share, fc.constant<false>(false)));

  it('makes it the surer the more signs there are, never more than certain', () => {
    fc.assert(
      fc.property(shows, share, (signs, more) => {
        const { ['one more']: _, ...others } = signs;
        const before = weighEvidence('glossary', { shows: others }).confidence;
        const after = weighEvidence('glossary', { shows: { ...others, 'one more': more } }).confidence;
        expect(after).toBeGreaterThanOrEqual(Math.max(before, more) - 1e-9);
        expect(after).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('counts for nothing where something rules the kind out', () => {
    const signs = { shows: { 'a title of terms': 0.9 }, ruledOut: 'numbered entries in between' };
    expect(weighEvidence('glossary', signs)).toEqual({ kind: 'glossary', confidence: 0, shows: {} });
  });

  it('says by which signs a kind was taken, and which kind came next', () => {
    const pairs = [
      '107.31. Anchors sink.',
      '107.31 錨は沈む。',
      '107.33. Ropes are long.',
      '107.33 綱は長い。',
    ];
    const found = detect(`ルール変更のお知らせ\n\n${pairs.join('\n')}\n`);
    expect(found).toMatchObject({
      kind: 'cr-update',
      shows: { 'rules in two languages': 0.55 },
      runnerUp: { kind: 'bulletin', shows: { 'a title of rule changes': 0.4 } },
    });
    expect(found.runnerUp?.confidence).toBeLessThan(found.confidence);
  });
});

it.each([
  ['Penalty', 'Remedy', 'Harbour Cup Penalty Sheet', 'The crew took too long.'],
  ['処置', '追加処置', '港杯 違反処置の表', '乗組員が遅れた。'],
])(
  'parts of infractions with what they say beside them are rules of tournaments: %s',
  (penalty, remedy, title, text) => {
    const part = (name: string) => `${name}\n  ${text}\n  ${penalty}: ${text}\n  ${remedy}: ${text}\n`;
    expect(detect(`${title}\n\n${part('Late')}\n${part('Lost')}\n${part('Loud')}`).kind).toBe(
      'tournament-rules',
    );
  },
);

describe('a document that shows too little of any kind', () => {
  const warnOf = (text: string, hints = {}) =>
    readInput({ file: 'any.txt', bytes: Buffer.from(text), hints }).diagnostics[0]?.message;

  it('has the nearest kind in its warning, with what it shows of it', () => {
    const text = '鐘のルール変更\n\n鐘は朝に鳴る。\n';
    expect(detect(text)).toMatchObject({ kind: 'document', runnerUp: { kind: 'bulletin', confidence: 0.4 } });
    expect(warnOf(text)).toMatch(
      /nearest is bulletin, by no more than a title of rule changes; .*--kind bulletin$/,
    );
  });

  it('has none where it shows hardly anything, or was given as a document', () => {
    expect(warnOf('鐘は朝に鳴る。\n')).toMatch(/if it is of a kind, name it with --kind$/);
    expect(warnOf('鐘のルール変更\n\n鐘は朝に鳴る。\n', { kind: 'document' })).not.toContain('nearest');
  });

  it('takes terms that the markup names for terms, and days before a line for none', () => {
    const terms = ['**灯り / Lamp**\n: 夕方にともる。', '**係留 / Moor**\n: 港につなぐこと。'];
    const kindOf = (text: string, file: string) =>
      readInput({ file, bytes: new TextEncoder().encode(text), hints: {} }).read?.kind;
    expect(kindOf(`# 覚書\n\n${terms.join('\n\n')}\n`, 'a.md')).toBe('glossary');
    const lines = ['油は港で買う。', '灯りは夕方にともる。', '朝まで燃える。'];
    const chat = lines.map((line, at) => `[2031/03/04 21:0${at}] kani: ${line}`);
    expect(kindOf(chat.join('\n'), 'a.txt')).not.toBe('glossary');
  });

  it('takes an article that quotes rules below its text for no viewer page', () => {
    const quoted =
      '<dl><dt>702.205a</dt><dd>灯りは夕方にともる。</dd><dt>702.205b</dt><dd>朝まで燃える。</dd></dl>';
    const menu = ['ホーム', '議論', '履歴', '検索'].map((name) => `<p>${name}</p>`).join('');
    const text = ['灯りは港にある。', '油は港で買う。', '風の日には消える。']
      .map((each) => `<p>${each}</p>`)
      .join('');
    const page = `<!doctype html><html><meta charset="utf-8"><body><h1>灯り</h1>${text}${quoted}${menu}</body></html>`;
    const { read } = readInput({ file: 'a.html', bytes: new TextEncoder().encode(page), hints: {} });
    expect(read?.kind).not.toBe('cr-viewer');
    expect(read?.records().rules.map(({ number }) => number)).toEqual(['702.205a', '702.205b']);
  });

  it('knows numbers of the rules in brackets, in full width too', () => {
    const found = detect(
      'ルール変更のお知らせ\n\n【５０２．３】手札\n捨てる。\n\n[502.4a] 墓地\n順番は変えない。\n',
    );
    expect(found.kind).toBe('bulletin');
  });
});

it('what quotes a few rules in both languages among other texts is no update of the rules', () => {
  const rules =
    '616.1. The lamp is lit at dusk.\n\n616.1. 灯りは夕方にともる。\n\n616.1f Oil is sold here.\n\n616.1f 油はここで売る。\n\n';
  const said = 'The keeper said that the boat is late today.\n\n';
  expect(detect(rules).kind).toBe('cr-update');
  expect(detect(`Notes on lamps\n\n${said.repeat(14)}${rules}${said.repeat(6)}`).kind).not.toBe('cr-update');
});
