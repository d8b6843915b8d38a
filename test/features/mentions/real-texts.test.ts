import { beforeAll, expect, test } from 'vitest';
import { checkText, createJudge, type Judge } from '../../../src/features/mentions/check-text.ts';
import { toHistoryResources } from '../../../src/outputs/api/numbers-resource.ts';
import { decode } from '../../../src/outputs/citations/read-text-file.ts';
import { loadSiteContent } from '../../../src/site/model/site-content.ts';
import { describeWithCorpus, readCorpus } from '../../corpus.ts';
import { DIGEST } from '../../digest-project.ts';

/**
 * Texts of the day they were written, and every number in them that is not today's: judged by reading the rule in the
 * edition of the day beside that of 2026-04-17.
 */
const TEXTS: readonly { file: string; day: string; citations: number; others: Record<string, string> }[] = [
  {
    file: 'seeds/000-cr-update-2024-09-17.txt',
    day: '2024-09-20',
    citations: 45,
    others: { '701.34': 'moved 701.40', '701.60': 'moved 701.62', '701.60a': 'moved 701.62a' },
  },
  {
    file: 'seeds/002-cr-viewer-section-901.txt',
    day: '2023-11-17',
    citations: 17,
    others: { '701.24': 'moved 701.31' },
  },
  {
    file: 'seeds/004-set-primer-eventide-2008.txt',
    day: '2008-07-15',
    citations: 3,
    others: { '409.1b': 'moved 601.2b', '409.1f': 'moved 601.2f', '409.1h': 'moved 601.2h' },
  },
  { file: 'corpus/ja/001.txt', day: '2017-07-14', citations: 6, others: {} },
];

/** Editions cite themselves; numbers that they name and never had are slips of theirs. */
const EDITIONS: readonly { file: string; day: string; slips: readonly string[] }[] = [
  { file: 'corpus/cr-en/20030701.txt', day: '2003-07-01', slips: [] },
  { file: 'corpus/cr-en/20130429.txt', day: '2013-05-01', slips: [] },
  { file: 'corpus/cr-en/20240917.txt', day: '2024-09-20', slips: ['110.10'] },
  { file: 'corpus/cr-en/20260116.txt', day: '2026-01-16', slips: ['110.10'] },
];

describeWithCorpus('the citations of real texts', () => {
  let judge: Judge;
  beforeAll(async () => {
    const { book, history } = loadSiteContent(DIGEST);
    const files = toHistoryResources(book, history);
    judge = createJudge(async (path) => files.get(path.replace('api/v1/', '')));
  }, 120_000);
  const check = (file: string, day: string) => {
    const read = decode(readCorpus(file));
    return checkText('text' in read ? read.text : '', judge, () => day);
  };

  test.each(TEXTS)('$file of $day', async ({ file, day, citations, others }) => {
    const found = await check(file, day);
    expect(found).toHaveLength(citations);
    const elsewhere = found.filter(({ verdict: { kind } }) => kind !== 'right' && kind !== 'reworded');
    expect(
      Object.fromEntries(elsewhere.map(({ number, verdict }) => [number, `${verdict.kind} ${verdict.now}`])),
    ).toEqual(others);
  });

  test.each(EDITIONS)('$file cites rules that it has', async ({ file, day, slips }) => {
    const found = await check(file, day);
    expect(found.length).toBeGreaterThan(400);
    const unknown = found.filter(({ verdict }) => verdict.kind === 'never' || verdict.kind === 'unclear');
    expect([...new Set(unknown.map(({ number }) => number))]).toEqual(slips);
  });
});
