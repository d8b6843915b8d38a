import { readKept, writeKept } from './kept-rules.ts';
import { readPageEdition } from './page-edition.ts';

/** So many are looked through for changes. */
const MOST_OPENED = 200;

/** Keeps which rules were opened; once there is another edition, the ways to the pinned rules say how many of them changed. */
export function rememberOpened(): void {
  const edition = readPageEdition();
  const number = document.getElementById('toc')?.dataset['number'];
  const opened = readKept('opened');
  if (opened.edition && opened.edition !== edition)
    import('./tray/mark-news.ts').then(({ markNews }) => markNews());
  else if (number) {
    const others = opened.numbers.filter((each) => each !== number);
    writeKept('opened', { edition, numbers: [number, ...others].slice(0, MOST_OPENED) });
  }
}
