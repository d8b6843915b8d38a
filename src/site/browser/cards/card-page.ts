import { toCardMarkdown } from '../../../features/cards/card-markdown.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { loadCard } from '../../../outputs/api/load-card.ts';
import { toCardPath } from '../../../rulebook/book/address.ts';
import { loadFile } from '../fetch-json.ts';
import { h } from '../h.ts';
import { toOwnAddress } from '../own-address.ts';
import { readPageLang } from '../page-lang.ts';
import { showMessage } from '../show-message.ts';
import { renderFaces, renderNeededRules, renderRulings } from './render-card.ts';

/** Fills the page of a card with the one that its address names; with none there is but the field to name one. */
export async function fillCard(page: HTMLElement): Promise<void> {
  const texts: Strings['cards'] = JSON.parse(page.dataset['texts'] ?? '{}');
  const lang = readPageLang();
  const name = new URLSearchParams(location.search).get('name')?.trim() ?? '';
  const [status, field] = [page.querySelector('[role=status]'), document.querySelector('#card-form input')];
  if (!status || !(field instanceof HTMLInputElement) || name === '') return;
  field.value = name;
  const found = await loadCard(name, loadFile).catch(() => 'failed' as const);
  if (found === 'failed' || !found) {
    status.textContent = found ? texts.failed : formatString(texts.unknown, { name });
    return;
  }
  const { card } = found;
  const link = toOwnAddress(toCardPath(lang, card.name));
  document.title = `${card.faces[0]?.names[lang] ?? card.name} | ${document.title}`;
  const view = { lang, texts, ...found };
  const ways: [label: string, text: string][] = [
    [texts.copyLink, link],
    [texts.copyText, toCardMarkdown(card, found, link)],
  ];
  status.after(
    ...renderFaces(view),
    h('p.ui', ...ways.flatMap(([label, text]) => [createCopier(label, text, texts.copied), ' '])),
    ...renderNeededRules(view),
    ...renderRulings(view),
  );
}

function createCopier(label: string, text: string, copied: string): HTMLElement {
  const button = h('button.button', { type: 'button' }, label);
  button.addEventListener('click', () => navigator.clipboard.writeText(text).then(() => showMessage(copied)));
  return button;
}
