import type { Lang } from '../../records/lang.ts';
import type { ReadingStrings } from '../../strings/reading-strings.ts';
import { make } from '../make-element.ts';
import type { CardSubject } from './card-subject.ts';
import { renderText } from './render-text.ts';

/** What a card shows of a subject in one language, with the ways on. */
export interface CardView {
  subject: CardSubject;
  lang: Lang;
  texts: ReadingStrings['card'];
  /** Address of the whole page. */
  href: string;
  onSwitch(lang: Lang): void;
}

/** The content of a card: number and name, the text, the page and the other language. */
export function renderCard({ subject, lang, texts, href, onSwitch }: CardView): HTMLElement[] {
  const side = subject.sides[lang];
  const other = lang === 'en' ? 'ja' : 'en';
  const head = make('p', 'card-title');
  if (subject.number) head.append(make('span', 'number', subject.number), ' ');
  if (side?.title) head.append(inLang(make('span', '', side.title), lang));
  if (subject.reading && lang === 'ja')
    head.append(' ', inLang(make('span', 'card-reading', subject.reading), 'ja'));
  const body = make('div', 'card-text');
  body.lang = lang;
  for (const text of side?.text ?? []) body.append(fill(make('p'), text, lang));
  for (const text of side?.examples ?? []) {
    const example = make('p', 'example');
    example.append(make('span', 'example-label', texts.example));
    body.append(fill(example, text, lang));
  }
  const notes = [
    side ? '' : lang === 'ja' ? texts.missingJa : texts.missingEn,
    subject.isGone ? texts.gone : '',
    subject.isOutdated && lang === 'ja' ? texts.outdated : '',
  ].filter(Boolean);
  const foot = make('p', 'card-foot');
  const read = make('a', '', texts.read);
  read.href = href;
  foot.append(read);
  if (subject.sides[other]) {
    const button = make('button', '', texts[other]);
    button.type = 'button';
    button.addEventListener('click', () => onSwitch(other));
    foot.append(button);
  }
  return [head, body, ...notes.map((note) => make('p', 'card-note', note)), foot];
}

/** The name that a card has for screen readers. */
export function nameCard({ subject, lang, texts }: CardView): string {
  const title = subject.sides[lang]?.title ?? '';
  return subject.number
    ? `${texts.rule.replace('{number}', subject.number)} ${title}`.trim()
    : texts.term.replace('{name}', title);
}

function fill(element: HTMLElement, text: string, lang: Lang): HTMLElement {
  element.append(...renderText(text, lang));
  return element;
}

function inLang(element: HTMLElement, lang: Lang): HTMLElement {
  element.lang = lang;
  return element;
}
