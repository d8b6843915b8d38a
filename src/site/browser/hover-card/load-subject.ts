import type { CitedSide } from '../../../features/citing/to-citation.ts';
import { inLangs, type Lang } from '../../../model/records/lang.ts';
import { isRuleNumber, levelOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import type { TermResource } from '../../../outputs/api/glossary-resource.ts';
import type { RuleResource } from '../../../outputs/api/rule-resource.ts';
import { fetchJson } from '../fetch-json.ts';
import type { CardSubject } from './read-page.ts';

/**
 * The rule or term of a link of this site, out of its file or, without a connection, out of a page at hand; undefined
 * for other links. Rejects where neither can be had.
 */
export async function loadSubject(link: HTMLAnchorElement): Promise<CardSubject | undefined> {
  const [id = '', kind] = new URL(link.href).pathname.split('/').filter(Boolean).reverse();
  const number = kind === 'cr' && isRuleNumber(id) ? id : undefined;
  if (!number && !(kind === 'glossary' && id)) return undefined;
  const subject = await (number ? loadRule(number) : loadTerm(id)).catch(() => undefined);
  const isChapter = number && levelOf(number) === 'chapter';
  if (subject && (hasText(subject) || isChapter)) return subject;
  const { readSubject } = await import('./read-page.ts');
  return readSubject(id).catch((error) => subject ?? Promise.reject(error));
}

/** Not where a rule has but a name, and its file does not name the rules below it. */
function hasText({ sides }: CardSubject): boolean {
  return Boolean(sides.en?.text.length || sides.ja?.text.length);
}

async function loadRule(number: RuleNumber): Promise<CardSubject> {
  const rule = await fetchJson<RuleResource>(`api/v1/rules/${number}.json`);
  const below = { chapter: undefined, section: `${number}.1`, rule: `${number}a`, subrule: undefined }[
    rule.level
  ];
  const isHeading = below !== undefined && [rule.en, rule.ja].every((side) => !side?.text.length);
  // Of a section or a keyword's heading the first rule in it says what it is about.
  const first = isHeading
    ? await fetchJson<RuleResource>(`api/v1/rules/${below}.json`).catch(() => undefined)
    : undefined;
  const toSide = (lang: Lang): CitedSide | undefined => {
    const side = rule[lang];
    const inside = first?.[lang];
    return side && { title: side.title, text: inside?.text ?? side.text, examples: side.examples };
  };
  return {
    number,
    isGone: rule.status === 'gone',
    isOutdated: rule.translation === 'outdated',
    sides: inLangs(toSide),
  };
}

async function loadTerm(slug: string): Promise<CardSubject> {
  const term = await fetchJson<TermResource>(`api/v1/glossary/${slug}.json`);
  const toSide = (lang: Lang): CitedSide | undefined => {
    const side = term[lang];
    if (!side) return undefined;
    const senses = side.senses.map((texts, index) => `${index + 1}. ${texts.join(' ')}`);
    return { title: side.headwords[0], text: [...side.text, ...senses], examples: [] };
  };
  return {
    ...(term.reading ? { reading: term.reading } : {}),
    isGone: false,
    isOutdated: term.translation === 'outdated',
    sides: inLangs(toSide),
  };
}
