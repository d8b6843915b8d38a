/** Disc colours of the sprite: light enough for a dark drawing on both themes. */
export const DISC_COLORS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    W: '#fbf3cf',
    U: '#b5d9f5',
    B: '#c9c0bb',
    R: '#f7ae92',
    G: '#aed9b0',
    C: '#d8d6d2',
    H: '#ffffff',
  }),
);
export const PLAIN_DISC = '#d8d6d2';
export const DARK = '#1d1a17';

const ray = (degrees: number): string =>
  `<path d="M16 4l2.4 5.4h-4.8z" transform="rotate(${degrees} 16 16)"/>`;
const arm = (degrees: number): string =>
  `<path d="M16 16V5m-3 1.5 3 3 3-3" transform="rotate(${degrees} 16 16)" fill="none" stroke="${DARK}" stroke-width="2.2" stroke-linecap="round"/>`;
const blade = (degrees: number, length: number): string =>
  `<path d="M16 27l-2.2-9L16 ${27 - length}l2.2 ${length - 9}z" transform="rotate(${degrees} 16 25)"/>`;

/**
 * The drawings inside the disc, ours, on a 32-unit square: a sun, a drop, a skull, a flame, a tree, a diamond, a
 * snowflake, a turning arrow and its reverse, a bolt, a paw, a barred ring, an acorn, a hill, a ticket, a fan of blades,
 * a whirl.
 */
export const GLYPHS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    W: `<circle cx="16" cy="16" r="5"/>${[0, 45, 90, 135, 180, 225, 270, 315].map(ray).join('')}`,
    U: '<path d="M16 5c3 5.5 7 8.6 7 13.500a7 7 0 0 1-14 0C9 13.6 13 10.5 16 5z"/>',
    B: `<path fill-rule="evenodd" d="M16 6c5.5 0 9 3.6 9 8.2 0 3-1.4 4.9-3.5 6.200V25h-3v-2.500h-1V25h-3v-2.500h-1V25h-3v-4.600C8.4 19.1 7 17.2 7 14.2 7 9.6 10.5 6 16 6zM12.2 13a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.800zm7.6 0a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.800z"/>`,
    R: '<path d="M17 4c1 4.5 6.5 7 6.5 13.500A7.5 7.5 0 0 1 16 26a7.5 7.5 0 0 1-7.5-8c0-3 1.7-4.7 2.7-7 1 1.2 1.6 2.2 1.8 3.600C15.5 12 16.6 8 17 4z"/>',
    G: '<path d="M16 5a6 6 0 0 1 5.6 4A5.5 5.5 0 0 1 21 19.800h-3.200V26h-3.600v-6.200H11A5.5 5.5 0 0 1 10.4 9 6 6 0 0 1 16 5z"/>',
    C: '<path fill-rule="evenodd" d="M16 4c2 6 6 10 12 12-6 2-10 6-12 12-2-6-6-10-12-12 6-2 10-6 12-12zm0 7.500a10 10 0 0 1-4.5 4.5 10 10 0 0 1 4.5 4.5 10 10 0 0 1 4.5-4.5 10 10 0 0 1-4.5-4.500z"/>',
    S: [0, 60, 120, 180, 240, 300].map(arm).join(''),
    T: `<path d="M7 21.5a9.5 9.5 0 1 1 15.6-9" fill="none" stroke="${DARK}" stroke-width="4"/><path d="M27.5 9l-1.8 11-9.6-5.4z"/>`,
    Q: '<path d="M25 10.5a9.5 9.5 0 1 1-15.6 9" fill="none" stroke="#fff" stroke-width="4"/><path fill="#fff" d="M4.5 23l1.8-11 9.6 5.4z"/>',
    E: '<path d="M18.5 4L8 18h6.500L13 28l11-14.500h-6.800z"/>',
    P: '<path d="M16 15.500c4 0 7 4 7 7 0 2.5-2 3.5-3.7 3.5-1.3 0-2-.6-3.3-.6s-2 .6-3.3.6C11 26 9 25 9 22.500c0-3 3-7 7-7z"/><circle cx="8" cy="15" r="2.5"/><circle cx="13" cy="9.5" r="2.6"/><circle cx="19" cy="9.5" r="2.6"/><circle cx="24" cy="15" r="2.5"/>',
    H: `<circle cx="16" cy="16" r="6.5" fill="none" stroke="${DARK}" stroke-width="3"/><path d="M16 3.500l2 5v15l-2 5-2-5v-15z"/>`,
    A: '<path d="M8 13c0-3.5 3.4-5.5 7-5.800V4.500h2v2.700c3.6.3 7 2.3 7 5.800zM9.5 15h13c0 6-3 10-6.5 12.500C12.5 25 9.5 21 9.5 15z"/>',
    D: '<path d="M4.5 23L12 11l4 6 3.5-4.500L27.5 23z"/>',
    TK: '<path fill-rule="evenodd" d="M5 10h22v4a2 2 0 0 0 0 4v4H5v-4a2 2 0 0 0 0-4zm6.5 3v6h9v-6z"/>',
    PW: [-52, -26, 0, 26, 52]
      .map((degrees, index) => blade(degrees, [14, 18, 22, 18, 14][index] ?? 18))
      .join(''),
    CHAOS: `<path d="M16 16c0-2 3-2 3 .5 0 4-6.5 4-6.5-1 0-6 9.5-6.5 10.5.5 1 8-12 10.5-14.5 1.500C6 8.5 15 3.5 21 6" fill="none" stroke="${DARK}" stroke-width="2.6" stroke-linecap="round"/>`,
  }),
);
