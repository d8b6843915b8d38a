import type { Element, ElementContent } from 'hast';
import { h, s } from 'hastscript';
import type { Options } from 'remark-rehype';
import type { Lang } from '../../model/records/lang.ts';
import { lastPartOf, type RuleNumber } from '../../model/records/rule-number.ts';
import { findSymbol, toSymbolId } from '../../model/records/symbol.ts';
import { formatString } from '../../model/strings/format-string.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import { toCodePointName } from '../../model/text/control-characters.ts';
import { toDocumentPath, toRulePath, toTermPath, withBase } from '../../rulebook/book/address.ts';
import { UNKNOWN_DAY } from '../../rulebook/book/documents/document-day.ts';
import { type OwnNodes, type RenderContext, type RenderFile, toContext } from './nodes.ts';

type Handlers = NonNullable<Options['handlers']>;
type Handler = NonNullable<Handlers['text']>;

/** How each of our own nodes becomes HTML. */
type OwnHandlers = {
  [Type in keyof OwnNodes]: (node: OwnNodes[Type], context: RenderContext) => ElementContent;
};

/** How our own nodes become HTML. `base` is the site's base path. */
export function createHastHandlers(base: string): Handlers {
  const spriteHref = withBase(base, '/symbols.svg');
  const own: OwnHandlers = {
    symbol: (node, { lang }) => toSymbol(node, lang, spriteHref),
    ruleReference: (node, context) => toReference(node, context, base),
    rangeMiddle: (node, context) => toMiddle(node, context, base),
    documentReference: ({ id, value }, { at, pageLang }) => {
      // A note of a document is on the page of its rule too.
      const page = at && 'document' in at ? withBase(base, toDocumentPath(pageLang, at.document)) : '';
      return h('a.reference', { href: `${page}#${encodeURIComponent(id)}` }, value);
    },
    referenceTitle: ({ value }) => ({ type: 'text', value }),
    term: ({ everyday, slug, value }, { pageLang }) => {
      const href = withBase(base, toTermPath(pageLang, slug));
      return h(everyday ? 'a.term.term-everyday' : 'a.term', { href }, value);
    },
    cardName: ({ value, href }) =>
      href ? h('a.card-name', { href, rel: ['noopener'] }, value) : { type: 'text', value },
    controlCharacter: ({ value }) => h('bdi.control-character', `[${toCodePointName(value)}]`),
  };
  return Object.fromEntries(
    Object.entries(own).map(([type, toHtml]): [string, Handler] => [
      type,
      ({ options }, node) => toHtml(node, toContext(options.file as RenderFile)),
    ]),
  );
}

/** The drawing for the eye, the name for the ear, the code for copying and finding. */
function toSymbol({ value }: OwnNodes['symbol'], lang: Lang, spriteHref: string): ElementContent {
  const symbol = findSymbol(value);
  if (!symbol) return { type: 'text', value };
  return h('span.symbol', { role: 'img', ariaLabel: symbol[lang] }, [
    s('svg', { width: '1em', height: '1em', ariaHidden: 'true' }, [
      s('use', { href: `${spriteHref}#${toSymbolId(symbol)}` }),
    ]),
    h('span.symbol-text', value),
  ]);
}

function toReference(node: OwnNodes['ruleReference'], context: RenderContext, base: string): ElementContent {
  const { target, number, value } = node;
  const { at, pageLang } = context;
  if (!target) {
    const { unresolved, unresolvedDay } = getStrings(pageLang).references;
    const { edition } = node;
    const title = edition === UNKNOWN_DAY ? unresolvedDay : formatString(unresolved, { edition });
    return h('span.reference-unresolved', { title }, value);
  }
  if (at && 'number' in at && at.number === target) return { type: 'text', value };
  const label = value === number || /\d{3}/.test(value) ? undefined : number;
  return toRuleLink({ number, target, value, label }, pageLang, base);
}

function toMiddle(
  { numbers }: OwnNodes['rangeMiddle'],
  { pageLang }: RenderContext,
  base: string,
): ElementContent {
  const links = numbers.flatMap(({ number, target }, index) => {
    const link = toRuleLink({ number, target, value: lastPartOf(number), label: number }, pageLang, base);
    return index > 0 ? [{ type: 'text' as const, value: ' ' }, link] : [link];
  });
  return h('span.range-middle', ['(', ...links, ')']);
}

function toRuleLink(
  link: { number: RuleNumber; target: RuleNumber; value: string; label: string | undefined },
  pageLang: Lang,
  base: string,
): Element {
  const { moved } = getStrings(pageLang).references;
  const properties = {
    className: ['reference'],
    href: withBase(base, toRulePath(pageLang, link.target)),
    ariaLabel: link.label,
    title: link.number === link.target ? undefined : formatString(moved, { number: link.target }),
  };
  return h('a', properties, link.value);
}
