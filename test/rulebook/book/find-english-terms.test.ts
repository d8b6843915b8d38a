import { expect, test } from 'vitest';
import { entry, rule, smallBook } from './small-book.ts';

const heads: [slug: string, heads: string, text?: string][] = [
  ['ability', 'Ability'],
  ['ability-word', 'Ability Word'],
  ['activated-ability', 'Activated Ability'],
  ['bury', 'Bury (Obsolete)'],
  ['case', 'Case'],
  ['citys-blessing', 'City’s Blessing'],
  ['commander', 'Commander'],
  ['destroy', 'Destroy', 'To move a permanent to its graveyard.'],
  ['discard', 'Discard', 'To drop a card.'],
  ['double-faced-cards', 'Double-Faced Cards'],
  ['first-strike', 'First Strike'],
  ['if', 'If'],
  ['legend-rule', '“Legend Rule”'],
  ['library', 'Library'],
  ['map', 'Map'],
  ['partner', 'Partner; “Partner with [name]”'],
  ['pay', 'Pay', 'To give something up.'],
  ['phased-in', 'Phased In; Phased Out'],
  ['sacrifice', 'Sacrifice', 'To give up a permanent.'],
  ['tap', 'Tap', 'To turn a permanent sideways.'],
  ['tapped', 'Tapped'],
  ['removed', 'Removed; Removed Zone (Obsolete)'],
  ['ring', 'The Ring'],
  ['x', 'X'],
  ['you', 'You; Your'],
];
const book = smallBook(
  [rule('701', '# Keyword Actions'), rule('701.40', '# Scry')],
  [
    ...heads.map(([slug, head, text = 'A thing.']) => entry(slug, [head, text])),
    entry('scry', ['Scry', 'A keyword action.']),
  ],
);
const find = (text: string) =>
  book.findTerms(text, 'en').map(({ slug, start, end }) => `${text.slice(start, end)}→${slug}`);

test.each([
  ['an activated ability', ['activated ability→activated-ability']],
  ['Abilities of libraries', ['Abilities→ability', 'libraries→library']],
  ['an ability word', ['ability word→ability-word']],
  ['FIRST STRIKE and first-strike', ['FIRST STRIKE→first-strike', 'first-strike→first-strike']],
  ['a double-faced card', ['double-faced card→double-faced-cards']],
  ['the “legend rule” says', ['legend rule→legend-rule']],
  ['the city’s blessing', ['city’s blessing→citys-blessing']],
  ['the commander’s owner', ['commander’s→commander']],
  ['is destroyed, paid, discarding', ['destroyed→destroy', 'paid→pay', 'discarding→discard']],
  ['sacrificing', ['sacrificing→sacrifice']],
  ['scries', ['scries→scry']],
  ['it phased out', ['phased out→phased-in']],
  ['Tap it; it is tapped; tapping', ['Tap→tap', 'tapped→tapped', 'tapping→tap']],
  ['plays a Map', ['Map→map']],
  ['this Case counts', ['Case→case']],
  ['the Ring', ['Ring→ring']],
  ['partner', ['partner→partner']],
])('%s holds %j', (text, expected) => {
  expect(find(text)).toEqual(expected);
});

test.each([
  'disability, inability, abilityless',
  'tapestry and tapas',
  'if you put X on your side',
  'in this case, a map shows it',
  'Case by case',
  'bury it; it is removed',
  'non-tap and tap-dance',
  'paypal',
  'from Commander Legends',
  'legend. Rule',
  'first, strike it',
])('%s holds no term', (text) => {
  expect(find(text)).toEqual([]);
});
