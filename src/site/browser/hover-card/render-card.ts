import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { h } from '../h.ts';
import type { CardSubject } from './read-page.ts';
import { renderText } from './render-text.ts';

/** What a card shows of a subject in one language, with the ways on. */
export interface CardView {
  subject: CardSubject;
  lang: Lang;
  texts: Strings['reading']['card'];
  /** Address of the whole page. */
  href: string;
  onSwitch(lang: Lang): void;
}

/** The content of a card: number and name, the text, the page and the other language. */
export function renderCard({ subject, lang, texts, href, onSwitch }: CardView): HTMLElement[] {
  const side = subject.sides[lang];
  const other = otherLang(lang);
  const head = h('p.card-title');
  if (subject.number) head.append(h('span.number', subject.number), ' ');
  if (side?.title) head.append(h('span', { lang }, side.title));
  if (subject.reading && lang === 'ja')
    head.append(' ', h('span.card-reading', { lang: 'ja' }, subject.reading));
  const label = () => h('span.example-label', texts.example);
  const body = h(
    'div.card-text',
    { lang },
    ...(side?.text ?? []).map((text) => h('p', ...renderText(text, lang))),
    ...(side?.examples ?? []).map((text) => h('p.example', label(), ...renderText(text, lang))),
  );
  const notes = [
    side ? '' : lang === 'ja' ? texts.missingJa : texts.missingEn,
    subject.isGone ? texts.gone : '',
    subject.isOutdated && lang === 'ja' ? texts.outdated : '',
  ].filter(Boolean);
  const foot = h('p.card-foot', h('a', { href }, texts.read));
  if (subject.sides[other]) {
    const button = h('button', { type: 'button' }, texts[other]);
    button.addEventListener('click', () => onSwitch(other));
    foot.append(button);
  }
  return [head, body, ...notes.map((note) => h('p.card-note', note)), foot];
}

/** The name that a card has for screen readers. */
export function nameCard({ subject, lang, texts }: CardView): string {
  const title = subject.sides[lang]?.title ?? '';
  return subject.number
    ? `${texts.rule.replace('{number}', subject.number)} ${title}`.trim()
    : texts.term.replace('{name}', title);
}
