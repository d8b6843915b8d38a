import {
  CITATION_FORMATS,
  type CitationFormat,
  isCitationFormat,
  listFormatNames,
} from '../../../features/citing/formats.ts';
import { type CitedRule, toCitation } from '../../../features/citing/to-citation.ts';
import { isRuleNumber } from '../../../model/records/rule-number.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { toShortPath } from '../../../rulebook/book/address.ts';
import { h } from '../h.ts';
import { readPageLang, toOwnAddress } from '../own-page.ts';
import { readStorage, writeStorage } from '../storage.ts';

const LANGUAGES = { ja: ['ja'], en: ['en'], both: ['ja', 'en'] } as const;

/**
 * Creates the choice of notation, languages and examples, with what comes of it, ready to be copied or handed on; what is
 * chosen is kept for the next one. `head` is above, `ways` beside its buttons.
 */
export function createCitingForm(
  texts: Strings['citing'],
  { head = [], ways = [] }: { head?: readonly Node[]; ways?: readonly Node[] },
) {
  const lang = readPageLang();
  const formats = createRadios(texts.format, 'format', listFormatNames(lang), readKeptFormat());
  const languageRadios = createRadios(
    texts.languages,
    'languages',
    { ja: texts.ja, en: texts.en, both: texts.both },
    readStorage('citing.languages') ?? 'both',
  );
  const examples = h('input', { type: 'checkbox', name: 'examples' });
  examples.checked = readStorage('citing.examples') === 'on';
  languageRadios.append(h('label', examples, texts.examples));
  const result = h('textarea', { readonly: '', rows: '6', 'aria-label': texts.result, spellcheck: 'false' });
  const status = h('p', { role: 'status' });
  const copy = h('button.copy.primary', { type: 'submit' }, texts.copy);
  const share = h('button.share', { type: 'button' }, texts.share);
  // A desk has its clipboard.
  share.hidden = !('share' in navigator && matchMedia('(pointer: coarse)').matches);
  const foot = h('div.dialog-foot.cluster', copy, share, ...ways, status);
  const hint = h('p.kicker', texts.hint);
  const form = h(
    'form.citing-form.ui',
    { method: 'dialog' },
    ...head,
    formats,
    languageRadios,
    result,
    hint,
    foot,
  );

  let cited: { rules: readonly CitedRule[]; link: string } = { rules: [], link: '' };
  const show = () => {
    const { format, languages } = readChosen(form);
    const langs = LANGUAGES[languages].toSorted((one) => (one === lang ? -1 : 1));
    const { rules, link } = cited;
    // Until the rules are there, and where they cannot be had, their address is all there is to copy.
    result.value =
      format === 'link' || rules.length === 0
        ? link
        : rules
            .map((rule) => toCitation(toHere(rule), { langs, examples: examples.checked }))
            .map((citation) => CITATION_FORMATS[format].format(citation))
            .join('\n\n');
    languageRadios.disabled = format === 'link';
  };
  form.addEventListener('change', () => {
    const { format, languages } = readChosen(form);
    writeStorage('citing.format', format);
    writeStorage('citing.languages', languages);
    writeStorage('citing.examples', examples.checked ? 'on' : 'off');
    status.textContent = '';
    show();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    status.textContent = '';
    status.textContent = (await writeClipboard(result)) ? texts.copied : texts.failed;
  });
  share.addEventListener('click', () => {
    const { value } = result;
    // Who closes the sheet has shared nothing, and needs no word about it.
    navigator.share(URL.canParse(value) ? { url: value } : { text: value }).catch(() => undefined);
  });
  return {
    form,
    status,
    /** Shows rules in the notation chosen, one after the other; their one link where that alone is chosen or they are not there. */
    show: (rules: readonly CitedRule[], link: string) => {
      cited = { rules, link };
      show();
    },
  };
}

function readKeptFormat(): CitationFormat {
  const kept = readStorage('citing.format') ?? '';
  return isCitationFormat(kept) ? kept : 'link';
}

/** What is chosen in the form; what is kept of it may be of another page, or nothing at all. */
function readChosen(form: HTMLFormElement): { format: CitationFormat; languages: keyof typeof LANGUAGES } {
  const read = (name: string) =>
    form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? '';
  const [format, languages] = [read('format'), read('languages')];
  return {
    format: isCitationFormat(format) ? format : 'link',
    languages: languages === 'ja' || languages === 'en' ? languages : 'both',
  };
}

/** A site built without its address knows the one it is read at. */
function toHere(rule: CitedRule): CitedRule {
  return isRuleNumber(rule.number)
    ? { ...rule, urls: { short: toOwnAddress(toShortPath(rule.number)) } }
    : rule;
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

/** A group of radio buttons of which `chosen` is checked. */
function createRadios(
  legend: string,
  name: string,
  options: Readonly<Record<string, string>>,
  chosen: string,
): HTMLFieldSetElement {
  const labels = Object.entries(options).map(([value, text]) =>
    h('label', h('input', { type: 'radio', name, value, ...(value === chosen && { checked: '' }) }), text),
  );
  return h('fieldset.cluster', h('legend', legend), ...labels);
}
