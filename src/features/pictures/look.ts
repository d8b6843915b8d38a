import { readFileSync } from 'node:fs';

/** The colours of the site on paper. */
export const PAPER = '#fbf9f4';
export const INK = '#211e1a';
export const SOFT = '#5f584e';
export const LINE = '#ddd6c7';
export const ACCENT = '#a63320';

/** The seal of the site as its icons have it, 32 units wide. */
export const SEAL = readFileSync(new URL('../../../public/seal.svg', import.meta.url), 'utf8').replace(
  /<svg [^>]*>|<\/svg>\s*/g,
  '',
);
