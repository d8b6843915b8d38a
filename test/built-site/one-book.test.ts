import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/model/records/lang.ts';
import { parentOf } from '../../src/model/records/rule-number.ts';
import type { GlossaryResource } from '../../src/outputs/api/glossary-resource.ts';
import type { RulesResource } from '../../src/outputs/api/rule-resource.ts';
import { loadBook } from '../../src/rulebook/book/load-book.ts';
import { SITES } from '../browser/sites.ts';
import { DIGEST } from '../digest-project.ts';

/** Pages, API and search are made of one book: what they say of a record is the same. */
for (const [name, site] of Object.entries(SITES)) {
  const readApi = <T>(path: string): T => JSON.parse(readFileSync(join(site.out, 'api/v1', path), 'utf8'));

  test(`page and API give every term of the ${name} site the same reading`, () => {
    const { terms } = readApi<GlossaryResource>('glossary.json');
    expect(terms.length).toBeGreaterThan(0);
    const ofPages = terms.map(({ slug }) => {
      const page = parsePage(site.out, `ja/glossary/${slug}`);
      return { slug, reading: page ? findReading(page) : 'no page' };
    });
    expect(ofPages).toEqual(terms.map(({ slug, reading }) => ({ slug, reading })));
  });

  test(`page and API find the same terms in every rule of the ${name} site`, async () => {
    const { book } = loadBook({ ...DIGEST, collections: site.content });
    const { rules } = readApi<RulesResource>('rules.json');
    const differing = [];
    // A rule's page has all its subrules: each is read from there.
    const pages = new Map<string, Root | undefined>();
    for (const rule of rules) {
      if (rule.level !== 'subrule') continue;
      const above = parentOf(rule.number) ?? rule.number;
      if (!pages.has(above)) pages.set(above, parsePage(site.out, `ja/cr/${above}`));
      const page = pages.get(above);
      for (const lang of LANGS) {
        // A page links a card's name as a whole, and no term in it.
        const texts = [...(rule[lang]?.text ?? []), ...(rule[lang]?.examples ?? [])].map((text) =>
          text.replace(/《[^》]*》/g, ''),
        );
        const ofApi = texts.flatMap((text) => book.findTerms(text, lang).map(({ slug }) => slug));
        const ofPage = page ? findTermLinks(page, rule.number, lang) : [];
        if (String([...new Set(ofApi)].sort()) !== String([...new Set(ofPage)].sort()))
          differing.push({ number: rule.number, lang, ofApi, ofPage });
      }
    }
    expect(differing).toEqual([]);
  });
}

const parser = unified().use(rehypeParse).freeze();

function parsePage(out: string, path: string): Root | undefined {
  const file = join(out, path, 'index.html');
  return existsSync(file) ? parser.parse(cutMain(readFileSync(file, 'utf8'))) : undefined;
}

/** What a page is about, without what is around it on every page. */
const cutMain = (html: string) => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));

/** The reading below the heading of a term's page: 読み せっし. */
function findReading(page: Root): string | undefined {
  let reading: string | undefined;
  visit(page, 'element', (element) => {
    if (!hasClass(element, 'page-head')) return;
    visit(element, 'element', (each) => {
      if (each.tagName === 'p' && hasClass(each, 'kicker') && toText(each).startsWith('読み'))
        reading = toText(each).replace('読み', '').trim();
    });
    return SKIP;
  });
  return reading;
}

/** Slugs of the terms linked in one language of the rule that a page is about. */
function findTermLinks(page: Root, number: string, lang: Lang): string[] {
  const slugs: string[] = [];
  visit(page, 'element', (row) => {
    if (row.properties['id'] !== number) return;
    visit(row, 'element', (side) => {
      if (side.properties['lang'] !== lang || !hasClass(side, 'side')) return;
      visit(side, 'element', (link) => {
        if (hasClass(link, 'term')) slugs.push(String(link.properties['href']).split('/').at(-2) ?? '');
      });
    });
    return SKIP;
  });
  return slugs;
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties['className']) && properties['className'].includes(name);
}

function toText(node: Element): string {
  let text = '';
  visit(node, 'text', ({ value }) => {
    text += value;
  });
  return text.trim();
}
