import { levelOf } from '../../../model/records/rule-number.ts';
import type { Book } from '../../../rulebook/book/book.ts';

/** Rules and subrules that others refer to, by place in the index: the place of each, then those of the ones that name it. */
export function collectReferences({ rules, referrersOf }: Pick<Book, 'rules' | 'referrersOf'>): number[][] {
  const places = new Map<string, number>(rules.map(({ number }, place) => [number, place]));
  return rules.flatMap(({ number }, place) => {
    if (levelOf(number) !== 'rule' && levelOf(number) !== 'subrule') return [];
    const from = referrersOf(number).flatMap((each) =>
      each.by === 'rule' ? (places.get(each.number) ?? []) : [],
    );
    const others = [...new Set(from)].filter((each) => each !== place);
    return others.length > 0 ? [[place, ...others]] : [];
  });
}
