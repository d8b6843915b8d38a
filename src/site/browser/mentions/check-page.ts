import { type CheckedMention, checkText } from '../../../features/mentions/check-text.ts';
import { createJudge } from '../../../features/mentions/create-judge.ts';
import { fixText } from '../../../features/mentions/fix-text.ts';
import { createQuotableSource } from '../../../features/mentions/quotations/quotable-source.ts';
import { formatCount } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { collectParts } from '../collect-parts.ts';
import { loadFile } from '../fetch-json.ts';
import { loadStrings } from '../load-strings.ts';
import { readPageLang } from '../page-lang.ts';
import {
  createMarkedText,
  createVerdictList,
  isShown,
  isWrong,
  type ShownMention,
} from './verdict-elements.ts';

const judge = createJudge(loadFile);
const source = createQuotableSource(loadFile);

/** Compares names and quoted words too; what does that is loaded behind the numbers' answers. */
async function compare(text: string, mentions: readonly CheckedMention[]): Promise<ShownMention[]> {
  const { getComparer } = await import('../../../features/mentions/quotations/compare-with-rules.ts');
  return getComparer(source)(text, mentions);
}

/** The parts of the page that checks citations. */
interface CheckPage {
  form: HTMLFormElement;
  status: HTMLElement;
  result: HTMLElement;
  list: HTMLElement;
  marked: HTMLElement;
  copy: HTMLButtonElement;
}

/** Checks what was pasted when asked to: the text stays in this document, only the data of the numbers is fetched. */
function bindCheckPage(page: CheckPage): void {
  const { form, status, result } = page;
  let asked = 0;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const ask = ++asked;
    const given = new FormData(form);
    const text = String(given.get('text') ?? '').replace(/\r\n?/g, '\n');
    const day = String(given.get('day') ?? '') || undefined;
    const strings = await loadStrings('mentions');
    status.textContent = strings.checking;
    try {
      const mentions = await checkText(text, judge, () => day);
      // Only the last question is answered.
      if (ask !== asked) return;
      showResult(page, text, mentions, strings);
      // The rules themselves are a larger file: without it the numbers are checked all the same.
      const compared = await compare(text, mentions).catch(() => undefined);
      const isTold = compared?.some(({ quotations = [] }) => quotations.some(isShown));
      if (compared && isTold && ask === asked) showResult(page, text, compared, strings);
    } catch {
      if (ask !== asked) return;
      result.hidden = true;
      status.textContent = strings.failed;
    }
  });
}

function showResult(
  { status, result, list, marked, copy }: CheckPage,
  text: string,
  mentions: readonly ShownMention[],
  strings: Strings['mentions'],
): void {
  const lang = readPageLang();
  const wrong = mentions.filter(isWrong).length;
  const count = formatCount(lang, strings.found, mentions.length);
  const rest = wrong > 0 ? formatCount(lang, strings.wrong, wrong) : strings.allRight;
  status.textContent = mentions.length > 0 ? `${count} · ${rest}` : strings.none;
  result.hidden = mentions.length === 0;
  list.replaceChildren(...createVerdictList(mentions, strings, lang));
  marked.replaceChildren(...createMarkedText(text, mentions, strings, lang));
  const { text: fresh, fixed } = fixText(text, mentions);
  copy.hidden = fixed.size === 0;
  copy.onclick = async () => {
    await navigator.clipboard.writeText(fresh).then(
      () => (status.textContent = strings.copied),
      () => (status.textContent = strings.copyFailed),
    );
  };
}

bindCheckPage(collectParts(document));
