import ts from 'typescript';
import { type CodeFault, type CodeFile, toFault } from './code-file.ts';

/**
 * Plain objects as tables of words, `const FORMS: Record<string, string> = { … }`: asked for `constructor` or `__proto__`
 * they answer with what every object has. A Map answers with what was put in.
 */
export function findWordTables(file: CodeFile): CodeFault[] {
  const faults: CodeFault[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      const isTable = /^(?:(?:Readonly|Partial)<)*Record<string,|^\{ \[\w+: string\]/.test(
        node.type?.getText() ?? '',
      );
      if (isTable)
        faults.push(
          toFault(
            file,
            node.getStart(),
            `${node.name.getText()} is a plain object as a table: make it a Map`,
          ),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(file.source);
  return faults;
}
