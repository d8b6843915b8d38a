/** A box in the window, in CSS pixels. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
}

/** Where a card stands: its corner, and the height that it may take there. */
export interface CardPlace {
  top: number;
  left: number;
  maxHeight: number;
}

const GAP = 6;
const EDGE = 8;

/**
 * Puts a card under a link, or above it where there is more room and below there is too little; never over it. Too tall
 * a card is cut to the room there is, to be scrolled.
 */
export function placeCard(
  link: Box,
  card: { width: number; height: number },
  view: { width: number; height: number; top?: number },
): CardPlace {
  const below = view.height - link.bottom - GAP - EDGE;
  const above = link.top - (view.top ?? 0) - GAP - EDGE;
  const isBelow = card.height <= below || below >= above;
  const maxHeight = Math.max(0, isBelow ? below : above);
  const height = Math.min(card.height, maxHeight);
  return {
    top: isBelow ? link.bottom + GAP : link.top - GAP - height,
    left: Math.max(EDGE, Math.min(link.left, view.width - card.width - EDGE)),
    maxHeight,
  };
}
