import { currentGame } from '../../../model/game/current-game.ts';
import { compareRuleNumbers, type RuleNumber } from '../../../model/records/rule-number.ts';
import { isPolite } from '../../../model/text/is-polite.ts';
import type { Line } from '../../blocks/list-lines.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { findPartHeading } from '../../words.ts';
import type { Evidence } from '../evidence.ts';
import { findListed } from './edition-parts.ts';
import { isPlain, isRuleForm, parseHead } from './heads.ts';
import { findEdition, isTitled } from './matter.ts';

/**
 * Numbers that rise and stand once, chapters and sections above them, contents, the title. An update prints each number
 * twice, other games number otherwise, and where the game's own rules are in plain style, who speaks politely remarks on them.
 */
export function findEvidence(all: readonly Line[]): Evidence {
  const lines = all.filter(({ cell }) => !cell);
  const rules: RuleNumber[] = [];
  let polite = 0;
  let named = 0;
  let chapters = 0;
  let sections = 0;
  const ofContents = findListed(lines);
  for (const [index, line] of lines.entries()) {
    const head = parseHead(line, index);
    if (head && isRuleForm(head) && !ofContents.has(index)) {
      rules.push(head.leading.number);
      if (isPolite(line.folded)) polite++;
      if (line.form === 'heading' && !line.leading && head.level === 'subrule') named++;
    }
    if (head?.level === 'chapter') chapters++;
    else if (head?.level === 'section' && isPlain(head)) sections++;
  }
  const top = lines.slice(0, 60).filter(({ text }) => text.length <= 120);
  const titled = top.some(({ folded }) => isTitled(folded));
  const listed = lines.slice(0, 200).some((line) => findPartHeading(line.folded) === 'contents');
  const rising = rules.filter((number, index) => {
    const above = rules[index - 1];
    return above === undefined || compareRuleNumbers(above, number) < 0;
  }).length;
  const bulk = Math.min(1, rules.length / 10);
  const isListAlone = rules.length === 0 && titled && listed && chapters + sections >= 5;
  return {
    ruledOut:
      (rules.length < (titled && listed ? 1 : 2) && !isListAlone && 'hardly a numbered rule') ||
      (currentGame().recognised.plain && polite * 4 > rules.length && 'rules in polite style') ||
      (named > 1 && 'subrules as headings') ||
      (new Set(rules).size < rules.length * 0.8 && 'numbers that appear twice'),
    shows: {
      'the title, contents and sections without rules': isListAlone && 0.5,
      'rule numbers that rise': 0.6 * (rising / Math.max(1, rules.length)) * bulk,
      'a book of them': rules.length >= 100 && 0.7,
      'the title': titled && 0.27,
      'a table of contents': listed && 0.27,
      'rules that its contents list': ofContents.size >= THRESHOLDS.fewest && 0.4,
      sections: sections > 0 && 0.2,
      chapters: chapters > 0 && 0.2,
      'the day of an edition': new Set(top.flatMap((line) => findEdition(line) ?? [])).size === 1 && 0.14,
      'a glossary': lines.some((line) => findPartHeading(line.folded) === 'glossary') && 0.14,
    },
  };
}
