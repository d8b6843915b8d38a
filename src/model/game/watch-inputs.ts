/** Pages run as modules of their own beside the build that makes them; the global object is what they share. */
const PLACE = Symbol.for('taiyaku.inputs');
const shared = globalThis as { [PLACE]?: Set<string> | undefined };

const NONE: readonly string[] = [];

/** Tells whoever is watching that these inputs, texts of the interface or authored tables, are asked for. */
export function noteInputs(names: Iterable<string>): void {
  const noted = shared[PLACE];
  if (noted) for (const name of names) noted.add(name);
}

/**
 * Watches what is asked for until it is stopped, which gives the names of it; whoever watched before is told as well.
 * Watches lie in one another, never beside each other.
 */
export function watchInputs(): () => readonly string[] {
  const outer = shared[PLACE];
  const own = new Set<string>();
  shared[PLACE] = own;
  return () => {
    shared[PLACE] = outer;
    noteInputs(own);
    return own.size > 0 ? [...own] : NONE;
  };
}
