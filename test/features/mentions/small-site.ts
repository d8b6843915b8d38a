import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createJudge } from '../../../src/features/mentions/check-text.ts';

/** What a built site knows of the numbers of an invented game. */
const FILES: Readonly<Record<string, unknown>> = {
  'api/v1/history.json': {
    current: '2020-01-01',
    editions: ['2000-01-01', '2010-01-01', '2020-01-01'],
    sections: ['100', '101', '502', '702'],
  },
  'api/v1/meanings/100.json': {
    numbers: { '100': '2000-01-01=4', '100.1': '2000-01-01=100.1', '100.1a': '2000-01-01=100.1a~' },
  },
  'api/v1/meanings/101.json': { numbers: { '101.1': '2000-01-01=101.1' } },
  'api/v1/meanings/502.json': {
    numbers: {
      '502.1': '2000-01-01=702.3 2010-01-01=?',
      '502.1a': '2000-01-01=702.3a~ 2010-01-01=?',
      '502.1b': '2000-01-01=702.3b 2010-01-01=?',
      '502.1c': '2000-01-01=-+702.3a+702.3b 2010-01-01=?',
      '502.1d': '2000-01-01=- 2010-01-01=?',
      '502.1e': '2000-01-01=101.1 2010-01-01=?',
    },
  },
  'api/v1/meanings/702.json': {
    numbers: {
      '702.3': '2000-01-01=? 2010-01-01=702.3',
      '702.3a': '2000-01-01=? 2010-01-01=702.3a',
      '702.3b': '2000-01-01=? 2010-01-01=702.3b',
    },
  },
  'api/v1/rules.json': {
    rules: [
      { number: '100', en: { title: 'Beginnings', text: [], examples: [] } },
      { number: '100.1', en: { text: ['Two keepers sit at a lamp.'], examples: [] } },
      {
        number: '702.3',
        en: { title: 'Lampwork', text: [], examples: [] },
        ja: { title: '灯仕事', text: [], examples: [] },
      },
      { number: '702.3a', en: { text: ['Each keeper may light one lamp at dusk.'], examples: [] } },
      { number: '101.1', en: { title: 'Tidewatch', text: ['Lampwork ends at high tide.'], examples: [] } },
    ],
  },
  'api/v1/glossary.json': { terms: [] },
};

export const judge = createJudge(async (path) => {
  if (!FILES[path]) throw new Error(`no ${path}`);
  return FILES[path];
});

/** Writes it as a built site has it. */
export function writeSmallSite(folder: string): void {
  for (const [path, content] of Object.entries(FILES)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  }
}
