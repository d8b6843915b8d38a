import type { Lang } from '../records/lang.ts';

/** A text with a count in it: `{count}` is replaced. Japanese gives the same text twice. */
export interface Counted {
  one: string;
  other: string;
}

/** `{name}` in a text replaced by its value; throws on a name without a value. */
export function formatString(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in “${text}”`);
    return String(value);
  });
}

/** The same where a part in brackets is left out when a value it names is not known: `differs[: {a}]` → `differs`. */
export function formatOptional(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const known = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const given: Record<string, string | number> = Object.fromEntries(known);
  const isKnown = (part: string) => [...part.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in given);
  return formatString(
    text.replace(/\[([^[\]]*)\]/g, (_, part: string) => (isKnown(part) ? part : '')),
    given,
  );
}

/** A text with its count, in the form the language has for that count, and what else is in it: `1 rule`, `2 rules`. */
export function formatCount(
  lang: Lang,
  text: Counted,
  count: number,
  values?: Readonly<Record<string, string>>,
): string {
  const form = new Intl.PluralRules(lang).select(count) === 'one' ? text.one : text.other;
  return formatString(form, { ...values, count: new Intl.NumberFormat(lang).format(count) });
}
