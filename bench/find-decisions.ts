import ts from 'typescript';

/** A decision that the code of reading makes by a constant of its own. */
export interface Decision {
  kind: 'pattern' | 'threshold' | 'condition';
  /** Line of the file, from 1. */
  line: number;
  start: number;
  end: number;
  /** As written. */
  text: string;
  /** The constant that it is, where it has a name. */
  name?: string;
}

/** The regular expressions of a file, its named numbers, and its conditions: each is found before those within it. */
export function findDecisions(path: string, text: string): Decision[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Decision[] = [];
  const add = (kind: Decision['kind'], node: ts.Node, name?: string) => {
    const start = node.getStart();
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ kind, line, start, end: node.end, text: node.getText(), ...(name && { name }) });
  };
  const visit = (node: ts.Node): void => {
    const name = nameOf(node.parent);
    if (ts.isRegularExpressionLiteral(node)) add('pattern', node, name);
    else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') add('pattern', node, name);
    else if (ts.isNumericLiteral(node) && name !== undefined) add('threshold', node, name);
    else if (isCondition(node)) add('condition', node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A condition that chooses a way: the whole of it, or one of those that it is put together from by `or`. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (parent === undefined) return false;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  const isOneOf = ts.isBinaryExpression(parent) && parent.operatorToken !== node;
  return isOneOf && parent.operatorToken.kind === ts.SyntaxKind.BarBarToken;
}

/** The name of a constant of the file, `LONGEST`, or of a field of a table of them, `FEATURES.rises`. */
function nameOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isVariableDeclaration(node)) return isOfFile(node) ? node.name.getText() : undefined;
  if (!ts.isPropertyAssignment(node) || !ts.isVariableDeclaration(node.parent.parent)) return undefined;
  const table = node.parent.parent;
  return isOfFile(table) ? `${table.name.getText()}.${node.name.getText()}` : undefined;
}

function isOfFile(node: ts.VariableDeclaration): boolean {
  return ts.isSourceFile(node.parent.parent.parent);
}
