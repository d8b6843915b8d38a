import type { Day } from '../../../model/records/day.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import { isRuleNumber, parentOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toEditionDay } from '../../../model/text/edition-id.ts';
import type { SiteContent } from '../site-content.ts';

/**
 * Answers on which day a page below a language, `cr/702.9b/`, last got other words, as far as editions say: a rule with those
 * below it, a comparison of editions, a list of what is there. Undefined of any other page, and where editions state no day.
 */
export function createLastChange({
  book,
  history,
}: Pick<SiteContent, 'book' | 'history'>): (path: string) => Day | undefined {
  const days = new Map<RuleNumber, EditionId>();
  for (const number of history.published) {
    const last = history.lastEditionOf(number);
    const gone = last !== book.edition.id && book.editions.find(({ id }) => id > (last ?? id));
    const step = history
      .stepsOf(number)
      .find(({ change, before }) => change !== 'same' || before?.number !== number);
    const day = gone ? gone.id : step?.edition;
    for (let above: RuleNumber | undefined = number; day && above; above = parentOf(above))
      if (day > (days.get(above) ?? '')) days.set(above, day);
  }
  const findEdition = (path: string): EditionId | undefined => {
    const [folder = '', name = ''] = path.split('/');
    if (folder === 'cr' && isRuleNumber(name)) return days.get(name);
    if (folder === 'changes' && book.editions.some(({ id }) => id === name)) return name;
    return name === '' && ['', 'cr', 'changes', 'glossary'].includes(folder) ? book.edition.id : undefined;
  };
  return (path) => toEditionDay(findEdition(path) ?? '');
}
