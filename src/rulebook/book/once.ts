import { noteInputs, type Watched, watchInputsOf } from '../../model/game/watch-inputs.ts';

/** Makes a value when it is first asked for, and gives the same one ever after: with it, whoever asks has asked for its inputs. */
export function once<T>(make: () => T): () => T {
  let made: Watched<T> | undefined;
  return () => {
    if (!made) made = watchInputsOf(make);
    else noteInputs(made.inputs);
    return made.value;
  };
}

/** Makes a value for a key when it is first asked for, and gives the same one ever after. */
export function onceFor<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, () => Value>();
  return (key) => {
    const known = made.get(key) ?? once(() => make(key));
    made.set(key, known);
    return known();
  };
}
