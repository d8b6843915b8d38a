import ts from 'typescript';
import { type CodeFault, type CodeFile, toFault, walkNodes } from './code-file.ts';

/**
 * Plain objects as tables of words, `const FORMS: Record<string, string> = { … }`: asked for `constructor` or `__proto__`
 * they answer with what every object has. A Map answers with what was put in.
 */
export function findWordTables(file: CodeFile): CodeFault[] {
  return [...walkNodes(file.source)].flatMap((node) => {
    if (
      !ts.isVariableDeclaration(node) ||
      !node.initializer ||
      !ts.isObjectLiteralExpression(node.initializer)
    )
      return [];
    const type = node.type?.getText() ?? '';
    if (!/^(?:(?:Readonly|Partial)<)*Record<string,|^\{ \[\w+: string\]/.test(type)) return [];
    const message = `${node.name.getText()} is a plain object as a table: make it a Map`;
    return [toFault(file, node.getStart(), message)];
  });
}
