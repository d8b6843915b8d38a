import type { OPS } from 'pdfjs-dist';
import { THRESHOLDS } from '../../thresholds.ts';
import { multiply, place } from './matrix.ts';
import type { PageBox, PdfPage } from './pdf-page.ts';

/** How many numbers follow each step of a path: move, line, curve, another curve, close. */
const STEPS = [2, 2, 6, 4, 0];

/** The lines and pictures of a page, at the places of a view of it. */
export function collectDrawn(
  { fnArray, argsArray }: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  view: readonly number[],
  operators: typeof OPS,
): Pick<PdfPage, 'rules' | 'pictures'> {
  const drawn: Pick<PdfPage, 'rules' | 'pictures'> = { rules: [], pictures: [] };
  const outer: (readonly number[])[] = [];
  let matrix = view;
  const pictures = new Set([
    operators.paintImageXObject,
    operators.paintInlineImageXObject,
    operators.paintImageMaskXObject,
  ]);
  for (const [at, operator] of fnArray.entries()) {
    const given = argsArray[at];
    const list: readonly unknown[] = Array.isArray(given) ? given : [];
    if (operator === operators.save) outer.push(matrix);
    else if (operator === operators.restore || operator === operators.paintFormXObjectEnd)
      matrix = outer.pop() ?? view;
    else if (operator === operators.transform) matrix = multiply(matrix, list.map(Number));
    else if (operator === operators.paintFormXObjectBegin) {
      outer.push(matrix);
      matrix = multiply(matrix, Array.from((list[0] ?? []) as ArrayLike<number>));
    } else if (operator === operators.constructPath && list[0] !== operators.endPath)
      addRules(drawn.rules, (list[1] as [ArrayLike<number> | null])[0], matrix);
    else if (pictures.has(operator)) drawn.pictures.push(toBox(place(matrix, 0, 0), place(matrix, 1, 1)));
  }
  return drawn;
}

interface Point {
  x: number;
  y: number;
}

function toBox(one: Point, other: Point): PageBox {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
}

/** Adds the straight lines of a path, across or down; a page of too many is a drawing. */
function addRules(rules: PageBox[], path: ArrayLike<number> | null, matrix: readonly number[]): void {
  let [last, first]: (Point | undefined)[] = [];
  for (let at = 0; path && at < path.length && rules.length < THRESHOLDS.most.pages; ) {
    const step = path[at] ?? 0;
    const count = STEPS[step] ?? 0;
    const end: Point | undefined =
      count > 0 ? place(matrix, path[at + count - 1] ?? 0, path[at + count] ?? 0) : first;
    if (step === 0) first = end;
    else if (last && end && count <= 2) addRule(rules, toBox(last, end));
    last = end;
    at += count + 1;
  }
}

function addRule(rules: PageBox[], box: PageBox): void {
  const [thin, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
  // Shorter lines underline a letter or are a part of a picture.
  if (thin < 1 && long >= THRESHOLDS.print.near * 4) rules.push(box);
}
