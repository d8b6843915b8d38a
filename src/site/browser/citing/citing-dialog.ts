import {
  CITATION_FORMATS,
  type CitationFormat,
  isCitationFormat,
  listFormatNames,
} from '../../../features/citing/formats.ts';
import { toCitation } from '../../../features/citing/to-citation.ts';
import type { CitingStrings } from '../../../model/strings/citing-strings.ts';
import type { RuleResource } from '../../../outputs/api/rule-resource.ts';
import { bindClosing } from '../bind-closing.ts';
import { createElement, createRadios } from '../create-element.ts';
import { fetchJson } from '../fetch-json.ts';
import { readPageLang } from '../page-lang.ts';
import { readStorage, writeStorage } from '../storage.ts';

const LANGUAGES = { ja: ['ja'], en: ['en'], both: ['ja', 'en'] } as const;

/** The one dialog of a page, created for each rule; closing returns the focus to the button. */
export function openCiting(button: HTMLButtonElement, texts: CitingStrings): void {
  const lang = readPageLang();
  const number = button.dataset['cite'] ?? '';
  const kept = readStorage('citing.format') ?? '';
  const format: CitationFormat = isCitationFormat(kept) ? kept : 'link';

  const title = texts.title.replace('{number}', number);
  const languages = createRadios(
    texts.languages,
    'languages',
    { ja: texts.ja, en: texts.en, both: texts.both },
    readStorage('citing.languages') ?? 'both',
  );
  const formats = createRadios(texts.format, 'format', listFormatNames(lang), format);
  const result = createElement('textarea', {
    readonly: '',
    rows: '6',
    'aria-label': texts.result,
    spellcheck: 'false',
  });
  const status = createElement('p', { role: 'status' }, texts.loading);
  const copy = createElement('button', { type: 'submit', class: 'copy' }, texts.copy);
  const close = createElement('button', { type: 'button', class: 'close', 'aria-label': texts.close }, '×');
  const form = createElement(
    'form',
    { method: 'dialog' },
    createElement('div', { class: 'dialog-head' }, createElement('h2', { id: 'citing-title' }, title), close),
    formats,
    languages,
    result,
    createElement('p', { class: 'kicker' }, texts.hint),
    createElement('div', { class: 'dialog-foot' }, copy, status),
  );
  const dialog = createElement('dialog', { class: 'citing ui', 'aria-labelledby': 'citing-title' }, form);

  let rule: RuleResource | undefined;
  const link = new URL(`${import.meta.env.BASE_URL}cr/${number}/`, location.origin).href;
  const show = () => {
    const chosen = new FormData(form);
    const chosenFormat = String(chosen.get('format'));
    const chosenLanguages = String(chosen.get('languages') ?? readStorage('citing.languages') ?? 'both');
    const langs = LANGUAGES[chosenLanguages as keyof typeof LANGUAGES] ?? LANGUAGES.both;
    const order = langs.toSorted((one) => (one === lang ? -1 : 1));
    const { format } = CITATION_FORMATS[isCitationFormat(chosenFormat) ? chosenFormat : 'link'];
    // Until the rule is there, and where it cannot be had, its address is all there is to copy.
    // A site built without its address knows the one it is read at.
    result.value = rule ? format(toCitation({ ...rule, urls: { ...rule.urls, short: link } }, order)) : link;
    languages.disabled = chosenFormat === 'link';
  };
  form.addEventListener('change', () => {
    show();
    status.textContent = '';
    const chosen = new FormData(form);
    for (const name of ['format', 'languages']) {
      const value = chosen.get(name);
      if (value) writeStorage(`citing.${name}`, String(value));
    }
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    status.textContent = '';
    status.textContent = (await writeClipboard(result)) ? texts.copied : texts.failed;
  });
  bindClosing(dialog, close, texts.closed);
  dialog.addEventListener('close', () => {
    dialog.remove();
    button.focus();
  });

  document.body.append(dialog);
  show();
  dialog.showModal();
  form.querySelector<HTMLInputElement>('input[name="format"]:checked')?.focus();
  fetchJson<RuleResource>(`/api/v1/rules/${number}.json`)
    .catch(() => undefined)
    .then((loaded) => {
      rule = loaded;
      status.textContent = loaded ? '' : texts.unavailable;
      show();
    });
}

/** Copies the text; where the browser refuses, leaves it selected for the reader to copy. */
async function writeClipboard(source: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.value);
    return true;
  } catch {
    source.focus();
    source.select();
    return false;
  }
}
