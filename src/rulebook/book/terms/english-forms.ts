/** Past forms and plurals that no ending makes. */
const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    cast: ['casting', 'casts'],
    choose: ['chosen', 'chose'],
    die: ['dies', 'died', 'dying'],
    draw: ['drew', 'drawn'],
    deal: ['dealt'],
    fight: ['fought'],
    pay: ['paid'],
    win: ['won'],
  }),
);

/**
 * The forms under which a headword is in running text, lower case: `Activated Ability` → ability, abilities;
 * a verb (`Destroy`) also → destroyed, destroying. Only the last word changes, except in a verb phrase (`Pay`, `Draw`).
 */
export function toEnglishForms(headword: string, isVerb: boolean): string[] {
  const name = toBareName(headword);
  const cut = name.lastIndexOf(' ') + 1;
  const before = name.slice(0, cut);
  const last = name.slice(cut);
  if (!/^[a-z’'-]+$/.test(last)) return [name];
  const singular = before === '' && last.length < 8 ? undefined : toSingular(last);
  const forms = new Set([last, ...(singular ? [singular] : toPlurals(last)), ...(IRREGULAR.get(last) ?? [])]);
  if (isVerb && before === '') for (const form of toVerbForms(last)) forms.add(form);
  return [...forms].map((form) => before + form);
}

/** `“Legend Rule”`, `Dies`, `Bury (Obsolete)` as they would be in a sentence. */
export function toBareName(headword: string): string {
  return headword
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/[“”"]/g, '')
    .replace(/^The\s+/, '')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase();
}

function toSingular(word: string): string | undefined {
  if (!/[^sui]s$/.test(word)) return undefined;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

function toPlurals(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return /(?:s|x|z|ch|sh)$/.test(word) ? [`${word}es`] : [`${word}s`];
}

function toVerbForms(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ied`, `${word}ing`];
  if (word.endsWith('e')) return [`${word}d`, `${word.slice(0, -1)}ing`];
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word) || /(?:cast|pel|fer)$/.test(word))
    return [`${word}${word.at(-1)}ed`, `${word}${word.at(-1)}ing`, `${word}ed`, `${word}ing`];
  return [`${word}ed`, `${word}ing`];
}
