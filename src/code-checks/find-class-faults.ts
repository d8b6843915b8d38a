import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp';
import ts from 'typescript';
import { type CodeFault, type CodeFile, toFault } from './code-file.ts';

/** The ground room knows both widths; everywhere else patterns are tried on folded text. */
const KNOWS_WIDTHS = /^src\/text\//;
const FULL_WIDTH = /[\uff01-\uff5e]/;

/**
 * Character classes that hold a sign twice, which was mostly a full-width twin that somebody's editor folded, and
 * full-width signs in a pattern, whose ASCII twins are then missed: `[!?!?]`, `[／|]`.
 */
export function findClassFaults(file: CodeFile): CodeFault[] {
  const faults: CodeFault[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) faults.push(...readPattern(file, node));
    ts.forEachChild(node, visit);
  };
  visit(file.source);
  return faults;
}

function readPattern(file: CodeFile, node: ts.RegularExpressionLiteral): CodeFault[] {
  const start = node.getStart();
  const faults: CodeFault[] = [];
  const wide = FULL_WIDTH.exec(node.text);
  if (wide && !KNOWS_WIDTHS.test(file.path)) {
    const message = `${wide[0]} is full-width: fold the text (src/text/fold-width.ts) and match its ASCII twin`;
    faults.push(toFault(file, start + wide.index, message));
  }
  visitRegExpAST(parseRegExpLiteral(node.text), {
    onCharacterClassEnter: ({ elements }) => {
      for (const element of findRepeated(elements))
        faults.push(toFault(file, start + element.start, `${element.raw} stands in its class already`));
    },
  });
  return faults;
}

type Element = AST.CharacterClass['elements'][number];

/** Signs and ranges that something before or around them in the class covers. */
function findRepeated(elements: readonly Element[]): Element[] {
  return elements.filter((element, index) => {
    const span = toSpan(element);
    return elements.some((other, at) => {
      if (at === index) return false;
      const around = toSpan(other);
      if (!span || !around) return at < index && other.raw === element.raw;
      const isInside = span[0] >= around[0] && span[1] <= around[1];
      return isInside && (at < index || around[1] - around[0] > span[1] - span[0]);
    });
  });
}

function toSpan(element: Element): [from: number, to: number] | undefined {
  if (element.type === 'Character') return [element.value, element.value];
  return element.type === 'CharacterClassRange' ? [element.min.value, element.max.value] : undefined;
}
