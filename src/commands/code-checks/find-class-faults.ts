import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp';
import ts from 'typescript';
import { KANA, KANJI } from '../../model/text/character-classes.ts';
import { type CodeFault, type CodeFile, toFault, walkNodes } from './code-file.ts';

/** The ground room knows both widths; everywhere else patterns are tried on folded text. */
const KNOWS_WIDTHS = /^src\/model\/text\//;
const FULL_WIDTH = /[\uff01-\uff5e]/;
/** A range of kana or kanji in a text that becomes a pattern, written out or by code. */
const JAPANESE = `[${KANA}${KANJI}]`;
const CODE = '\\\\{1,2}u(?:30[4-9a-f]|3[4-9a-f]|[4-9])[\\da-f]+';
const JAPANESE_RANGE = new RegExp(`(?:${JAPANESE}|${CODE})-(?:${JAPANESE}|${CODE})`, 'i');

/**
 * Character classes that hold a sign twice, which was mostly a full-width twin that somebody's editor folded; full-width
 * signs in a pattern, whose ASCII twins are then missed; ranges of kana and kanji, which everyone remembers otherwise:
 * `[!?!?]`, `[／|]`, `[ぁ-ん]`.
 */
export function findClassFaults(file: CodeFile): CodeFault[] {
  return [...walkNodes(file.source)].flatMap((node) => [
    ...(ts.isRegularExpressionLiteral(node) ? readPattern(file, node) : []),
    ...(isPatternText(node) ? findRange(file, node) : []),
  ]);
}

function isPatternText(node: ts.Node): boolean {
  return ts.isRegularExpressionLiteral(node) || ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
}

function findRange(file: CodeFile, node: ts.Node): CodeFault[] {
  const range = KNOWS_WIDTHS.test(file.path) ? undefined : JAPANESE_RANGE.exec(node.getText());
  if (!range) return [];
  const message = `${range[0]} is a range of Japanese: take its name from src/model/text/character-classes.ts`;
  return [toFault(file, node.getStart() + range.index, message)];
}

function readPattern(file: CodeFile, node: ts.RegularExpressionLiteral): CodeFault[] {
  const start = node.getStart();
  const faults: CodeFault[] = [];
  const wide = FULL_WIDTH.exec(node.text);
  if (wide && !KNOWS_WIDTHS.test(file.path)) {
    const message = `${wide[0]} is full-width: fold the text (src/model/text/fold-width.ts) and match its ASCII twin`;
    faults.push(toFault(file, start + wide.index, message));
  }
  visitRegExpAST(parseRegExpLiteral(node.text), {
    onCharacterClassEnter: ({ elements }) => {
      for (const element of findRepeated(elements))
        faults.push(toFault(file, start + element.start, `${element.raw} is in its class already`));
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
