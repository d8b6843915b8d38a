import type { Element, ElementContent, Root, Text } from 'hast';
import { h } from 'hastscript';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { KanjiReader } from '../../features/render/furigana/create-kanji-reader.ts';
import { type PlacedReading, placeReadings } from '../../features/render/furigana/split-okurigana.ts';
import { type ItemList, type Nested, nestBlocks } from '../../features/render/nest-blocks.ts';
import type { RenderContext } from '../../features/render/nodes.ts';
import { type Lang, otherLang } from '../../model/records/lang.ts';
import type { TranslationState } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { TextBlock } from '../../model/records/text.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import { hasKanji, keepKanji } from '../../model/text/kanji.ts';
import { cutToNodes } from '../../model/text/spans.ts';
import { toReaderNames } from '../../rulebook/book/name.ts';
import type { EpubEdition, Places } from './places.ts';
import { toLangs } from './to-xhtml.ts';

/** What is shown of each language that there is. */
type Sides<T> = Readonly<Partial<Record<Lang, T | undefined>>>;
type Names = Sides<string>;

/** Writes the parts of an edition that all its pages share. */
export type Writer = ReturnType<typeof createWriter>;

export function createWriter({ book, renderer, langs, readKanji }: EpubEdition, places: Places) {
  const [lang] = langs;
  const strings = getStrings(lang);

  function writeText(html: string, of: Lang): ElementContent[] {
    const content = toEpubText(html, places);
    return of === 'ja' && readKanji ? annotateKanji(content, readKanji) : content;
  }

  /** The names in the languages shown, or in the other where they lack one. */
  function chooseNames(names: Names): { text: string; lang: Lang }[] {
    const shown = langs.flatMap((each) => (names[each] ? [{ text: names[each], lang: each }] : []));
    const first = toReaderNames(names, lang)?.first;
    return shown.length > 0 || !first ? shown : [first];
  }

  function writeList({ items }: ItemList, of: Lang): Element {
    const lines = items.map(({ html, below }) =>
      h('li', [...writeText(html, of), ...(below ? [writeList(below, of)] : [])]),
    );
    return h('ul', lines);
  }

  function writeBlock(block: Nested, of: Lang): Element {
    if (block.type === 'list') return writeList(block, of);
    const text = writeText(block.html, of);
    if (block.type === 'paragraph') return h('p', text);
    const label = h('span.label', getStrings(of).rule.example);
    return h('p.example', [label, ' ', ...text]);
  }

  return {
    /** Language of the words around the text. */
    lang,
    /** The names to show as plain text, the reader's first: `飛行 / Flying`. */
    toTitle: (names: Names) => Array.from(chooseNames(names), ({ text }) => text).join(' / '),
    /** The same for a heading, each name in its language; the reading beside a name with kanji, unless it is over them. */
    writeNames: (names: Names, reading?: string): ElementContent[] =>
      chooseNames(names).flatMap(({ text, lang: of }, index) => {
        const html = renderer.renderInline(text, { lang: of, pageLang: lang });
        const isRead = reading && of === 'ja' && !readKanji && hasKanji(text);
        const content = [...writeText(html, of), ...(isRead ? [h('span.reading', `（${reading}）`)] : [])];
        const className = index > 0 ? ['name', 'beside'] : ['name'];
        const name = h('span', { className, ...toLangs(of) }, content);
        // For whoever hears or copies them.
        return index > 0 ? [{ type: 'text', value: ' ' }, name] : [name];
      }),
    namesOf: (number: RuleNumber): Names => ({
      en: book.titleOf(number, 'en'),
      ja: book.titleOf(number, 'ja'),
    }),
    /** Both languages beside each other; one that is missing or outdated is marked. */
    writeSides: <T>(
      sides: Sides<T>,
      state: TranslationState,
      write: (side: T, lang: Lang) => ElementContent[],
    ): Element[] => {
      const present = langs.filter((each) => sides[each]);
      // A text without the languages wanted is not lost: it is in the other one, marked.
      const shown = present.length > 0 ? present : [otherLang(lang)].filter((each) => sides[each]);
      const mark = (text: string) => h('p.mark', toLangs(lang), text);
      const isMissing = (each: Lang) => langs.includes(each) && !sides[each] && shown.length > 0;
      const { missing, missingEnglish, outdated } = strings.state;
      const marks = langs.filter(isMissing).map((each) => mark(each === 'ja' ? missing : missingEnglish));
      const written = shown.flatMap((each) => {
        const side = sides[each];
        if (side === undefined) return [];
        const isOutdated = each === 'ja' && state === 'outdated';
        return [
          h('div.side', toLangs(each), [...(isOutdated ? [mark(outdated)] : []), ...write(side, each)]),
        ];
      });
      return [...written, ...marks];
    },
    writeBlocks: (
      blocks: readonly TextBlock[],
      context: Pick<RenderContext, 'lang' | 'at' | 'edition' | 'seenTerms'>,
    ) =>
      nestBlocks(renderer.renderBlocks(blocks, { pageLang: lang, ...context })).map((block) =>
        writeBlock(block, context.lang),
      ),
  };
}

/** Phrasing content of a Japanese text with its readings over the kanji: 飛行 → `<ruby>飛行<rt>ひこう</rt></ruby>`. */
function annotateKanji(content: readonly ElementContent[], read: KanjiReader): ElementContent[] {
  const root: Root = { type: 'root', children: [...content] };
  const nodes: { node: Text; parent: Root | Element }[] = [];
  visit(root, 'text', (node, _, parent) => {
    if (parent && (parent.type === 'root' || parent.type === 'element')) nodes.push({ node, parent });
  });
  const texts = nodes.map(({ node }) => node.value);
  const whole = texts.join('');
  const pieces = read(whole);
  if (pieces.map(({ kanji }) => kanji).join('') !== keepKanji(whole)) return [...content];
  for (const [index, readings] of placeReadings(texts, pieces).entries()) {
    const { node, parent } = nodes[index] ?? {};
    if (!node || !parent || readings.length === 0) continue;
    parent.children.splice(parent.children.indexOf(node), 1, ...annotate(node.value, readings));
  }
  return root.children.filter((child): child is ElementContent => child.type !== 'doctype');
}

function annotate(text: string, readings: readonly PlacedReading[]): ElementContent[] {
  const spans = readings.map((each) => ({ ...each, end: each.start + each.piece.kanji.length }));
  return cutToNodes(text, spans, ({ piece }) =>
    h('ruby', [piece.kanji, h('rp', '（'), h('rt', piece.reading), h('rp', '）')]),
  );
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/**
 * Phrasing content of a page as an e-book has it: links lead inside the book or are gone, symbols are their codes with
 * their names, numbers of older editions are text, languages are marked for XML too.
 */
function toEpubText(html: string, places: Pick<Places, 'ofAddress'>): ElementContent[] {
  const tree = parser.parse(html);
  visit(tree, 'element', (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const { lang, className } = node.properties;
    if (typeof lang === 'string') Object.assign(node.properties, toLangs(lang));
    const classes = Array.isArray(className) ? className : [];
    if (classes.includes('range-middle')) return replace(parent, index, []);
    if (classes.includes('symbol')) {
      node.children = node.children.filter((child) => child.type !== 'element' || child.tagName !== 'svg');
      return SKIP;
    }
    if (node.tagName === 'a') {
      const href = places.ofAddress(decodeURI(String(node.properties['href'])));
      if (href === undefined || classes.includes('term-everyday'))
        return replace(parent, index, node.children);
      node.properties = { className: classes, href };
    } else if (classes.includes('reference-unresolved') || node.tagName === 'bdi')
      return replace(parent, index, node.children);
    return undefined;
  });
  return tree.children.filter((child): child is ElementContent => child.type !== 'doctype');
}

function replace(parent: Root | Element, index: number, children: ElementContent[]): [typeof SKIP, number] {
  parent.children.splice(index, 1, ...children);
  return [SKIP, index];
}
