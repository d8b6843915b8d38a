type Tag = keyof HTMLElementTagNameMap;
type TagOf<Selector> = Selector extends `${infer Name extends Tag}.${string}` ? Name : Extract<Selector, Tag>;
type Attributes = Readonly<Record<string, string>>;

/**
 * An element by its tag and classes, `p.kicker`, with its attributes, where it has more, and what is in it; texts are
 * escaped by being texts.
 */
export function h<Selector extends Tag | `${Tag}.${string}`>(
  selector: Selector,
  ...[first = {}, ...rest]: [first?: Attributes | Node | string, ...rest: (Node | string)[]]
): HTMLElementTagNameMap[TagOf<Selector>] {
  const [tag = '', ...classes] = selector.split('.');
  const element = document.createElement(tag);
  element.classList.add(...classes);
  if (first instanceof Node || typeof first === 'string') element.append(first);
  else for (const [key, value] of Object.entries(first)) element.setAttribute(key, value);
  element.append(...rest);
  return element as HTMLElementTagNameMap[TagOf<Selector>];
}
