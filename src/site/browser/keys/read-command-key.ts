/** The keys of the page's own; `/` belongs to the search. */
export const COMMAND_KEYS = 'jk[]lfcpg?';

/** What of a key press decides whether it is a command. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

/** The single-key command of a press; undefined with a modifier, while composing, or where another has answered it. */
export function readCommandKey(press: KeyPress): string | undefined {
  const { key } = press;
  if (key.length !== 1 || !COMMAND_KEYS.includes(key)) return undefined;
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  return press.isComposing || press.defaultPrevented ? undefined : key;
}
