import { readFile } from 'node:fs/promises';
import type { Lang } from '../../model/records/lang.ts';
import { getRenderer } from './get-renderer.ts';

/**
 * A page of `content/pages/<name>.<lang>.md` as HTML. `{site}` and the other names given are in it for what only the
 * build knows.
 */
export async function renderAuthoredPage(
  name: string,
  lang: Lang,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  const source = await readFile(`content/pages/${name}.${lang}.md`, 'utf8');
  const text = source.replace(/\{([a-z]+)\}/g, (whole, key: string) => values[key] ?? whole);
  return (await getRenderer()).renderMarkdown(text, { lang, pageLang: lang });
}
