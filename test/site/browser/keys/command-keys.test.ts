import { expect, test } from 'vitest';
import {
  COMMAND_KEYS,
  type KeyPress,
  readCommandKey,
} from '../../../../src/site/browser/keys/command-keys.ts';

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
    // As a browser's event has them: none is a property of its own.
    const press = (key: string) => Object.create({ ...PLAIN, key, [name]: true }) as KeyPress;
    for (const key of COMMAND_KEYS) expect(readCommandKey(press(key))).toBeUndefined();
  },
);
