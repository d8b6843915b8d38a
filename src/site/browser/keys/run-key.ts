import { copyRuleLink } from './copy-rule-link.ts';
import { goToRule, goToSection, showJump } from './go-to.ts';
import { pinRule } from './pin-rule.ts';
import { showHelp } from './show-help.ts';
import { switchView } from './switch-view.ts';

const COMMANDS: ReadonlyMap<string, () => void | Promise<void>> = new Map(
  Object.entries({
    j: () => goToRule(1),
    k: () => goToRule(-1),
    '[': () => goToSection(-1),
    ']': () => goToSection(1),
    l: switchView,
    f: () => document.querySelector<HTMLElement>('.furigana-switch')?.click(),
    c: copyRuleLink,
    p: pinRule,
    g: showJump,
    '?': showHelp,
  }),
);

/** Does what a key stands for. */
export async function runKey(key: string): Promise<void> {
  await COMMANDS.get(key)?.();
}
