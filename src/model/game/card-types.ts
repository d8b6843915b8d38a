import { memoize } from '../memoize.ts';
import { currentGame } from './current-game.ts';
import type { Game } from './game.ts';

const lineOf = memoize(toLine);

/** Whether folded text is the types of a card, in one language or both: `伝説のクリーチャー - 人間`, `Basic Land - Island`. */
export function areCardTypes(folded: string): boolean {
  const { cardTypes } = currentGame();
  return cardTypes !== undefined && lineOf(cardTypes).test(folded);
}

/** Types, each after what may precede it, and their subtypes behind a dash. */
function toLine({ types, supertypes }: NonNullable<Game['cardTypes']>): RegExp {
  const [en, ja] = (['en', 'ja'] as const).map((lang) => {
    const [type, before] = [types, supertypes].map((words) => words?.[lang].map(RegExp.escape).join('|'));
    return `(?:(?:(?:${before ?? ''})[・\\s]*)*(?:${type})[・\\s]*)+(?:-+[^/|.。]{1,60})?`;
  });
  return new RegExp(`^(?:${en}|${ja})(?:\\s*[/|]\\s*(?:${en}|${ja}))?\\s*$`);
}
