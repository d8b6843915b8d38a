import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeCard } from '../../../src/outputs/embed/place-card.ts';

const view = { width: 400, height: 800 };
const link = (top: number) => ({ top, bottom: top + 20, left: 30 });

it('a card stands above its link, over what was read; without room there, below it', () => {
  expect(placeCard(link(700), { width: 200, height: 300 }, view).top).toBe(394);
  expect(placeCard(link(400), { width: 200, height: 300 }, view).top).toBe(94);
  expect(placeCard(link(100), { width: 200, height: 300 }, view).top).toBe(126);
});

it('a card that fits on neither side stands where there is more room', () => {
  expect(placeCard(link(500), { width: 200, height: 700 }, view)).toMatchObject({ top: 8, maxHeight: 486 });
  expect(placeCard(link(200), { width: 200, height: 700 }, view)).toMatchObject({ top: 226, maxHeight: 566 });
});

it('a card never covers its link nor leaves the window', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 1200 }), fc.integer({ min: 1, max: 2000 }), (top, height) => {
      const at = link(top);
      const place = placeCard(at, { width: 200, height }, view);
      // What is taken away from a card that would be taller stays away: it is never given more than it had.
      expect(place.maxHeight).toBeLessThanOrEqual(height);
      const bottom = place.top + place.maxHeight;
      if (top >= 20 && top <= 760) expect(place.top >= at.bottom || bottom <= at.top).toBe(true);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(view.height);
      expect(place.left + 200).toBeLessThanOrEqual(view.width);
    }),
  );
});
