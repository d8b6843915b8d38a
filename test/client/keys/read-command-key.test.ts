import { expect, test } from 'vitest';
import { COMMAND_KEYS, readCommandKey } from '../../../src/client/keys/read-command-key.ts';

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, defaultPrevented: false };

test('every key of the page’s own is a command, Shift or not', () => {
  for (const key of COMMAND_KEYS) expect(readCommandKey({ ...PLAIN, key })).toBe(key);
});

test.each(['', 'jk', '[]', 'Enter', 'J', '/', 'x', 'ｊ', '？'])('“%s” is no command', (key) => {
  expect(readCommandKey({ ...PLAIN, key })).toBeUndefined();
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented'] as const)(
  'with %s a key keeps its own meaning',
  (name) => {
    for (const key of COMMAND_KEYS) expect(readCommandKey({ ...PLAIN, key, [name]: true })).toBeUndefined();
  },
);
