import { createNumberCheck } from '../../features/mentions/number-shape.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { linkMentions } from './link-mentions.ts';
import type { EmbedOptions } from './options.ts';
import { RuleCard } from './rule-card.ts';
import { createRuleLoader } from './rule-data.ts';
import { listRuns } from './text-runs.ts';
import { findAll, listen, readDocument } from './unclobbered.ts';
import { watchChanges } from './watch-changes.ts';

/** Every number ever published, put in when the script is bundled. */
declare const TAIYAKU_NUMBERS: string;

/** Whether a number has a page to link: a wrong link is worse than none. */
const isKnownNumber = createNumberCheck(TAIYAKU_NUMBERS);

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
  const loadRule = createRuleLoader(options);
  const open = async (link: HTMLAnchorElement) => {
    const rule = await loadRule(link.dataset['taiyaku'] as RuleNumber);
    if (rule && link.isConnected && (link.matches(':hover') || readDocument('activeElement') === link))
      card.show(link, rule);
  };
  const toAddress = (number: string) => {
    if (!isKnownNumber(number)) return undefined;
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
  const linkRun = (run: Text[]) => {
    for (const link of linkMentions(run, toAddress)) listenTo(link);
  };
  const linkIn = (element: Element) => {
    for (const run of listRuns(element)) linkRun(run);
  };
  for (const element of findAll(document, options.selector)) linkIn(element);
  watchChanges(options.selector, linkIn, linkRun);
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
