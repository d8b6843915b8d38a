import type { BuildInfo } from '../publish/offline-list.ts';
import { type Lang, otherLang } from '../records/lang.ts';
import { isRuleNumber, levelOf, parentOf, type RuleNumber } from '../records/rule-number.ts';
import { findMeaning } from './find-meaning.ts';
import { findStored } from './find-stored.ts';
import { toLang } from './store-read.ts';

/**
 * Answers for a page without a connection: the page itself, the page above it that holds the rule in full, or the
 * same in the other language, or the page that says what can be done. A short link goes on to the reader's language,
 * and to what was meant in its edition.
 */
export async function answerOffline(
  build: BuildInfo,
  url: URL,
  languages: readonly string[],
): Promise<Response> {
  const path = url.pathname.slice(build.base.length);
  const stored = await findStored(build, path);
  if (stored) return stored;
  const lang = toLang(path) ?? chooseLanguage(languages);
  const number = readNumber(path);
  const day = url.searchParams.get('ed');
  const meaning = number && day && !toLang(path) ? await findMeaning(build, number, day) : undefined;
  // What a number meant in another edition is known only where the answers are kept.
  const meant = meaning?.number ?? (day && !toLang(path) ? undefined : number);
  const home = meant && (await findHome(build, lang, meant));
  if (home) {
    const target = new URL(build.base + home, url.origin);
    if (meaning && day) {
      target.searchParams.set('ed', day);
      target.searchParams.set('then', meaning.outcome);
      if (number && meaning.number !== number) target.searchParams.set('was', number);
    }
    return Response.redirect(target.href);
  }
  // Either language's pages show both.
  const other = path.replace(/^(ja|en)\//, (_, written) => `${otherLang(written)}/`);
  if (other !== path && (await findStored(build, other)))
    return Response.redirect(new URL(build.base + other + url.search, url.origin).href);
  return (await findStored(build, `${lang}/offline/`)) ?? Response.error();
}

/** Path and fragment of a stored page that holds a rule: its own, else one above it. */
async function findHome(build: BuildInfo, lang: Lang, number: RuleNumber): Promise<string | undefined> {
  for (let each: RuleNumber | undefined = number; each; each = parentOf(each)) {
    const path = `${lang}/cr/${each}/`;
    const page = await findStored(build, path);
    if (page && each === number) return path;
    // A long section only lists its rules.
    if (page && (await page.text()).includes(`id="${number}"`)) return `${path}#${number}`;
    if (levelOf(each) === 'section') return undefined;
  }
  return undefined;
}

/** `ja/cr/702.9b/` or `cr/702.9b/` → 702.9b. */
function readNumber(path: string): RuleNumber | undefined {
  const [, written] = /^(?:(?:ja|en)\/)?cr\/([^/]+)\/?$/.exec(path) ?? [];
  return written !== undefined && isRuleNumber(written) ? written : undefined;
}

function chooseLanguage(languages: readonly string[]): Lang {
  const known = languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'ja' || tag === 'en');
  return known === 'ja' ? 'ja' : 'en';
}
