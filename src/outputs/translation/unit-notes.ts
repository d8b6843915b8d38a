import type { UnitMatch, UnitNotes } from './unit.ts';

/** A remark for the translator; the category is a word that tools may filter by. */
export interface UnitRemark {
  category: 'references' | 'symbols' | 'terms' | 'old-english' | 'old-japanese';
  text: string;
}

/** What a unit must keep and should use, in lines: `rule 702.19〔トランプル〕`, `接死（せっし）= Deathtouch`. */
export function formatNotes({ references, symbols, terms }: UnitNotes, match?: UnitMatch): UnitRemark[] {
  const remarks: UnitRemark[] = [
    {
      category: 'references',
      text: references.map(({ number, title }) => number + (title ? `〔${title}〕` : '')).join(', '),
    },
    { category: 'symbols', text: symbols.join(' ') },
    {
      category: 'terms',
      text: terms
        .map(({ english, japanese, reading }) => `${english} = ${japanese}${reading ? `（${reading}）` : ''}`)
        .join('; '),
    },
    { category: 'old-english', text: match?.english ?? '' },
    { category: 'old-japanese', text: match?.japanese ?? '' },
  ];
  return remarks.filter(({ text }) => text !== '');
}
