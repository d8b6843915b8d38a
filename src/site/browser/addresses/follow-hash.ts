import { readTypedNumber } from '../../../model/records/read-typed-number.ts';
import { decodePercent } from '../../../model/text/decode-percent.ts';

/**
 * Follows a fragment that names a rule as other sites write it, `#R7029b` or `#cr702-9b`, or one that this page does
 * not hold: to its place here, else to its own page.
 */
export function followHash(): void {
  const fragment = decodePercent(location.hash.slice(1));
  if (!fragment || document.getElementById(fragment)) return;
  const [number] = readTypedNumber(fragment)?.candidates ?? [];
  const [, language] = /^(.*\/(?:ja|en)\/)(?:cr\/.*)?$/.exec(location.pathname) ?? [];
  if (!number || !language) return;
  location.replace(document.getElementById(number) ? `#${number}` : `${language}cr/${number}/`);
}
