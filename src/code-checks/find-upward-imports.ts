import { posix } from 'node:path';
import ts from 'typescript';
import { type CodeFault, type CodeFile, toFault } from './code-file.ts';
import { ROOMS } from './rooms.ts';

/** Imports of a room that stands later in `ROOMS`, and rooms that do not stand there at all. */
export function findUpwardImports(file: CodeFile): CodeFault[] {
  const own = toRoom(file.path);
  if (own === undefined) return [];
  const rank = ROOMS.indexOf(own);
  if (rank < 0)
    return [toFault(file, 0, `src/${own} is not in src/code-checks/rooms.ts: give it its place there`)];
  const faults: CodeFault[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = toSpecifier(node);
    if (specifier?.text.startsWith('.')) {
      const room = toRoom(posix.join(posix.dirname(file.path), specifier.text));
      if (room !== undefined && ROOMS.indexOf(room) > rank)
        faults.push(
          toFault(file, specifier.getStart(), `src/${own} must not know src/${room}, which is built on it`),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(file.source);
  return faults;
}

/** `book` of `src/book/book.ts`; a file directly below `src` is in no room. */
function toRoom(path: string): string | undefined {
  return /^src\/([^/]+)\/./.exec(path)?.[1];
}

/** What an import, re-export or `import()` names. */
function toSpecifier(node: ts.Node): ts.StringLiteral | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)
      ? node.moduleSpecifier
      : undefined;
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [named] = node.arguments;
  return named && ts.isStringLiteral(named) ? named : undefined;
}
