import type { CitedRule, CitedSide } from '../../../features/citing/to-citation.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import { levelOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { h } from '../h.ts';
import { renderText } from '../hover-card/render-text.ts';
import { renderNames } from '../render-names.ts';
import { createRuleLink } from '../rule-link.ts';

/** A pinned rule as rules are among others, with the buttons that move it and take it away: `data-move` is -1, 1 or 0. */
export function renderPinned(
  number: RuleNumber,
  rule: CitedRule | undefined,
  lang: Lang,
  texts: Strings['tray'],
): HTMLElement {
  const order = [lang, otherLang(lang)];
  const names = renderNames({ en: rule?.en?.title, ja: rule?.ja?.title }, lang);
  const moves = [
    { move: '-1', sign: '↑', label: texts.up },
    { move: '1', sign: '↓', label: texts.down },
    { move: '0', sign: '×', label: texts.remove },
  ].map(({ move, sign, label }) =>
    h(
      'button.tool',
      { type: 'button', 'data-move': move, 'aria-label': formatString(label, { number }) },
      sign,
    ),
  );
  const heading = h('h2.rule-number', createRuleLink(number, lang));
  if (names.length > 0) heading.append(' ', h('span.names.title', ...names));
  const head = h('div.rule-head', heading, h('p.tray-moves.ui', ...moves));
  const sides = order.flatMap((each, index) => {
    const side = rule?.[each];
    return side?.text.length ? [renderSide(side, each, index === 1, texts)] : [];
  });
  const body = rule ? sides : [h('p.side', texts.unavailable)];
  // A heading alone has no text beside it.
  const below = body.length > 0 ? [h('div.sides', ...body)] : [];
  const kind = `rule ${levelOf(number)}${names.length > 0 ? ' heading' : ''}`;
  return h('article', { class: kind, id: number }, head, ...below);
}

function renderSide(side: CitedSide, lang: Lang, isSecond: boolean, texts: Strings['tray']): HTMLElement {
  const label = () => h('span.example-label', texts.example);
  return h(
    'div',
    { class: isSecond ? 'side second' : 'side', lang, 'data-side': lang },
    ...side.text.map((text) => h('p', ...renderText(text, lang))),
    ...(side.examples ?? []).map((text) => h('div.example', h('p', label(), ' ', ...renderText(text, lang)))),
  );
}
