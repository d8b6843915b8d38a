import type { Lang } from '../../model/records/lang.ts';
import type { Citation, Quote } from './citation.ts';
import { type CitedEdition, formatSource } from './format-source.ts';

/** A rule as the open data gives it, as far as a citation needs it. */
export interface CitedRule extends CitedEdition {
  urls: { short: string };
  en?: CitedSide | undefined;
  ja?: CitedSide | undefined;
}

interface CitedSide {
  title?: string | undefined;
  text: readonly string[];
  edition?: string | undefined;
}

/** The rule of the open data as a citation in the languages that it has of those asked for. */
export function toCitation(rule: CitedRule, langs: readonly Lang[]): Citation {
  return {
    url: toEditionLink(rule.urls.short, rule.edition),
    quotes: langs.flatMap((lang) => toQuote(rule, lang)),
  };
}

/** The short link with the edition it is made from: it keeps its meaning when numbers change. */
function toEditionLink(short: string, edition: string): string {
  return `${short}?ed=${edition}`;
}

function toQuote(rule: CitedRule, lang: Lang): Quote[] {
  const side = rule[lang];
  if (!side) return [];
  const { number, unofficialDigest } = rule;
  const source = formatSource({ number, edition: side.edition ?? rule.edition, unofficialDigest }, lang);
  const [first = '', ...rest] = [...(side.title ? [side.title] : []), ...side.text];
  return [{ lang, source, lines: [`${number} ${first}`.trim(), ...rest] }];
}
