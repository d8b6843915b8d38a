import { readFileSync } from 'node:fs';
import type { Lang } from '../../model/records/lang.ts';
import { getRenderer } from './get-renderer.ts';

/**
 * A page of `content/pages/<name>.<lang>.md` as HTML. `{site}` and the other names given are in it for what only the
 * build knows.
 */
export function renderAuthoredPage(
  name: string,
  lang: Lang,
  values: Readonly<Record<string, string>>,
): string {
  const source = readFileSync(`content/pages/${name}.${lang}.md`, 'utf8');
  const text = source.replace(/\{([a-z]+)\}/g, (whole, key: string) => values[key] ?? whole);
  return getRenderer().renderMarkdown(text, { lang, pageLang: lang });
}
