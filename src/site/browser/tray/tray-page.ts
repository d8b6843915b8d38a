import type { CitedRule, CitedSide } from '../../../features/citing/to-citation.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import { isRuleNumber, levelOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { formatCount, formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import type { RuleResource } from '../../../outputs/api/rule-resource.ts';
import { toTrayPath } from '../../../rulebook/book/address.ts';
import dialogsSheet from '../../styles/dialogs.css?url';
import { createCitingForm } from '../citing/citing-form.ts';
import { collectParts } from '../collect-parts.ts';
import { fetchJson } from '../fetch-json.ts';
import { findClosest } from '../find-closest.ts';
import { h } from '../h.ts';
import { renderText } from '../hover-card/render-text.ts';
import { loadSheet } from '../load-sheet.ts';
import { loadStrings } from '../load-strings.ts';
import { readPageEdition, readPageLang, toOwnAddress } from '../own-page.ts';
import { renderNames } from '../render-names.ts';
import { createRuleLink } from '../rule-link.ts';
import { readKept, writeKept } from '../storage.ts';
import { carryOver, readTray, writeTray } from './tray.ts';

type TrayParts = Record<'list' | 'status' | 'pass' | 'shared' | 'opened' | 'news', HTMLElement>;

/** Fills the page of pinned rules: those that its address names or else those of this browser, in order, and the ways to pass them on. */
export async function fillTray(page: HTMLElement): Promise<void> {
  const lang = readPageLang();
  const [texts, citing] = await Promise.all([
    loadStrings('tray'),
    loadStrings('citing'),
    // The form below the rules is that of the dialog.
    loadSheet(dialogsSheet),
  ]);
  const { list, status, pass, shared, opened, news } = collectParts<TrayParts>(page);
  const asked = new URLSearchParams(location.search);
  const isShared = asked.has('rules');
  let numbers = isShared
    ? await carryOver({ edition: asked.get('ed') ?? '', numbers: asked.get('rules')?.split(',') ?? [] })
    : await readTray();
  const rules = new Map<RuleNumber, CitedRule | undefined>();
  const print = h('button.button', { type: 'button' }, texts.print);
  print.addEventListener('click', () => window.print());
  const { form, show: showCited } = createCitingForm(citing, { ways: [print] });
  pass.append(form);

  const toLink = () => toTrayPath(lang, numbers, readPageEdition());
  const show = () => {
    const items = numbers.map((number) => h('li', renderPinned(number, rules.get(number), lang, texts)));
    list.replaceChildren(...items);
    pass.hidden = numbers.length === 0;
    list.querySelector('[data-move="-1"]')?.setAttribute('disabled', '');
    list.querySelector('li:last-child [data-move="1"]')?.setAttribute('disabled', '');
    const cited = numbers.flatMap((number) => rules.get(number) ?? []);
    showCited(cited, toOwnAddress(toLink()));
  };
  const keep = () => {
    if (isShared) history.replaceState(history.state, '', toOwnAddress(toLink()));
    else writeTray(numbers);
    show();
  };
  const load = async () => {
    const missing = numbers.filter((number) => !rules.has(number));
    await Promise.all(missing.map(async (number) => rules.set(number, await loadCited(number))));
  };

  list.addEventListener('click', ({ target }) => {
    const button = findClosest<HTMLElement>(target, '[data-move]');
    const number = button?.closest('.rule')?.id ?? '';
    if (!button || !isRuleNumber(number)) return;
    const step = Number(button.dataset['move']);
    const from = numbers.indexOf(number);
    const others = numbers.filter((each) => each !== number);
    numbers = step === 0 ? others : others.toSpliced(from + step, 0, number);
    keep();
    const place = String(from + step + 1);
    status.textContent = formatString(step === 0 ? texts.removed : texts.moved, { number, place });
    focusMoved(list, step === 0 ? numbers[Math.min(from, numbers.length - 1)] : number, step);
  });
  shared.querySelector('button')?.addEventListener('click', async () => {
    writeTray([...new Set([...(await readTray()), ...numbers])]);
    shared.hidden = true;
    status.textContent = texts.kept;
  });
  opened.querySelector('button')?.addEventListener('click', () => {
    writeKept('opened', { edition: '', numbers: [] });
    opened.hidden = true;
    status.textContent = texts.forgotten;
  });

  await load();
  show();
  shared.hidden = !isShared;
  opened.hidden = readKept('opened').numbers.length === 0;
  status.textContent = numbers.length > 0 ? formatCount(lang, texts.count, numbers.length) : texts.empty;
  const { edition } = readKept('opened');
  if (edition === '' || edition === readPageEdition()) return;
  const { showNews } = await import('./show-news.ts');
  await showNews(news, lang, texts);
}

/** The focus stays with what was moved, or goes to what is in the place of what is gone. */
function focusMoved(list: HTMLElement, number: RuleNumber | undefined, step: number): void {
  const rule = list.querySelector(`[id="${number}"]`);
  const button = rule?.querySelector<HTMLElement>(`[data-move="${step}"]:not([disabled])`);
  const other = rule?.querySelector<HTMLElement>('[data-move]:not([disabled])');
  (button ?? other ?? document.querySelector<HTMLElement>('main'))?.focus();
}

/** A rule in both languages, out of its file or, without a connection, out of a page at hand; undefined where there is neither. */
async function loadCited(number: RuleNumber): Promise<CitedRule | undefined> {
  try {
    return await fetchJson<RuleResource>(`api/v1/rules/${number}.json`);
  } catch {
    const { readSubject } = await import('../hover-card/read-page.ts');
    const subject = await readSubject(number).catch(() => undefined);
    const unofficialDigest = document.querySelector('.edition .digest') !== null;
    return (
      subject && {
        number,
        edition: readPageEdition(),
        unofficialDigest,
        urls: { short: '' },
        ...subject.sides,
      }
    );
  }
}

/** A pinned rule as rules are among others, with the buttons that move it and take it away: `data-move` is -1, 1 or 0. */
function renderPinned(number: RuleNumber, rule: CitedRule | undefined, lang: Lang, texts: Strings['tray']) {
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
  const head = h('div.rule-head', heading, h('p.tray-moves.tools.ui', ...moves));
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
