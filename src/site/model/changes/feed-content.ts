import { h } from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { nameSymbols } from '../../../features/render/name-symbols.ts';
import { toRuleLines } from '../../../features/render/rule-lines.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import { listChanges } from '../../../rulebook/history/list-changes.ts';

/** Rules of an edition that a feed brings whole; its page has all. */
const MOST_RULES = 300;
/** Of a rule whose words did not change the entry says where it went. */
const WORDLESS: ReadonlySet<string> = new Set(['moved', 'references']);

const stringifier = unified().use(rehypeStringify).freeze();

/**
 * What an edition changed as HTML: each rule with what became of it and its text, in the reader's language where it has one.
 * Everything of the text is escaped; symbols are words.
 */
export function toFeedContent(book: Editions, day: EditionId, lang: Lang): string {
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
