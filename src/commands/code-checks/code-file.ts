import ts from 'typescript';

/** A file of the code as the checks read it. */
export interface CodeFile {
  /** From the repository's root, with `/`. */
  path: string;
  source: ts.SourceFile;
}

/** What is wrong in the code, and what to do: `src/a.ts:3:7 …`. */
export interface CodeFault {
  path: string;
  line: number;
  column: number;
  message: string;
}

/** Reads TypeScript or JavaScript. Never fails: what does not parse is the compiler's to tell. */
export function parseCode(path: string, text: string): CodeFile {
  return { path, source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

/** Reads the code of an Astro component: its frontmatter and scripts, each where it is; the rest is blank. */
export function parseComponent(path: string, text: string): CodeFile {
  const blocks = [
    /^---\n([\s\S]*?)\n---/.exec(text),
    ...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g),
  ];
  let code = '';
  for (const block of blocks) {
    if (!block?.[1]) continue;
    const start = block.index + block[0].indexOf(block[1]);
    code += toBlank(text.slice(code.length, start)) + block[1];
  }
  return parseCode(path, code);
}

const toBlank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Every node of a file, in the order of the text. */
export function* walkNodes(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* walkNodes(child);
}

/** A fault at a node of a file. */
export function toFault({ path, source }: CodeFile, at: number, message: string): CodeFault {
  const { line, character } = source.getLineAndCharacterOfPosition(at);
  return { path, line: line + 1, column: character + 1, message };
}
