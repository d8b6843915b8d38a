import en from '../../../content/strings/source/en.json' with { type: 'json' };
import ja from '../../../content/strings/source/ja.json' with { type: 'json' };
import type { Lang } from '../../model/records/lang.ts';
import { formatDate } from '../../model/strings/format-date.ts';
import { formatString } from '../../model/strings/format-string.ts';
import { nameBook } from '../../model/strings/name-book.ts';
import { toVersion } from '../../model/text/edition-id.ts';

const TEXTS = { en, ja };

export interface CitedEdition {
  number: string;
  edition: string;
  /** An own-worded summary, which a citation must not pass off as the official text. */
  unofficialDigest: boolean;
}

/** The usual short form: `CR 702.9b (2026-02-27)`, `総合ルール 702.9b（2026年2月27日版）`. */
export function formatSource({ number, edition, unofficialDigest }: CitedEdition, lang: Lang): string {
  const day = lang === 'ja' ? formatDate(lang, edition) : (toVersion(edition) ?? edition);
  const form = nameBook(TEXTS[lang][unofficialDigest ? 'digest' : 'official'], lang);
  return formatString(form, { number, edition: day });
}

/** A paragraph that is an example, marked as one. */
export function formatExample(text: string, lang: Lang): string {
  return formatString(TEXTS[lang].example, { text });
}
