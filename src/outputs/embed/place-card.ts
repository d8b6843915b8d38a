const GAP = 6;
const EDGE = 8;

/**
 * Puts a card above a link, over what was read already; where it does not fit there, under it or where there is more
 * room; never over it. Too tall a card is cut to the room there is, to be scrolled. Gives its corner and its height there.
 */
export function placeCard(
  link: Pick<DOMRect, 'top' | 'bottom' | 'left'>,
  card: { width: number; height: number },
  view: { width: number; height: number; top?: number },
) {
  const below = view.height - link.bottom - GAP - EDGE;
  const above = link.top - (view.top ?? 0) - GAP - EDGE;
  const isBelow = card.height > above && (card.height <= below || below >= above);
  // Of its own height, not of the room: a style sheet may have cut it to less, and above the link its foot is what counts.
  const whole = view.height - (view.top ?? 0) - 2 * EDGE;
  const height = Math.max(0, Math.min(card.height, isBelow ? below : above, whole));
  const top = isBelow ? link.bottom + GAP : link.top - GAP - height;
  return {
    // A link that is scrolled out of sight still shows its card.
    top: Math.max((view.top ?? 0) + EDGE, Math.min(top, view.height - EDGE - height)),
    left: Math.max(EDGE, Math.min(link.left, view.width - card.width - EDGE)),
    maxHeight: height,
  };
}

/** Puts the box of a card, with what it shows now, where `placeCard` says. */
export function placeBox(box: HTMLElement, link: Element, view: Parameters<typeof placeCard>[2]): void {
  box.style.maxHeight = '';
  const { offsetWidth: width, offsetHeight: height } = box;
  const place = placeCard(link.getBoundingClientRect(), { width, height }, view);
  for (const side of ['top', 'left', 'maxHeight'] as const) box.style[side] = `${place[side]}px`;
}
