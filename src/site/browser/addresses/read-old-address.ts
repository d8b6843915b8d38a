import { readTypedNumber } from '../../../model/records/read-typed-number.ts';
import { decodePercent } from '../../../model/text/decode-percent.ts';

/** Folders that this and other sites put before a number. */
const FOLDERS = /^(?:cr|rules?|r|comprehensive-?rules)$/i;

/**
 * Reads what an address that is not there may have meant, a number and the language it names, as other sites and memory
 * write them: `/702.9b`, `/CR702.9B`, `/７０２．９ｂ`, `/rule/702.9b`, `/ja/cr/702.9.b`, `/cr/702/9b`, `/rules.html#R7029b`.
 * `path` and `hash` as the browser gives them, percent signs included; `base` with a slash at each end. Undefined where no
 * number is meant.
 */
export function readOldAddress(path: string, hash: string, base: string) {
  const below = path.startsWith(base) ? path.slice(base.length) : path;
  const parts = decodePercent(below).split('/').filter(Boolean);
  const lang = parts[0] === 'ja' || parts[0] === 'en' ? parts[0] : undefined;
  if (lang) parts.shift();
  while (FOLDERS.test(parts[0] ?? '')) parts.shift();
  // The page itself, asked for by its file.
  const isOwnName = parts.at(-1) === '404.html';
  const written = parts.join('.').replace(/\.html?$/, '');
  const number = (isOwnName ? undefined : readTypedNumber(written)) ?? readTypedNumber(decodePercent(hash));
  return number && { number, ...(lang && { lang }) };
}
