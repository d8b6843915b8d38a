import { compareWords } from '../history/compare-words.ts';
import type { ChangeGroup } from '../history/group-changes.ts';
import type { ChangeLine } from '../history/list-changes.ts';
import { shortenSame } from '../history/shorten-same.ts';
import type { Lang } from '../records/lang.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import type { Strings } from '../strings/strings-schema.ts';

/** The page's own texts, given in its markup. */
export type CompareStrings = Strings['changes'] & Pick<Strings['history'], 'removedWords' | 'addedWords'>;

/** What the elements of a comparison are made with. */
export interface CompareContext {
  lang: Lang;
  strings: CompareStrings;
  toHref(number: RuleNumber): string;
  /** Fills a line with its differences, once it is opened. */
  fill(line: ChangeLine, place: HTMLElement): Promise<void>;
}

/** A section of the comparison, its lines folded away under its name. */
export function createGroup(group: ChangeGroup, name: string, context: CompareContext): HTMLElement {
  const summary = createElement('summary', [
    createElement('span', [group.section], 'number'),
    ` ${name} `,
    createElement(
      'span',
      [context.strings.rules.other.replace('{count}', String(group.lines.length))],
      'kicker',
    ),
  ]);
  const list = createElement('ul', [], 'changes');
  const details = createElement('details', [summary, list], 'change-section');
  details.addEventListener('toggle', () => {
    if (list.childElementCount === 0) list.append(...group.lines.map((line) => createLine(line, context)));
  });
  return details;
}

function createLine(line: ChangeLine, context: CompareContext): HTMLElement {
  const { strings } = context;
  const { kind, from, to, along } = line;
  const numbers = [...new Set([from, to])].filter((number) => number !== undefined);
  const head = createElement(
    'p',
    [createElement('span', [strings.kinds[kind]], `tag change-kind ${kind}`)],
    'change-head',
  );
  numbers.forEach((number, index) => {
    if (index > 0) head.append(createElement('span', [' → '], 'arrow'));
    const link = createElement('a', [number], 'number');
    link.setAttribute('href', context.toHref(number));
    head.append(link);
  });
  if (along > 0)
    head.append(
      createElement(
        'span',
        [strings.along[along === 1 ? 'one' : 'other'].replace('{count}', String(along))],
        'kicker',
      ),
    );
  const item = createElement('li', [head]);
  if (kind === 'moved' || kind === 'references') return item;
  const place = createElement('div', [], 'change-texts');
  const details = createElement('details', [createElement('summary', [strings.differences]), place]);
  details.addEventListener('toggle', () => {
    if (place.childElementCount === 0) void context.fill(line, place);
  });
  item.append(details);
  return item;
}

/** The difference between two texts, as on the pages that were built. */
export function createDifferences(
  before: string | undefined,
  after: string | undefined,
  lang: Lang,
  { lang: pageLang, strings }: CompareContext,
): HTMLElement {
  const paragraph = createElement('p', [], 'differences');
  paragraph.lang = lang;
  for (const { type, text } of shortenSame(compareWords(before ?? '', after ?? '', lang))) {
    if (type === 'same' || before === undefined) {
      paragraph.append(text);
      continue;
    }
    const words = createElement(
      'span',
      [`${type === 'removed' ? strings.removedWords : strings.addedWords} `],
      'hidden-text',
    );
    words.lang = pageLang;
    paragraph.append(createElement(type === 'removed' ? 'del' : 'ins', [words, text]));
  }
  return paragraph;
}

/** An element with its children; text is never read as markup. */
export function createElement(name: string, children: (Node | string)[], className = ''): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
