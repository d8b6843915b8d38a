import ts from 'typescript';
import { type CodeFault, type CodeFile, toFault } from './code-file.ts';

/** Astro gives the exports of these files their names: `GET`, `getStaticPaths`. */
const NAMED_BY_ASTRO = /^src\/site\/pages\//;

/** Names that two files export or more: a reader cannot tell which is meant, and copies drift apart. */
export function findSharedNames(files: readonly CodeFile[]): CodeFault[] {
  const exports = new Map<string, { file: CodeFile; at: number }[]>();
  for (const file of files) {
    if (NAMED_BY_ASTRO.test(file.path)) continue;
    const names = new Map(file.source.statements.flatMap(listExports));
    for (const [name, at] of names) exports.set(name, [...(exports.get(name) ?? []), { file, at }]);
  }
  return [...exports].flatMap(([name, places]) =>
    places.length < 2
      ? []
      : places.map(({ file, at }) => {
          const others = places.filter((place) => place.file !== file).map((place) => place.file.path);
          return toFault(file, at, `${name} is exported by ${others.join(', ')} too: one home, or two names`);
        }),
  );
}

/** The names that a statement exports with where they are; `default` does not count: it is named where it is imported. */
function listExports(statement: ts.Statement): [name: string, at: number][] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(({ name }) => [name.text, name.getStart()]);
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [[name.text, name.getStart()] as [string, number]] : [],
    );
  const { name } = statement as ts.DeclarationStatement;
  return name ? [[name.text, name.getStart()]] : [];
}
