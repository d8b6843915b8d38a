import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { currentGame } from '../../src/model/game/current-game.ts';
import { toRuleNumber } from '../../src/model/records/rule-number.ts';
import {
  addPublished,
  checkPublished,
  isPromised,
  toListFile,
} from '../../src/site/build/published-numbers.ts';
import { restoreGame, useGame } from '../games.ts';
import { createFolder } from './run-script.ts';

restoreGame();

const numbers = (...list: string[]) => list.map(toRuleNumber);

function writeSources(sources: readonly object[]): string {
  const collections = join(createFolder(), 'collections');
  mkdirSync(collections);
  writeFileSync(join(collections, 'sources.json'), JSON.stringify(sources));
  return collections;
}

test('the list of the project stands beside its tables, outside what is generated', () => {
  expect(dirname(toListFile('content/collections'))).toBe('content');
  useGame(currentGame(), 'games/quay');
  expect(toListFile('games/quay/collections')).toBe(join('games/quay', 'published-numbers.json'));
  expect(isPromised(toListFile('games/quay/collections'), 'games/quay/collections')).toBe(true);
});

describe('the promise', () => {
  const own = { kind: 'cr-text' };
  const sample = { kind: 'cr-text', sample: true };

  test('begins with an edition that is no part of the sample', () => {
    const list = toListFile('content/collections');
    expect(isPromised(list, writeSources([own]))).toBe(true);
    expect(isPromised(list, writeSources([sample, { kind: 'set-primer' }]))).toBe(false);
  });

  test('holds for another folder of collections when somebody put a list there', () => {
    const collections = writeSources([own]);
    const list = toListFile(collections);
    expect(isPromised(list, collections)).toBe(false);
    writeFileSync(list, '[]');
    expect(isPromised(list, collections)).toBe(true);
  });
});

describe('the list', () => {
  test('only grows, in book order', () => {
    const list = join(createFolder(), 'published-numbers.json');
    expect(addPublished(list, numbers('702.10', '702.9z'))).toBe(2);
    expect(addPublished(list, numbers('999.1'))).toBe(1);
    expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual(['702.9z', '702.10', '999.1']);
    expect(addPublished(list, numbers('702.10'))).toBe(0);
  });

  test('stops a build in which one of its numbers has no page, and names twenty at most', () => {
    const list = join(createFolder(), 'published-numbers.json');
    expect(checkPublished(list, [])).toBeUndefined();
    addPublished(list, numbers('998.1', '999.1a'));
    expect(checkPublished(list, numbers('998.1', '999.1a', '999.2'))).toBeUndefined();
    expect(checkPublished(list, numbers('998.1'))).toMatch(
      /^1 published number .*: 999\.1a; keep the edition/,
    );
    addPublished(list, numbers(...Array.from({ length: 30 }, (_, index) => `900.${index + 1}`)));
    expect(checkPublished(list, numbers('998.1', '999.1a'))).toMatch(/30 published numbers .*900\.20, …/);
  });

  test('is not overwritten when it is damaged', () => {
    const list = join(createFolder(), 'published-numbers.json');
    writeFileSync(list, '["702.9l"]');
    expect(() => checkPublished(list, [])).toThrow('not a list of rule numbers');
    expect(() => addPublished(list, numbers('100.1'))).toThrow('not a list of rule numbers');
    expect(readFileSync(list, 'utf8')).toBe('["702.9l"]');
  });
});
