import { posix } from 'node:path';
import ts from 'typescript';
import { FLOORS } from '../../floors.ts';
import { type CodeFault, type CodeFile, toFault, walkNodes } from './code-file.ts';

/** Imports that the table of floors does not allow, and folders that it does not have. */
export function findUpwardImports(file: CodeFile): CodeFault[] {
  const own = toPlace(file.path);
  if (own === undefined) return [];
  const floor = FLOORS.find(({ name }) => name === own.floor);
  if (!floor || (own.room !== undefined && floor.rooms.length > 0 && !floor.rooms.includes(own.room)))
    return [toFault(file, 0, `${posix.dirname(file.path)} is not in src/floors.ts: give it its place there`)];
  const mayImport = (to: Place): boolean =>
    to.floor !== own.floor
      ? floor.imports.includes(to.floor)
      : own.room === undefined ||
        to.room === undefined ||
        floor.rooms.indexOf(to.room) <= floor.rooms.indexOf(own.room);
  return [...walkNodes(file.source)].flatMap((node) => {
    const specifier = toSpecifier(node);
    if (!specifier?.text.startsWith('.')) return [];
    const to = toPlace(posix.join(posix.dirname(file.path), specifier.text));
    if (!to || mayImport(to)) return [];
    const message = `${toFolder(own)} must not import ${toFolder(to)}: see src/floors.ts`;
    return [toFault(file, specifier.getStart(), message)];
  });
}

interface Place {
  floor: string;
  room: string | undefined;
}

/** `rulebook`, `book` of `src/rulebook/book/book.ts`; a file directly below `src` is on no floor. */
function toPlace(path: string): Place | undefined {
  const [, floor, room] = /^src\/([^/]+)\/(?:([^/]+)\/)?./.exec(path) ?? [];
  return floor === undefined ? undefined : { floor, room };
}

const toFolder = ({ floor, room }: Place): string => `src/${floor}${room === undefined ? '' : `/${room}`}`;

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
