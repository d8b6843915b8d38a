/**
 * The document and its elements as the platform made them. On a page of others `<img name="body">` hides
 * `document.body`, and a form's field named `closest` hides the method; asked through the prototype both are there.
 */
export function createUnclobbered<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
): HTMLElementTagNameMap[Name] {
  return Document.prototype.createElement.call(document, name) as HTMLElementTagNameMap[Name];
}

/** A property of the document, whatever the page names its images and forms. */
export function readDocument<
  Name extends 'activeElement' | 'body' | 'currentScript' | 'documentElement' | 'readyState',
>(name: Name): Document[Name] {
  return Object.getOwnPropertyDescriptor(Document.prototype, name)?.get?.call(document) as Document[Name];
}

export function findAll(root: Document | Element, selector: string): NodeListOf<Element> {
  const { querySelectorAll } = root instanceof Document ? Document.prototype : Element.prototype;
  return querySelectorAll.call(root, selector);
}

export function isWithin(element: Element, selector: string): boolean {
  return Element.prototype.closest.call(element, selector) !== null;
}

export function matches(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector);
}

/** Walks the text below an element; `judge` says of each element inside whether its own is left out. */
export function createTextWalker(root: Element, judge: (element: Element) => number): TreeWalker {
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  return Document.prototype.createTreeWalker.call(document, root, shown, (node) =>
    node instanceof Element ? judge(node) : NodeFilter.FILTER_ACCEPT,
  );
}

/** Listens on the document. */
export function listen<Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
): void {
  EventTarget.prototype.addEventListener.call(document, name, listener as EventListener);
}
