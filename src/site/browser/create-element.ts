/** An element with its attributes and what stands in it; texts are escaped by being texts. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A group of radio buttons of which `chosen` is checked. */
export function createRadios(
  legend: string,
  name: string,
  options: Readonly<Record<string, string>>,
  chosen: string,
): HTMLFieldSetElement {
  const labels = Object.entries(options).map(([value, text]) =>
    createElement(
      'label',
      {},
      createElement('input', { type: 'radio', name, value, ...(value === chosen && { checked: '' }) }),
      text,
    ),
  );
  return createElement('fieldset', {}, createElement('legend', {}, legend), ...labels);
}
