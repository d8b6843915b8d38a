import { unpackNumbers } from '../../model/records/number-list.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { dropCutOff, linkMentions } from './link-mentions.ts';
import type { EmbedOptions } from './options.ts';
import { RuleCard } from './rule-card.ts';
import { createRuleLoader } from './rule-data.ts';
import { isInline, listRuns, readRunAround } from './text-runs.ts';
import { findAll, isWithin, listen, readDocument } from './unclobbered.ts';

/** Every number ever published, put in when the script is bundled. */
declare const TAIYAKU_NUMBERS: string;

/** The numbers that have a page to link: a wrong link is worse than none. */
const known: ReadonlySet<string> = new Set(unpackNumbers(TAIYAKU_NUMBERS));

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
    if (!known.has(number)) return undefined;
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

const REST_MS = 200;

/**
 * Posts that arrive later, and texts that are set anew, inside the parts that the selector names. Text that is still being
 * written is linked when it rests: a letter may follow.
 */
function watchChanges(
  selector: string,
  linkIn: (element: Element) => void,
  linkRun: (run: Text[]) => void,
): void {
  const changed = new Map<Text, number>();
  const observer = new MutationObserver((records) => {
    const added = new Set<Node>();
    for (const { type, target, addedNodes, removedNodes } of records) {
      for (const node of addedNodes) added.add(node);
      if (type === 'characterData') added.add(target);
      for (const node of type === 'characterData' ? [target] : removedNodes)
        if (node instanceof Text && (type === 'characterData' || !node.isConnected)) dropCutOff(node);
    }
    for (const node of added) {
      // What was added inside another addition is found with it.
      if (node.parentNode && added.has(node.parentNode)) continue;
      if (node instanceof Text) linkWhenAtRest(node);
      else if (node instanceof HTMLElement) {
        if (isWithin(node, selector)) linkIn(node);
        else for (const element of findAll(node, selector)) linkIn(element);
        const [first] = isInline(node) ? listRuns(node) : [];
        if (first?.[0]) linkWhenAtRest(first[0]);
      }
    }
    forgetOwn();
  });
  // What this script itself changes is no news.
  const forgetOwn = () => observer.takeRecords();
  const linkWhenAtRest = (text: Text) => {
    clearTimeout(changed.get(text));
    changed.set(
      text,
      window.setTimeout(() => {
        changed.delete(text);
        if (text.parentElement && isWithin(text.parentElement, selector)) linkRun(readRunAround(text));
        forgetOwn();
      }, REST_MS),
    );
  };
  observer.observe(readDocument('body'), { childList: true, characterData: true, subtree: true });
}
