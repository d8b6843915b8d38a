import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { cutAtSpans, type TextSpan } from '../../../model/text/spans.ts';
import { toCardMarkdown } from '../../../outputs/api/card-markdown.ts';
import type { LinkedLine } from '../../../outputs/api/cards-resource.ts';
import { type FoundCard, loadCard } from '../../../outputs/api/load-card.ts';
import { toCardPath, toTermPath } from '../../../rulebook/book/address.ts';
import { fetchJson } from '../fetch-json.ts';
import { h } from '../h.ts';
import { renderText } from '../hover-card/render-text.ts';
import { readPageLang, toOwnAddress, toOwnPath } from '../own-page.ts';
import { renderNames } from '../render-names.ts';
import { createRuleLink } from '../rule-link.ts';
import { showMessage } from '../show-message.ts';

/** Fills the page of a card with the one that its address names; with none there is but the field to name one. */
export async function fillCard(page: HTMLElement): Promise<void> {
  const texts: Strings['cards'] = JSON.parse(page.dataset['texts'] ?? '{}');
  const lang = readPageLang();
  const name = new URLSearchParams(location.search).get('name')?.trim() ?? '';
  const [status, field] = [page.querySelector('[role=status]'), document.querySelector('#card-form input')];
  if (!status || !(field instanceof HTMLInputElement) || name === '') return;
  field.value = name;
  const found = await loadCard(name, fetchJson).catch(() => 'failed' as const);
  if (found === 'failed' || !found) {
    status.textContent = found ? texts.failed : formatString(texts.unknown, { name });
    return;
  }
  const { card } = found;
  const link = toOwnAddress(toCardPath(lang, card.name));
  document.title = `${card.faces[0]?.names[lang] ?? card.name} | ${document.title}`;
  const view = { lang, texts, ...found };
  const ways: [label: string, text: string][] = [
    [texts.copyLink, link],
    [texts.copyText, toCardMarkdown(found, link)],
  ];
  status.after(
    ...renderFaces(view),
    h('p.ui', ...ways.flatMap(([label, text]) => [createCopier(label, text, texts.copied), ' '])),
    ...renderNeededRules(view),
    ...renderRulings(view),
  );
}

function createCopier(label: string, text: string, copied: string): HTMLElement {
  const button = h('button.button', { type: 'button' }, label);
  button.addEventListener('click', () => navigator.clipboard.writeText(text).then(() => showMessage(copied)));
  return button;
}

/** What a card is shown with. */
interface ShownCard extends FoundCard {
  lang: Lang;
  texts: Strings['cards'];
}

/** The classes of a number that shows its rule where it is pointed at. */
const REFERENCE = 'number reference';

/** Each face laid out like a card: names and cost, type, text with its terms linked, size. */
function renderFaces({ card, lang }: ShownCard): HTMLElement[] {
  return card.faces.map(({ names, cost, type, text, size }) => {
    const header = h('header', h('h2.names', ...renderNames(names, lang)));
    if (cost) header.append(h('span.cost', ...renderText(cost, lang)));
    const face = h('article.magic-card', header);
    if (type.en || type.ja) face.append(h('p.names.type', ...renderNames(type, lang)));
    face.append(...renderSides(lang, (each) => renderLines(text[each], each, lang)));
    if (size) face.append(h('p.size.number', size));
    return face;
  });
}

/** The rules, each with its name and first line in both languages, and the way to cite it. */
function renderNeededRules(view: ShownCard): HTMLElement[] {
  const { card, texts } = view;
  if (card.rules.length === 0) return [];
  const items = card.rules.map(({ number }) => h('li', renderNeeded(number, view)));
  return [h('section', h('h2', texts.rules), h('ul.card-rules', ...items))];
}

function renderNeeded(number: RuleNumber, { lang, texts, rules }: ShownCard): HTMLElement {
  const rule = rules[number];
  const head = h(
    'div.rule-head',
    h('p.rule-number', createRuleLink(number, lang, REFERENCE)),
    h('p.names.title', ...renderNames({ en: rule?.en.title, ja: rule?.ja.title }, lang)),
    h(
      'button.cite.ui',
      {
        type: 'button',
        'data-cite': number,
        'aria-haspopup': 'dialog',
        'aria-label': formatString(texts.citeOf, { number }),
      },
      texts.cite,
    ),
  );
  const sides = renderSides(lang, (each) => toParagraph(rule?.[each].text, each));
  return h('article.rule.row', { id: number }, head, h('div.sides', ...sides));
}

/** The rulings by day, each with the rules that it is about. */
function renderRulings({ card, lang, texts }: ShownCard): HTMLElement[] {
  if (card.rulings.length === 0) return [];
  const entries = card.rulings.map(({ date, rules, ...ruling }) => {
    const sides = renderSides(lang, (each) => toParagraph(ruling[each], each));
    const day = h('time', { datetime: date }, formatDate(lang, date));
    const body = h('div', h('div.sides', ...sides));
    if (rules.length > 0)
      body.append(
        h(
          'p.kicker.subjects.cluster',
          h('span', texts.about),
          ...rules.flatMap((number) => [' ', createRuleLink(number, lang, REFERENCE)]),
        ),
      );
    return h('article.rule.ruling', h('div.rule-head', day), body);
  });
  return [h('section', h('h2', texts.rulings), ...entries)];
}

/** What `render` gives for each language, the reader's first; a language without it is left out. */
function renderSides(lang: Lang, render: (lang: Lang) => readonly Node[]): HTMLElement[] {
  const sides = [lang, otherLang(lang)].map((each) => ({ each, children: render(each) }));
  const shown = sides.filter(({ children }) => children.length > 0);
  return shown.map(({ each, children }) =>
    h('div.side', { lang: each, ...(shown.length > 1 && { 'data-side': each }) }, ...children),
  );
}

const toParagraph = (text: string | undefined, lang: Lang): HTMLElement[] =>
  text ? [h('p', ...renderText(text, lang))] : [];

/** Lines with each term linked at its first mention. */
function renderLines(lines: readonly LinkedLine[], lang: Lang, pageLang: Lang): HTMLElement[] {
  const seen = new Set<string>();
  return lines.map(({ text, terms = [] }) => {
    const first = terms.filter(({ slug }) => !seen.has(slug) && seen.add(slug));
    const toLink = ({ slug, start, end }: (typeof first)[number]) => [
      h('a.term', { href: toOwnPath(toTermPath(pageLang, slug)) }, text.slice(start, end)),
    ];
    const toText = (between: string) => renderText(between, lang);
    return h(
      'p',
      ...cutAtSpans<TextSpan & { slug: string }, (Node | string)[]>(text, first, toLink, toText).flat(),
    );
  });
}
