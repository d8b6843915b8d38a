import { noteInputs, watchInputs } from '../../model/game/watch-inputs.ts';

/** A value that is kept, with the inputs that it was made of: whoever gets it has asked for them. */
interface Made<Value> {
  value: Value;
  inputs: readonly string[];
}

/** Makes a value when it is first asked for, and gives the same one ever after. */
export function once<T>(make: () => T): () => T {
  let made: Made<T> | undefined;
  return () => {
    if (made) noteInputs(made.inputs);
    else made = makeWatched(make);
    return made.value;
  };
}

/** Makes a value for a key when it is first asked for, and gives the same one ever after. */
export function onceFor<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Made<Value>>();
  return (key) => {
    const known = made.get(key);
    if (known) {
      noteInputs(known.inputs);
      return known.value;
    }
    const own = makeWatched(() => make(key));
    made.set(key, own);
    return own.value;
  };
}

function makeWatched<Value>(make: () => Value): Made<Value> {
  const stop = watchInputs();
  try {
    return { value: make(), inputs: stop() };
  } catch (error) {
    stop();
    throw error;
  }
}
