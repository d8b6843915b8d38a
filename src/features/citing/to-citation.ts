import type { Lang } from '../../model/records/lang.ts';
import { toEditionLink } from '../../rulebook/book/address.ts';
import { type CitedEdition, formatExample, formatSource } from './format-source.ts';
import type { Citation, Quote } from './formats.ts';

/** A rule as the open data gives it, as far as a citation needs it. */
export interface CitedRule extends CitedEdition {
  urls: { short: string };
  en?: CitedSide | undefined;
  ja?: CitedSide | undefined;
}

export interface CitedSide {
  title?: string | undefined;
  text: readonly string[];
  examples?: readonly string[] | undefined;
  edition?: string | undefined;
}

/** The rule of the open data as a citation in the languages that it has of those asked for, the leading one first. */
export function toCitation(rule: CitedRule, parts: { langs: readonly Lang[]; examples?: boolean }): Citation {
  return {
    url: toEditionLink(rule.urls.short, rule.edition),
    quotes: parts.langs.flatMap((lang) => toQuote(rule, lang, parts.examples === true)),
  };
}

function toQuote(rule: CitedRule, lang: Lang, withExamples: boolean): Quote[] {
  const side = rule[lang];
  if (!side) return [];
  const { number, unofficialDigest } = rule;
  const source = formatSource({ number, edition: side.edition ?? rule.edition, unofficialDigest }, lang);
  const [first = '', ...rest] = [...(side.title ? [side.title] : []), ...side.text];
  const examples = withExamples ? (side.examples ?? []) : [];
  const lines = [`${number} ${first}`.trim(), ...rest, ...examples.map((text) => formatExample(text, lang))];
  return [{ lang, source, lines }];
}
