/** The nearest element around what an event happened to, itself included, that a selector matches. */
export const findClosest = <Found extends Element>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null;
