import { linkMentions } from './link-mentions.ts';
import type { EmbedOptions } from './options.ts';
import { RuleCard } from './rule-card.ts';
import { loadRule } from './rule-data.ts';
import { findAll, isWithin, listen, readDocument } from './unclobbered.ts';

const SHOW_AFTER_MS = 200;
const HIDE_AFTER_MS = 250;

/** Links the rule numbers in the parts of the page that the options name, now and when more comes, with their cards. */
export function startEmbed(options: EmbedOptions): void {
  let timer = 0;
  const later = (run: () => void, ms: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(run, ms);
  };
  const card = new RuleCard(options, () => later(() => card.hide(), HIDE_AFTER_MS));
  const open = async (link: HTMLAnchorElement) => {
    const rule = await loadRule(link.dataset['taiyaku'] ?? '', options);
    if (rule && link.isConnected && (link.matches(':hover') || readDocument('activeElement') === link))
      card.show(link, rule);
  };
  const toAddress = (number: string) => {
    const address = new URL(`cr/${number}/`, options.site);
    if (options.edition) address.searchParams.set('ed', options.edition);
    return address.href;
  };
  const listenTo = (link: HTMLAnchorElement) => {
    let touched = false;
    link.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'touch') later(() => open(link), SHOW_AFTER_MS);
    });
    link.addEventListener('pointerdown', (event) => {
      touched = event.pointerType === 'touch';
    });
    link.addEventListener('pointerleave', () => later(() => card.hide(), HIDE_AFTER_MS));
    link.addEventListener('focus', () => later(() => open(link), 0));
    link.addEventListener('blur', () => later(() => card.hide(), HIDE_AFTER_MS));
    // A finger's first tap opens the card, from which the link or a second tap goes on.
    link.addEventListener('click', (event) => {
      if (!touched || card.link === link) return;
      event.preventDefault();
      link.focus();
      later(() => open(link), 0);
    });
  };
  const linkIn = (element: Element) => {
    for (const link of linkMentions(element, toAddress)) listenTo(link);
  };
  for (const element of findAll(document, options.selector)) linkIn(element);
  watchAdditions(options.selector, linkIn);
  listen('keydown', (event) => {
    if (event.key === 'Escape') card.hide();
  });
  listen('pointerover', (event) => {
    if (card.holds(event.target)) clearTimeout(timer);
  });
  listen('pointerdown', (event) => {
    if (card.link && event.target !== card.link && !card.holds(event.target)) card.hide();
  });
}

/** Posts that arrive later: whatever is added inside a part that the selector names. */
function watchAdditions(selector: string, linkIn: (element: Element) => void): void {
  new MutationObserver((records) => {
    const added = new Set(records.flatMap((record) => [...record.addedNodes]));
    for (const node of added) {
      // What was added inside another addition is found with it.
      if (!(node instanceof HTMLElement) || (node.parentNode && added.has(node.parentNode))) continue;
      if (isWithin(node, '[data-taiyaku]')) continue;
      if (isWithin(node, selector)) linkIn(node);
      else for (const element of findAll(node, selector)) linkIn(element);
    }
  }).observe(readDocument('body'), { childList: true, subtree: true });
}
