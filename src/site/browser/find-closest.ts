/** The nearest element around what an event happened to, itself included, that a selector matches. */
export function findClosest<Found extends Element>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
