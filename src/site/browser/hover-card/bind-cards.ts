import dialogsSheet from '../../styles/dialogs.css?url';
import { findClosest } from '../find-closest.ts';
import { loadSheet } from '../load-sheet.ts';
import { loadStrings } from '../load-strings.ts';
import { showMessage } from '../show-message.ts';
import { readStorage, writeStorage } from '../storage.ts';

/** The links that have a card: references, terms, and the places that refer to what the page is about. */
const LINKS = 'main :is(a.reference, a.term, .citations a, .cited-groups a)';
const HOVER_MS = 300;
const HOLD_MS = 500;
/** A finger that moves further than this scrolls. */
const STILL_PX = 10;

/**
 * Shows what a link leads to when the pointer or the focus rests on it, or a finger is held on it. The code of the card
 * is fetched then. A tap or a click still follows the link.
 */
export function bindCards(): void {
  // An old browser has nothing to show a card in: there the links just lead on.
  if (!('popover' in HTMLElement.prototype)) return;
  let timer = 0;
  let held: { link: HTMLAnchorElement; x: number; y: number; isOpen: boolean } | undefined;
  const wait = (ms: number, link: HTMLAnchorElement, then?: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(async () => {
      then?.();
      const [{ openCard }] = await Promise.all([import('./hover-card.ts'), loadSheet(dialogsSheet)]);
      if (link.isConnected && (held?.link === link || link.matches(':hover, :focus-visible'))) openCard(link);
    }, ms);
  };
  const stop = () => clearTimeout(timer);
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const link = findLink(target);
    if (link && pointerType !== 'touch') wait(HOVER_MS, link);
  });
  document.addEventListener('pointerout', ({ target, pointerType }) => {
    if (findLink(target) && pointerType !== 'touch') stop();
  });
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    const link = findLink(target);
    const isBack = findClosest(relatedTarget, '.hover-card');
    if (link?.matches(':focus-visible') && !isBack) wait(HOVER_MS, link);
  });
  document.addEventListener('focusout', stop);
  document.addEventListener('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    const link = findLink(target);
    held = undefined;
    if (!link || pointerType !== 'touch') return;
    const press = { link, x: clientX, y: clientY, isOpen: false };
    held = press;
    wait(HOLD_MS, link, () => {
      press.isOpen = true;
    });
  });
  hintOnce();
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (held && !held.isOpen && Math.hypot(clientX - held.x, clientY - held.y) > STILL_PX) stop();
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, () => {
      if (held && !held.isOpen) stop();
    });
  // The end of a long press neither follows the link nor opens the browser's own menu.
  for (const follow of ['click', 'contextmenu'] as const)
    document.addEventListener(follow, (event) => {
      const isHeld = follow === 'click' ? held?.isOpen : held;
      if (isHeld && findLink(event.target) === held?.link) event.preventDefault();
      if (follow === 'click') held = undefined;
    });
}

/** Tells a reader who touches a page with such links, once and never again, that a long press shows a card. */
function hintOnce(): void {
  if (readStorage('hinted') || !document.querySelector(LINKS)) return;
  const hint = async ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') return;
    document.removeEventListener('pointerdown', hint);
    writeStorage('hinted', 'yes');
    // What cannot be kept would be told on every page.
    if (!readStorage('hinted')) return;
    const { card } = await loadStrings('reading');
    showMessage(card.hint);
  };
  document.addEventListener('pointerdown', hint);
}

const findLink = (target: EventTarget | null) => findClosest<HTMLAnchorElement>(target, LINKS);
