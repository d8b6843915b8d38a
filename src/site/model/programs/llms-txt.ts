import { escapeMarkdown } from '../../../features/citing/escape-markdown.ts';
import { LANGS } from '../../../model/records/lang.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { type NamedSite, toUrl } from '../../../outputs/api/site-urls.ts';
import {
  toDocumentPath,
  toEditionTextPath,
  toMarkdownPath,
  toRulePath,
  toShortPath,
} from '../../../rulebook/book/address.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { describeEdition } from '../../../rulebook/book/editions/describe-edition.ts';
import { listTopRules } from '../../../rulebook/book/editions/rule-tree.ts';

/** Files of the open data with what is in them. */
const DATA = [
  ['names.json', 'a term or rule by any spelling of its name in English, Japanese or kana'],
  ['numbers.json', 'every number that has a page'],
  ['editions.json', 'the editions at hand; resolve/<edition>.json says what their numbers mean today'],
  ['history.json', 'the sections of meanings/<section>.json: what each number has meant since 1999'],
] as const;

/**
 * `llms.txt`, as llmstxt.org proposes it: what the site is and where a program that reads text finds what. Rules are named by
 * their Markdown where the site has it, else by their pages.
 */
export function toLlmsTxt(book: Book, site: NamedSite, hasMarkdown: boolean): string {
  const { edition } = book;
  const [english, japanese] = LANGS.map((lang) => getStrings(lang).site.description);
  const link = (text: string, path: string, about: string) =>
    `- [${escapeMarkdown(text)}](${toUrl(site, path)}): ${about}`;
  const toPath = hasMarkdown ? toMarkdownPath : toRulePath;
  const rule = book.rules.find(({ level, en }) => level === 'subrule' && en?.blocks.length) ?? book.rules[0];
  return `# ${site.name} 対訳

> ${english} ${japanese}

The edition here: ${describeEdition(edition, 'en').join(', ')}.${edition.unofficialDigest ? ` ${getStrings('en').site.digestMeaning}` : ''} The official text is the English one.

Every number of an edition at hand, those out of use included, has a page in each language${hasMarkdown ? ', and the same as Markdown with `.md` in the place of the last slash' : ''}${rule ? `: ${toUrl(site, toPath('en', rule.number))}` : ''}, with \`ja\` for Japanese first. Older numbers without a page: \`gone\` of \`meanings/<section>.json\` below says what became of them. A number belongs to an edition: it may have been that of another rule before. Before you cite a number from an older text, ask what it means today (\`resolve\` or \`meanings\` below); cite with the edition${rule ? `: \`${toUrl(site, toShortPath(rule.number))}?ed=${edition.id}\`` : ''}. Quote the text as it stands here; do not fill gaps from memory.

## Whole texts

${LANGS.map((lang) => link(`${getStrings(lang).edition.title} (${lang})`, toEditionTextPath(lang), lang === 'en' ? 'every rule and term in English' : 'every rule and term in Japanese, what is not translated in English')).join('\n')}

## Rules

${listTopRules(book)
  .map(({ number }) =>
    link(
      [number, book.titleOf(number, 'en')].filter(Boolean).join(' '),
      toPath('en', number),
      [escapeMarkdown(book.titleOf(number, 'ja') ?? ''), 'its sections'].filter(Boolean).join(', '),
    ),
  )
  .join('\n')}

## Data

${link('OpenAPI', '/api/v1/openapi.json', 'all files of data, with examples')}
${DATA.map(([file, about]) => link(file, `/api/v1/${file}`, about)).join('\n')}
${link('How the data is made', '/en/data/', 'each file and field')}

## Optional

${[
  link('Glossary', '/en/glossary/', 'terms in both languages'),
  link('Changes', '/en/changes/', 'what each edition changed'),
  ...book.documents.map(({ id, title, kind }) =>
    link(title.en ?? title.ja ?? id, toDocumentPath('en', id), getStrings('en').documents.kinds[kind]),
  ),
].join('\n')}
`;
}
