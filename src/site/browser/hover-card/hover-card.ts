import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { placeBox } from '../../../outputs/embed/place-card.ts';
import { h } from '../h.ts';
import { loadStrings } from '../load-strings.ts';
import { readPageLang } from '../own-page.ts';
import { readHeadHeight } from '../rule-in-view.ts';
import { loadSubject } from './load-subject.ts';
import type { CardSubject } from './read-page.ts';
import { renderText } from './render-text.ts';

const HIDE_MS = 250;
const ID = 'hover-card';

/** The one card of a page, and the link it is about while it is shown. */
let box: HTMLElement | undefined;
let about: HTMLAnchorElement | undefined;
let timer = 0;

/** Shows the card of a link, in the language being read. Nothing happens where its text cannot be had: the link stays. */
export async function openCard(link: HTMLAnchorElement): Promise<void> {
  keepCard();
  if (about === link) return;
  const subject = await loadSubject(link).catch(() => undefined);
  if (!subject || !link.isConnected) return;
  const { card: texts } = await loadStrings('reading');
  const wanted = readShownLang();
  const lang = subject.sides[wanted] ? wanted : otherLang(wanted);
  closeCard();
  about = link;
  const view: CardView = {
    subject,
    lang,
    texts,
    href: link.href,
    onSwitch: (other) => {
      view.lang = other;
      show(link, view);
      box?.querySelector('button')?.focus();
    },
  };
  show(link, view);
}

/** Hides the card; the focus goes back from it to its link. */
function closeCard(): void {
  keepCard();
  if (!about || !box) return;
  const link = about;
  about = undefined;
  const isInside = box.contains(document.activeElement);
  link.removeAttribute('aria-describedby');
  // The focus goes straight from the card to the link: so the link knows not to show it again.
  if (isInside) link.focus();
  box.hidePopover();
}

function show(link: HTMLAnchorElement, view: CardView): void {
  box ??= createBox();
  box.replaceChildren(...renderCard(view));
  box.ariaLabel = nameCard(view);
  // A source puts what is in the card after the link in the order of Tab.
  if (!box.matches(':popover-open')) box.showPopover({ source: link });
  link.setAttribute('aria-describedby', ID);
  box.scrollTop = 0;
  const { clientWidth: width } = document.documentElement;
  placeBox(box, link, { width, height: innerHeight, top: readHeadHeight() });
}

function createBox(): HTMLElement {
  const made = h('div.hover-card', { id: ID, popover: 'manual', role: 'dialog' });
  document.body.append(made);
  const concerns = (target: EventTarget | null) =>
    target instanceof Node && (made.contains(target) || about?.contains(target));
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    if (concerns(target)) keepCard();
    else leaveCard();
  });
  document.addEventListener('focusin', ({ target }) => (concerns(target) ? keepCard() : leaveCard()));
  document.addEventListener('pointerdown', ({ target }) => {
    if (!concerns(target)) closeCard();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !about) return;
    event.preventDefault();
    closeCard();
  });
  addEventListener('scroll', closeCard, { passive: true });
  addEventListener('pagehide', closeCard);
  return made;
}

function leaveCard(): void {
  if (!about) return;
  clearTimeout(timer);
  timer = window.setTimeout(closeCard, HIDE_MS);
}

function keepCard(): void {
  clearTimeout(timer);
}

/** The one language that is shown, else the reader's. */
function readShownLang(): Lang {
  const { view } = document.documentElement.dataset;
  return view === 'en' || view === 'ja' ? view : readPageLang();
}

/** What a card shows of a subject in one language, with the ways on. */
interface CardView {
  subject: CardSubject;
  lang: Lang;
  texts: Strings['reading']['card'];
  /** Address of the whole page. */
  href: string;
  onSwitch(lang: Lang): void;
}

/** The content of a card: number and name, the text, the page and the other language. */
function renderCard({ subject, lang, texts, href, onSwitch }: CardView): HTMLElement[] {
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
function nameCard({ subject, lang, texts }: CardView): string {
  const title = subject.sides[lang]?.title ?? '';
  return subject.number
    ? `${texts.rule.replace('{number}', subject.number)} ${title}`.trim()
    : texts.term.replace('{name}', title);
}
