import type { RuleNumber } from '../../model/records/rule-number.ts';
import { createResolver, type DatedAnswer } from '../../rulebook/history/create-resolver.ts';
import type { BuildInfo } from '../publish/offline-list.ts';
import { findStored } from './find-stored.ts';

/** What a number meant on a day, by the stored answers of the open data; undefined where they are not kept. */
export async function findMeaning(
  build: BuildInfo,
  number: RuleNumber,
  day: string,
): Promise<DatedAnswer | undefined> {
  const resolve = createResolver(async (path) => {
    const stored = await findStored(build, path);
    if (!stored) throw new Error(`not stored: ${path}`);
    return stored.json();
  });
  return resolve(number, day).catch(() => undefined);
}
