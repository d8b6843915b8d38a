import type { Locator } from '@playwright/test';

/** A computed colour as red, green and blue, 0 to 255 each, however the browser writes it: `rgb()`, `color(srgb …)`. */
export function readColour(element: Locator, property: 'color' | 'backgroundColor'): Promise<number[]> {
  return element.evaluate((node, name) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(node)[name];
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, property);
}
