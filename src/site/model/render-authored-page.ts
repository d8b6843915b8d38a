import { readFileSync } from 'node:fs';
import type { Lang } from '../../model/records/lang.ts';
import { nameBook } from '../../model/strings/name-book.ts';
import { getRenderer } from './site.ts';

/**
 * A page of `content/pages/<name>.<lang>.md` as HTML. `{site}` and the other names given are in it for what only the
 * build knows, and those of the game and its book.
 */
export function renderAuthoredPage(
  name: string,
  lang: Lang,
  values: Readonly<Record<string, string>>,
): string {
  const source = readFileSync(`content/pages/${name}.${lang}.md`, 'utf8');
  const text = nameBook(source, lang).replace(/\{([a-z]+)\}/g, (whole, key: string) => values[key] ?? whole);
  return getRenderer().renderMarkdown(text, { lang, pageLang: lang });
}
