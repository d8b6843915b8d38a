import type { BuildInfo } from '../publish/offline-list.ts';
import { isRuleNumber, type RuleNumber } from '../records/rule-number.ts';
import { findStored } from './find-stored.ts';
import { loadList } from './load-list.ts';

/** What a number of an edition leads to, as the short links say it: `outcome` is the `then` of `show-link-notice.ts`. */
export interface Meaning {
  number: RuleNumber;
  outcome: 'here' | 'gone' | 'unknown' | 'unclear';
}

/** The part of `api/v1/resolve/<edition>.json` that is needed here. */
interface Resolutions {
  numbers: Readonly<Record<string, { status: string; now?: string }>>;
}

/**
 * What a number meant on a day, by the stored answers of the open data; undefined where they are not kept. A day between
 * two editions is answered where both agree.
 */
export async function findMeaning(
  build: BuildInfo,
  number: RuleNumber,
  day: string,
): Promise<Meaning | undefined> {
  const list = await Promise.any((['ja', 'en'] as const).map((lang) => loadList(build, lang))).catch(
    () => undefined,
  );
  const days = (list?.everything ?? [])
    .flatMap(([path]) => /^api\/v1\/resolve\/(.+)\.json$/.exec(path)?.[1] ?? [])
    .sort();
  const before = days.findLast((each) => each <= day);
  const after = days.find((each) => each > day);
  if (before === undefined) return after === undefined ? undefined : { number, outcome: 'unknown' };
  const meant = await readResolution(build, before, number);
  if (!meant) return undefined;
  if (before !== day && after !== undefined) {
    const later = await readResolution(build, after, number);
    if (later?.now !== meant.now || later?.status !== meant.status) return { number, outcome: 'unclear' };
  }
  if (meant.now !== undefined && isRuleNumber(meant.now)) return { number: meant.now, outcome: 'here' };
  return { number, outcome: meant.status === 'gone' ? 'gone' : 'unknown' };
}

async function readResolution(
  build: BuildInfo,
  edition: string,
  number: RuleNumber,
): Promise<{ status: string; now?: string } | undefined> {
  const stored = await findStored(build, `api/v1/resolve/${edition}.json`);
  if (!stored) return undefined;
  const { numbers }: Resolutions = await stored.json();
  return numbers[number] ?? { status: 'unknown' };
}
