import { expect, test } from 'vitest';
import { noteInputs, watchInputs, watchInputsOf } from '../../../src/model/game/watch-inputs.ts';
import { once, onceFor } from '../../../src/rulebook/book/once.ts';

test('whoever gets a kept value has asked for what it was made of', () => {
  let made = 0;
  const word = onceFor((name: string) => {
    noteInputs([name]);
    return ++made;
  });
  const both = once(() => word('one') + word('two'));
  expect(watchInputsOf(both)).toEqual({ value: 3, inputs: ['one', 'two'] });
  expect(watchInputsOf(both)).toEqual({ value: 3, inputs: ['one', 'two'] });
  expect(watchInputsOf(() => word('two')).inputs).toEqual(['two']);
});

test('a value that cannot be made is made again, and leaves no watch behind', () => {
  let isThere = false;
  const value = once(() => {
    noteInputs(['table.json']);
    if (!isThere) throw new TypeError('not there');
    return 'there';
  });
  const { inputs } = watchInputsOf(() => {
    expect(value).toThrow('not there');
    noteInputs(['after']);
    isThere = true;
    return value();
  });
  expect(inputs).toEqual(['table.json', 'after']);
});

test('what is made step by step is watched to its end, and tells who watches it', async () => {
  const outer = await watchInputs(async () => {
    const inner = await watchInputs(async () => {
      await Promise.resolve();
      noteInputs(['inner']);
    });
    noteInputs(['outer']);
    return inner.inputs;
  });
  expect(outer).toEqual({ value: ['inner'], inputs: ['inner', 'outer'] });
});
