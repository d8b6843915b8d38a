import { formatString } from '../../../model/strings/format-string.ts';
import { toEditionLink, toShortPath } from '../../../rulebook/book/address.ts';
import { toOwnAddress } from '../addresses/to-own-address.ts';
import { loadStrings } from '../load-strings.ts';
import { readPageEdition } from '../page-edition.ts';
import { showMessage } from '../show-message.ts';
import { findMeantRule } from './find-meant-rule.ts';

/**
 * Copies the short link of the rule that has the focus or is being read, with the edition that it is read in, as the
 * citing does; on other pages the address of the page.
 */
export async function copyRuleLink(): Promise<void> {
  const number = findMeantRule();
  const link = number ? toEditionLink(toOwnAddress(toShortPath(number)), readPageEdition()) : location.href;
  const { keys } = await loadStrings('reading');
  try {
    await navigator.clipboard.writeText(link);
    showMessage(formatString(keys.copied, { link }));
  } catch {
    showMessage(formatString(keys.notCopied, { link }));
  }
}
