import type { Term } from '../../src/model/records/term.ts';

/** Terms whose English is everyday speech as well: at the head of a sentence, or in the middle of one. */
const EVERYDAY = new Set([
  ...[
    'if',
    'you',
    'your',
    'unless',
    'during',
    'x',
    'y',
    'counts as',
    'as though',
    'face up',
    'set aside',
    'in play',
  ],
  ...[
    'dash',
    'reach',
    'offering',
    'gift',
    'protect',
    'partner',
    'level',
    'power',
    'play',
    'cast',
    'counter',
    'layer',
  ],
  ...[
    'cards',
    'players',
    'objects',
    'card types',
    'casting spells',
    'additional rules',
    'remove from the game',
    'command',
  ],
]);

/** A name without its last, inflected sign: 取り除く is 取り除かれた in a sentence, 離れる is 離れた. */
const toStem = (name: string) => name.replace(/(?<=.{2})(?:する|[ぁ-ん])$/, '');

/**
 * Finds the terms that an English text names and the Japanese beside it does not, longest names first: “Grand Melee” is no
 * “Melee”. Names of several words and keyword abilities count in small letters too.
 */
export function createNameCheck(terms: readonly Term[]): (en: string, ja: string) => string[] {
  const named = new Map<string, Term[]>();
  for (const term of terms) {
    for (const form of [term.en, ...(term.enAlso ?? [])]) {
      const key = form.toLowerCase();
      if (term.ja && !EVERYDAY.has(key)) named.set(key, [...(named.get(key) ?? []), term]);
    }
  }
  const forms = [...named.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\w-])(?:${forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\w-])`,
    'gi',
  );
  return (en, ja) => {
    const found = new Set<string>();
    for (const [form] of en.matchAll(pattern)) {
      const meant = (named.get(form.toLowerCase()) ?? []).filter(
        ({ kind }) => /[A-Z]/.test(form[0] ?? '') || / /.test(form) || kind === 'keyword-ability',
      );
      const isSaid = meant.some((term) =>
        [term.ja ?? '', ...(term.jaAlso ?? [])].some((name) => ja.includes(toStem(name))),
      );
      if (meant[0] && !isSaid) found.add(`${meant[0].en} is not ${meant[0].ja}`);
    }
    return [...found];
  };
}
