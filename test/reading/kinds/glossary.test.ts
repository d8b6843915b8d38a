import { expect, test } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

/** The terms of a document. */
function readTerms(text: string, file = 'a.md') {
  const { read } = readInput({ file, bytes: new TextEncoder().encode(text), hints: {} });
  return (read?.records().glossary ?? []).map(({ en, ja }) => (ja ?? en)?.headwords[0]);
}

test('a wide blank parts a term from what it means', () => {
  const text =
    '灯火　これは夜に限り灯る。\n\n係留[油]　あなたは油を支払ってこれを止める。\n\n霧笛N　船が港に入るたび、Ｎ回鳴る。\n\n曳航　これは他の船を引く。\n\n点灯[コスト]　支払うと灯がともる。\n';
  expect(readTerms(text)).toEqual(['灯火', '係留[油]', '霧笛N', '曳航', '点灯[コスト]']);
});

test('what names the columns of a table of terms is no term, nor is a text around it', () => {
  const text =
    '# The keepers’ glossary\n\nThe rule of the house: every lamp has one name.\n\n## Terms\n\n| Term here | Their own words | p. | Where it is |\n|---|---|---|---|\n| Beacon | a light on a hill | 110 | Hill |\n| Mooring | “a rope and a ring” | 111 | Quay |\n| Fog bell | rung by hand | 112 | Tower |\n\n| Cite | Source |\n|---|---|\n| manual | the book of the port |\n';
  const terms = readTerms(text);
  expect(terms).toEqual(expect.arrayContaining(['Beacon', 'Mooring', 'Fog bell']));
  for (const name of ['Term here', 'Cite', 'The rule of the house']) expect(terms).not.toContain(name);
});

test('kana beside a sentence of as many letters is a name, and no reading of that', () => {
  const text =
    '# 港の用語集\n\n| Beacon | ビーコン | 丘の灯。 |\n|---|---|---|\n| Resource Library | リソースライブラリ | 大文字で書く場合が多い。 |\n| Fog Bell | フォグベル | 霧の夜に鳴る。 |\n';
  expect(readTerms(text)).toEqual(['ビーコン', 'リソースライブラリ', 'フォグベル']);
});
