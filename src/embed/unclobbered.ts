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

/** The text below an element, without what `isLeftAlone` says of an element inside. */
export function listTexts(root: Element, isLeftAlone: (element: Element) => boolean): Text[] {
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = Document.prototype.createTreeWalker.call(document, root, shown, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    return isLeftAlone(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Listens on the document. */
export function listen<Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
): void {
  EventTarget.prototype.addEventListener.call(document, name, listener as EventListener);
}
