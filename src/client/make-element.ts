/** An element with a class and text. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text?: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}
