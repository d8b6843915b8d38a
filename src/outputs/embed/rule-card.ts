import en from '../../../content/strings/embed/en.json' with { type: 'json' };
import ja from '../../../content/strings/embed/ja.json' with { type: 'json' };
import { LANGS, type Lang } from '../../model/records/lang.ts';
import type { RuleResource } from '../api/rule-resource.ts';
import type { EmbedOptions } from './options.ts';
import { placeBox } from './place-card.ts';
import { createUnclobbered, readDocument } from './unclobbered.ts';

const STYLE = `
:host { all: initial }
div {
  position: fixed; inset: auto; margin: 0; box-sizing: border-box; width: min(26rem, 100vw - 1rem);
  max-height: 50vh; overflow: auto; padding: .75rem 1rem; border: 1px solid #9a9488; border-radius: .5rem;
  background: #fffdf8; color: #1f1c17; font: 14px/1.65 system-ui, sans-serif; box-shadow: 0 .25rem 1.5rem #0003
}
p { margin: 0 0 .5rem } p:last-child { margin: 0 }
.head { font-weight: 600 } .foot { font-size: 12px; opacity: .8 }
a { color: inherit }
@media (prefers-color-scheme: dark) { div { background: #23211d; color: #ece7dc; border-color: #6d675c } }
`;

const LABELS = { en, ja };

/** The one card of a page: shown beside a link, in a shadow tree so that neither side's styles reach the other. */
export class RuleCard {
  readonly #host: HTMLElement;
  readonly #box: HTMLDivElement;
  readonly #options: EmbedOptions;
  #link: HTMLAnchorElement | undefined;

  constructor(options: EmbedOptions, onLeave: () => void) {
    this.#options = options;
    this.#host = createUnclobbered('taiyaku-card' as 'div');
    this.#host.dataset['taiyaku'] = 'off';
    const root = this.#host.attachShadow({ mode: 'closed' });
    // A constructed style sheet is not inline style, so a strict content security policy lets it pass.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    this.#box = createUnclobbered('div');
    this.#box.popover = 'manual';
    this.#box.addEventListener('pointerleave', onLeave);
    root.append(this.#box);
  }

  get link(): HTMLAnchorElement | undefined {
    return this.#link;
  }

  /** Whether the pointer or an event is inside the card. */
  holds(target: EventTarget | null): boolean {
    return target === this.#host;
  }

  show(link: HTMLAnchorElement, rule: RuleResource): void {
    this.#link = link;
    if (!this.#host.isConnected) readDocument('body').append(this.#host);
    this.#box.replaceChildren(
      ...this.#options.langs.flatMap((lang) => createSide(rule, lang)),
      this.#createFoot(link, rule),
    );
    // Read out with the link: a shadow tree's ids cannot be referred to from outside.
    link.setAttribute('aria-description', describeRule(rule, this.#options.langs));
    this.#box.showPopover?.();
    placeBox(this.#box, link, { width: innerWidth, height: innerHeight });
  }

  hide(): void {
    this.#link = undefined;
    if (this.#box.isConnected) this.#box.hidePopover?.();
    this.#host.remove();
  }

  #createFoot(link: HTMLAnchorElement, rule: RuleResource): HTMLElement {
    const lang = this.#options.langs[0] ?? 'en';
    const open = Object.assign(createUnclobbered('a'), {
      href: link.href,
      lang,
      textContent: LABELS[lang].open,
    });
    const foot = Object.assign(createUnclobbered('p'), { className: 'foot' });
    const digest = rule.unofficialDigest ? ` · ${LABELS[lang].digest}` : '';
    foot.append(`CR ${rule.number} (${rule.edition})${digest} · `, open);
    return foot;
  }
}

function createSide(rule: RuleResource, lang: Lang): HTMLElement[] {
  const side = rule[lang];
  const create = (textContent: string, className = '') =>
    Object.assign(createUnclobbered('p'), { className, lang, textContent });
  const head = create([rule.number, side?.title].filter(Boolean).join(' '), 'head');
  const gone = rule.gone ? [rule.gone[lang]] : [];
  const lines = side ? toLines(rule, lang) : [LABELS[lang].missing];
  return [head, ...[...gone, ...lines].map((text) => create(text))];
}

function describeRule(rule: RuleResource, langs: readonly Lang[]): string {
  const lang = [langs[0] ?? 'en', ...LANGS].find((each) => rule[each]) ?? 'en';
  const text = [rule.gone?.[lang], rule[lang]?.title, ...toLines(rule, lang)];
  return text.filter(Boolean).join(' ').slice(0, 500);
}

/** What a rule says below its name, symbols as words; as printed where a file was kept from before it had them. */
function toLines(rule: RuleResource, lang: Lang): readonly string[] {
  const side = rule[lang];
  const plain = rule.plain?.[lang]?.['1024'].split('\n');
  return plain?.slice(side?.title ? 1 : 0) ?? side?.text ?? [];
}
