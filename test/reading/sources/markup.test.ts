import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';

function read(text: string) {
  const { source } = readSource(Buffer.from(text), 'page.txt');
  if (!source) throw new Error('no text');
  const ledger = new Ledger(source);
  for (const line of source.lines) ledger.take(line);
  return { lines: source.lines.map((line) => line.text), unaccounted: ledger.account().unaccounted };
}

const name = fc.constantFrom('鐘', '灯台守', 'bell tower', '霧笛');

describe('markup of a text is none of it', () => {
  it('words set off or linked read as they show', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const wiki = `== ${a} ==\n'''${a}'''は[[${b}|${a}]]の[[${b}]]。\n''${b}''である。[[${a}]]\n`;
        expect(read(wiki)).toEqual({
          lines: [`== ${a} ==`, `${a}は${a}の${b}。`, `${b}である。${a}`],
          unaccounted: 0,
        });
        expect(read(`**702.9b** ${a}は[${b}](#702)。\n`)).toEqual({
          lines: [`702.9b ${a}は${b}。`],
          unaccounted: 0,
        });
      }),
    );
  });

  it('what notes and wikis set around words, show from elsewhere or say to themselves is left out', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const notes = `[[${a}]] and [[${b}]]\nA ==${b}== ^lamp-1\n![[${a}.png]]\n%% see ${b} %%\n${a}は{{要出典}}鳴る。\n{{lang|ja|${b}}}は鳴る。\n{{box|name=${a}}}`;
        expect(read(notes)).toEqual({
          lines: [`${a} and ${b}`, `A ${b}`, '', '', `${a}は鳴る。`, `${b}は鳴る。`, ''],
          unaccounted: 0,
        });
      }),
    );
    const sum = 'a == b, c==d, {W}, {{W}} and 10 %% 20';
    expect(read(`'''x''' y\n'''x''' z\n${sum}`).lines.at(-1)).toBe(sum);
  });

  it('a heading keeps its signs, and English its quotation marks', () => {
    const text = "**702.9 飛行**\n*** x ***\nThe ''old'' rule is 2*3**4.";
    expect(read(text).lines).toEqual(text.split('\n'));
  });
});

describe('a row of a rule in both languages', () => {
  it.each(['\t', ' | '])('is that rule in both, between %j', (sign) => {
    const rows = ['702.1a', '702.1b'].map((number) => [number, 'A bell, rung.', '鐘、鳴る。'].join(sign));
    const { read: found } = readInput({ file: 'rules.txt', bytes: Buffer.from(rows.join('\n')), hints: {} });
    const rules = found
      ?.records()
      .rules.map(({ number, en, ja }) => [number, en?.blocks[0]?.text, ja?.blocks[0]?.text]);
    expect(rules).toEqual(['702.1a', '702.1b'].map((number) => [number, 'A bell, rung.', '鐘、鳴る。']));
    expect(found?.account.unaccounted).toBe(0);
  });

  it('in a file of values, whether programs quoted all of them, some or none', () => {
    const text = 'number\tenglish\tjapanese\n1.1\t"A ""bell""."\t鐘。\n1.2\tA "bell".\t"鐘"。\n';
    const { source } = readSource(Buffer.from(text), 'rules.tsv');
    const shown = source?.lines.map((line) => line.text) ?? [];
    expect(shown.slice(3)).toEqual(['1.1', 'A "bell".', '鐘。', '1.2', 'A "bell".', '"鐘"。']);
  });

  it('but a row of one language, a price or a term is as printed', () => {
    const text = '702.1a\t鐘\t灯\n100,200\tbell\t鐘\n鐘\tbell\tかね';
    expect(read(text).lines).toEqual(text.split('\n'));
  });
});
