/** Pages run as modules of their own beside the build that makes them; the global object is what they share. */
const PLACE = Symbol.for('taiyaku.inputs');
const shared = globalThis as { [PLACE]?: Set<readonly string[]> | undefined };

/** A value with the names of the inputs that it was made of. */
export interface Watched<Value> {
  value: Value;
  inputs: readonly string[];
}

const NONE: readonly string[] = [];

/** Tells whoever is watching that these inputs, texts of the interface or authored tables, are asked for. */
export function noteInputs(names: readonly string[]): void {
  // The list as it is: what is asked for again and again has one, which is noted once.
  if (names.length > 0) shared[PLACE]?.add(names);
}

/** Makes a value and watches what it asks for; whoever watches the caller is told as well. */
export function watchInputsOf<Value>(make: () => Value): Watched<Value> {
  const stop = startWatching();
  try {
    return { value: make(), inputs: stop() };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The same of what is made step by step. One such watch at a time: they lie in one another, never beside each other. */
export async function watchInputs<Value>(make: () => Promise<Value>): Promise<Watched<Value>> {
  const stop = startWatching();
  try {
    return { value: await make(), inputs: stop() };
  } catch (error) {
    stop();
    throw error;
  }
}

function startWatching(): () => readonly string[] {
  const outer = shared[PLACE];
  const own = new Set<readonly string[]>();
  shared[PLACE] = own;
  return () => {
    shared[PLACE] = outer;
    const inputs = own.size > 0 ? [...new Set([...own].flat())] : NONE;
    noteInputs(inputs);
    return inputs;
  };
}
