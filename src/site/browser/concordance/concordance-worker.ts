import {
  type ConcordanceAnswer,
  createConcordance,
} from '../../../features/concordance/create-concordance.ts';
import { createLineShower } from '../../../features/concordance/show-lines.ts';
import { NAMES } from '../../../features/search/packed-names.ts';
import { TEXTS } from '../../../features/search/packed-texts.ts';
import { openIndex } from '../search/open-index.ts';
import type { LinesRequest } from './concordance-page.ts';

/** Counts in a thread of its own, so that the page stays at hand. What failed is fetched again by the next question. */
let loading: ReturnType<typeof load> | undefined;
let known: { key: string; answer: ConcordanceAnswer } | undefined;

self.addEventListener('message', async ({ data, ports: [port] }: MessageEvent<LinesRequest>) => {
  loading ??= load();
  try {
    const { concordance, show } = await loading;
    const key = JSON.stringify(data.query);
    if (known?.key !== key) known = { key, answer: concordance.ask(data.query) };
    port?.postMessage(show(known.answer, data.part));
  } catch {
    loading = undefined;
    port?.postMessage(undefined);
  }
});

/** The texts that the search has, ready to be asked. */
async function load() {
  const fetchPart = await openIndex();
  const [names, en, ja] = await Promise.all([
    fetchPart('names', NAMES),
    fetchPart('en', TEXTS),
    fetchPart('ja', TEXTS),
  ]);
  const concordance = createConcordance({ en, ja }, names);
  return { concordance, show: createLineShower(concordance, names) };
}
