import { h } from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { toRuleLines } from '../../../features/render/rule-lines.ts';
import { nameSymbols } from '../../../features/render/to-excerpt.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatCount, formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import { countKinds, listChanges } from '../../../rulebook/history/list-changes.ts';
import type { Feed, FeedEntry } from '../../publish/to-feed.ts';
import { listChangedEditions } from './edition-page.ts';

/** Newest editions whose entries bring the texts: what was read before need not come again. */
const TEXTS_OF = 2;

/**
 * The feed of a language: an entry for each edition with how many rules it changed, the newest with their texts, and one more
 * where its Japanese is there. `toAddress` makes the whole address
 * of a path below the language; `file` is the feed's own.
 */
export function toChangesFeed(
  book: Editions,
  lang: Lang,
  file: 'feed.xml' | 'feed.json',
  toAddress: (path: string) => string,
): Feed {
  const { changes, site } = getStrings(lang);
  const entries = listChangedEditions(book).flatMap((day, place): FeedEntry[] => {
    const counted = countKinds(listChanges(book.changesOf(day)?.rules ?? []));
    const counts = Object.fromEntries(counted.map(({ kind, count }) => [kind, count]));
    const date = formatDate(lang, day);
    const address = toAddress(`/changes/${day}/`);
    const translated = book.rulesIn(day).filter(({ ja }) => ja && !ja.edition).length;
    const isTranslated = book.editions.some(
      ({ id, japaneseEdition }) => id === day && japaneseEdition === id,
    );
    return [
      ...(isTranslated
        ? [
            {
              address: `${address}#japanese`,
              title: formatString(changes.japanese, { date }),
              summary: formatCount(lang, changes.japaneseSummary, translated),
              day,
            },
          ]
        : []),
      {
        address,
        title: formatString(changes.edition, { date }),
        summary: formatString(changes.summary, { added: 0, removed: 0, moved: 0, reworded: 0, ...counts }),
        ...(place < TEXTS_OF && { content: toFeedContent(book, day, lang) }),
        day,
      },
    ];
  });
  return {
    lang,
    address: toAddress(`/${file}`),
    page: toAddress('/changes/'),
    title: `${site.title} ${changes.title}`,
    description: changes.lead,
    author: site.title,
    entries,
  };
}

/** Rules of an edition that a feed brings whole; its page has all. */
const MOST_RULES = 300;
/** Of a rule whose words did not change the entry says where it went. */
const WORDLESS: ReadonlySet<string> = new Set(['moved', 'references']);

const stringifier = unified().use(rehypeStringify).freeze();

/**
 * What an edition changed as HTML: each rule with what became of it and its text, in the reader's language where it has one.
 * Everything of the text is escaped; symbols are words.
 */
function toFeedContent(book: Editions, day: EditionId, lang: Lang): string {
  const changes = book.changesOf(day);
  const { kinds } = getStrings(lang).changes;
  const { digestMeaning } = getStrings(lang).site;
  const lines = listChanges(changes?.rules ?? []).slice(0, MOST_RULES);
  const rules = lines.flatMap(({ kind, from, to }) => {
    const numbers = [...new Set([from, to])].filter(Boolean).join(' → ');
    const rule = to ? book.ruleIn(day, to) : from && changes && book.ruleIn(changes.before, from);
    const shown = WORDLESS.has(kind) ? undefined : rule;
    const side = [lang, otherLang(lang)].find((each) => shown?.[each]);
    const text = side && shown?.[side] ? toRuleLines(shown[side], side) : [];
    return [
      h('h3', `${numbers} (${kinds[kind]})`),
      ...text.map((line) => h('p', { lang: side }, nameSymbols(line, side ?? lang))),
    ];
  });
  const isDigest = book.editions.some(({ id, unofficialDigest }) => id === day && unofficialDigest);
  const children = [...(isDigest ? [h('p', h('em', digestMeaning))] : []), ...rules];
  return stringifier.stringify({ type: 'root', children });
}
