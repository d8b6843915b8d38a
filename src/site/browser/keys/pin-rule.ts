import { formatString } from '../../../model/strings/format-string.ts';
import { loadStrings } from '../load-strings.ts';
import { showMessage } from '../show-message.ts';
import { togglePin } from '../tray/tray.ts';
import { findMeantRule } from './find-meant-rule.ts';

/** Pins the rule that has the focus or is being read, or takes it away from what is pinned. */
export async function pinRule(): Promise<void> {
  const number = findMeantRule();
  if (!number) return;
  const [pinned, { keys }] = await Promise.all([togglePin(number), loadStrings('reading')]);
  const text = pinned.includes(number) ? keys.pinned : keys.unpinned;
  showMessage(formatString(text, { number, count: String(pinned.length) }));
}
