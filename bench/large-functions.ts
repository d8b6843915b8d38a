import ts from 'typescript';

/** How many functions are longer than a screen, and how many take five parameters or more. */
export function countLargeFunctions(files: readonly { path: string; text: string }[]): {
  long: number;
  wide: number;
} {
  const counts = { long: 0, wide: 0 };
  for (const { path, text } of files) {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body) {
        const [from, to] = [node.getStart(), node.end].map(
          (at) => file.getLineAndCharacterOfPosition(at).line,
        );
        if ((to ?? 0) - (from ?? 0) + 1 > LONGEST) counts.long++;
        if (node.parameters.length >= MOST_PARAMETERS) counts.wide++;
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return counts;
}

const LONGEST = 60;
const MOST_PARAMETERS = 5;
