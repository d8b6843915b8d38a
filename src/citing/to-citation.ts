import type { RuleResource } from '../api/rule-resource.ts';
import type { Lang } from '../records/lang.ts';
import type { Citation, Quote } from './citation.ts';
import { formatSource } from './format-source.ts';

/** The rule of the open data as a citation in the languages that it has of those asked for. */
export function toCitation(rule: RuleResource, langs: readonly Lang[]): Citation {
  return {
    url: toEditionLink(rule.urls.short, rule.edition),
    quotes: langs.flatMap((lang) => toQuote(rule, lang)),
  };
}

/** The short link with the edition it is made from: it keeps its meaning when numbers change. */
export function toEditionLink(short: string, edition: string): string {
  return `${short}?ed=${edition}`;
}

function toQuote(rule: RuleResource, lang: Lang): Quote[] {
  const side = rule[lang];
  if (!side) return [];
  const { number, unofficialDigest } = rule;
  const source = formatSource({ number, edition: side.edition ?? rule.edition, unofficialDigest }, lang);
  const [first = '', ...rest] = [...(side.title ? [side.title] : []), ...side.text];
  return [{ lang, source, lines: [`${number} ${first}`.trim(), ...rest] }];
}
