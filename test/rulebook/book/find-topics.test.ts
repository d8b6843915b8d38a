import { expect, test } from 'vitest';
import { toRuleNumber } from '../../../src/model/records/rule-number.ts';
import { createRuleTree } from '../../../src/rulebook/book/editions/rule-tree.ts';
import { createGlossary } from '../../../src/rulebook/book/glossary.ts';
import { createTopicFinder } from '../../../src/rulebook/book/terms/find-topics.ts';
import { entry, rule } from './small-book.ts';

const rules = [
  rule('105', '# Colors', '# 色'),
  rule('107.4e', 'A hybrid mana symbol is two halves.'),
  rule('122', '# Counters', '# カウンター'),
  rule('202.2c', 'An object with two colors is both.'),
  rule('202.2d', 'A lantern card burns in every color.'),
  rule('202.2e', 'Effects may dye it.'),
  rule('502', '# Untap Step', '# アンタップ・ステップ'),
  rule('505', '# Main Phase', '# メイン・フェイズ'),
  rule('701.6', '# Counter', '# 打ち消す'),
  rule('701.26', '# Tap and Untap', '# タップする、アンタップする'),
  rule('702.37', '# Morph', '# 変異'),
  rule('707', '# Copying Objects', '# オブジェクトのコピー'),
  rule('722', '# Controlling Another Player', '# 他のプレイヤーのコントロール'),
  rule('729', '# Subgames', '# サブゲーム'),
];
const glossary = [
  entry('counter', ['Counter', 'To stop a spell.'], ['カウンター', 'もの。']),
  entry('copy', ['Copy', 'See rule 707.'], ['コピー', 'もの。']),
  entry('hybrid-mana-symbol', ['Hybrid Mana Symbol', 'See rule 107.4.'], ['混成マナ・シンボル', 'もの。']),
  entry('lantern-card', ['Lantern Card', 'See rule 202.2e.'], ['灯火カード', 'もの。']),
  entry('dyed-object', ['Dyed Object', 'See rule 202.2e.'], ['染物', 'もの。']),
  entry('main-game', ['Main Game', 'See rule 729.'], ['メインゲーム', 'もの。']),
  entry('morph', ['Morph', 'A keyword ability.'], ['変異', 'もの。']),
  entry('masked', ['Masked (Obsolete)', 'An older word. See also Morph.'], ['仮面の', 'もの。']),
  entry('tap-and-untap', ['Tap and Untap', 'Two actions.'], ['タップする、アンタップする', 'もの。']),
];
const find = createTopicFinder(rules, createGlossary(glossary, createRuleTree(rules), []), (text) =>
  [...text.matchAll(/\d{3}(?:\.\d+[a-z]?)?/g)].map(([number]) => toRuleNumber(number)),
);

test.each([
  ['Counters', 'en', ['122']],
  ['Counter', 'en', ['701.6']],
  ['Morph Ability', 'en', ['702.37']],
  ['新キーワード能力:変異', 'ja', ['702.37']],
  ['Copy Cards', 'en', ['707']],
  ['Morph / Morph:', 'en', ['702.37', '702.37']],
  ['Phase 1: Untap', 'en', ['502']],
  ['Phase 4: Main', 'en', ['505']],
  ['フェイズ4:メイン', 'ja', ['505']],
  ['Phase 5: Counter', 'en', []],
  ['Untap Abilities', 'en', []],
  ['復活メカニズム:混成', 'ja', ['107.4e']],
  ['Masked', 'en', ['702.37']],
  ['Other', 'en', []],
  ['Lantern Cards', 'en', ['202.2d']],
  ['Dyed Objects', 'en', ['202.2e']],
] as const)('a heading “%s” is about %j', (heading, lang, numbers) => {
  expect(find(heading, lang).filter((subject) => typeof subject === 'string')).toEqual(numbers);
});
