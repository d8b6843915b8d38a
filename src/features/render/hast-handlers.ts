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
import { type OwnNodes, toRenderData } from './nodes.ts';
import type { RenderContext } from './renderer.ts';

type Handlers = NonNullable<Options['handlers']>;
type State = Parameters<NonNullable<Handlers['text']>>[0];

/** How our own nodes become HTML. `base` is the site's base path. */
export function createHastHandlers(base: string): Handlers {
  const spriteHref = withBase(base, '/symbols.svg');
  return {
    symbol: (state: State, node: OwnNodes['symbol']) => toSymbol(node, toContext(state).lang, spriteHref),
    ruleReference: (state: State, node: OwnNodes['ruleReference']) =>
      toReference(node, toContext(state), base),
    rangeMiddle: (state: State, node: OwnNodes['rangeMiddle']) => toMiddle(node, toContext(state), base),
    documentReference: (state: State, node: OwnNodes['documentReference']) => {
      const { at, pageLang } = toContext(state);
      // A note of a document is on the page of its rule too.
      const page = at && 'document' in at ? withBase(base, toDocumentPath(pageLang, at.document)) : '';
      const href = `${page}#${encodeURIComponent(node.id)}`;
      return h('a.reference', { href }, node.value);
    },
    referenceTitle: (_state: State, node: OwnNodes['referenceTitle']) => ({
      type: 'text',
      value: node.value,
    }),
    term: (state: State, node: OwnNodes['term']) =>
      h(
        'a',
        {
          className: node.everyday ? ['term', 'term-everyday'] : ['term'],
          href: withBase(base, toTermPath(toContext(state).pageLang, node.slug)),
        },
        node.value,
      ),
    cardName: (_state: State, node: OwnNodes['cardName']) => toCardName(node),
    controlCharacter: (_state: State, node: OwnNodes['controlCharacter']) =>
      h('bdi.control-character', `[${toCodePointName(node.value)}]`),
  };
}

function toContext(state: State): RenderContext {
  const data = state.options.file && toRenderData(state.options.file);
  return data?.context ?? { lang: 'en', pageLang: 'en' };
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

function toCardName({ value, href }: OwnNodes['cardName']): ElementContent {
  if (!href) return { type: 'text', value };
  return h('a.card-name', { href, rel: ['noopener'] }, value);
}
