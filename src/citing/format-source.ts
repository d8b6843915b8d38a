import { toEditionVersion } from '../records/edition-version.ts';
import type { Lang } from '../records/lang.ts';

export interface CitedEdition {
  number: string;
  edition: string;
  /** An own-worded summary, which a citation must not pass off as the official text. */
  unofficialDigest: boolean;
}

/** The usual short form: `CR 702.9b (2026-02-27)`, `総合ルール 702.9b（20260227.0）`. */
export function formatSource({ number, edition, unofficialDigest }: CitedEdition, lang: Lang): string {
  return lang === 'ja'
    ? `総合ルール ${number}（${toEditionVersion(edition)}${unofficialDigest ? '、非公式の要約' : ''}）`
    : `CR ${number} (${edition}${unofficialDigest ? ', unofficial digest' : ''})`;
}
