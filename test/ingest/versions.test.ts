import { describe, expect, it } from 'vitest';
import { ingest } from '../../src/ingest/pipeline/ingest.ts';
import { isError } from '../../src/model/diagnostics/diagnostic.ts';
import { readGame, restoreGame, useGame } from '../games.ts';

restoreGame();

const ENGLISH = '1. The Harbour\n\n1-1. The Board\n\n1-1-1. The board shows four quays.\n';
const JAPANESE = '1. 港\n\n1-1. 盤面\n\n1-1-1. 盤面には4つの波止場が描かれている。\n';

/** Ingests texts of the example game whose editions state versions, each below its head. */
function ingestTexts(...texts: readonly (readonly [head: string, body: string])[]) {
  useGame(readGame('quay', 'examples/quay/game.json'));
  const { editions, report } = ingest({
    files: texts.map(([head, body], index) => ({
      file: `${index}.txt`,
      bytes: Buffer.from(`${head}\n\n${body}`),
      hints: { kind: 'cr-text' },
    })),
  });
  return { editions, errors: report.diagnostics.filter(isError) };
}

describe('editions that state a version and no day', () => {
  it.each([
    ['Rules of the Quay\n\nVersion 1.10.0', '波止場ルール\n\nver.1.10.0'],
    ['Rules of the Quay Ver. 1.10.0', '波止場ルール ver1.10.0'],
    ['Rules of the Quay\n\nv1.10.0', '波止場ルール\n\n第１．１０．０版'],
    ['Rules of the Quay\n\nRevision 1.10.0', '波止場ルール\n\nバージョン：1.10.0'],
  ])('are known by it: %j, %j', (english, japanese) => {
    const { editions, errors } = ingestTexts([english, ENGLISH], [japanese, JAPANESE]);
    expect(errors).toEqual([]);
    expect(editions.map(({ edition }) => edition.id)).toEqual(['v01.10.00']);
    expect(editions[0]?.edition).toMatchObject({ sources: { en: '0', ja: '1' } });
  });

  it('stand in the order of their versions', () => {
    const heads = ['1.10', '1.9', '2.0'].map((version) => `Rules of the Quay\n\nVersion ${version}`);
    const { editions } = ingestTexts(...heads.map((head) => [head, ENGLISH] as const));
    expect(editions.map(({ edition }) => edition.id)).toEqual(['v01.09', 'v01.10', 'v02.00']);
  });

  it('are the edition of the English that states the same version and a day', () => {
    const { editions, errors } = ingestTexts(
      ['Rules of the Quay\n\nVersion 1.2.0, last updated March 1, 2030', ENGLISH],
      ['波止場ルール\n\nver.1.2.0', JAPANESE],
    );
    expect(errors).toEqual([]);
    expect(editions.map(({ edition }) => edition)).toMatchObject([
      { id: '2030-03-01', japaneseEdition: '2030-03-01' },
    ]);
  });

  it('are refused beside editions of a day, for nobody can tell which is older', () => {
    const { errors } = ingestTexts(
      ['Rules of the Quay\n\nVersion 1.2', ENGLISH],
      ['Rules of the Quay\n\nThese rules are effective as of March 1, 2030.', ENGLISH],
    );
    expect(errors.map(({ code, file }) => [code, file])).toEqual([['edition-order', '0.txt']]);
  });
});
