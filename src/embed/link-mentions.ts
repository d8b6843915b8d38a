import { findMentions } from './find-mentions.ts';
import { createUnclobbered, isWithin, listTexts } from './unclobbered.ts';

/** What stays as it is: code, links, forms, editors, media, and whatever a page marks. */
const LEFT_ALONE =
  'a,code,pre,kbd,samp,var,tt,script,style,noscript,template,textarea,input,select,option,button,svg,math,canvas,iframe,object,[contenteditable]:not([contenteditable="false"]),[role="textbox"],[data-taiyaku="off"]';

/** A text node longer than this is a paste, not prose. Characters. */
const TOO_LONG = 100_000;

/** Turns the mentions in the text below `root` into links; gives the links made. Markup around the text stays. */
export function linkMentions(root: Element, toAddress: (number: string) => string): HTMLAnchorElement[] {
  if (isWithin(root, LEFT_ALONE)) return [];
  const texts = listTexts(root, (element) => Element.prototype.matches.call(element, LEFT_ALONE));
  return texts.flatMap((text) => linkText(text, toAddress));
}

function linkText(text: Text, toAddress: (number: string) => string): HTMLAnchorElement[] {
  if (text.data.length > TOO_LONG) return [];
  const links: HTMLAnchorElement[] = [];
  let rest = text;
  let offset = 0;
  for (const { number, start, end } of findMentions(text.data)) {
    const mention = rest.splitText(start - offset);
    rest = mention.splitText(end - start);
    offset = end;
    const link = createUnclobbered('a');
    link.href = toAddress(number);
    link.className = 'taiyaku-link';
    link.dataset['taiyaku'] = number;
    mention.replaceWith(link);
    link.append(mention);
    links.push(link);
  }
  return links;
}
