import type { Lang } from '../../../model/records/lang.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatCount, formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { h } from '../h.ts';
import { createRuleLink } from '../rule-link.ts';
import { readKept } from '../storage.ts';
import { findNews, type News } from './find-news.ts';
import { forgetNews } from './mark-news.ts';

/** Lists what changed of the opened rules since the last visit, with a button that says it was seen; nothing where nothing did. */
export async function showNews(section: HTMLElement, lang: Lang, texts: Strings['tray']): Promise<void> {
  const news = await findNews().catch(() => []);
  if (news.length === 0) return;
  const edition = formatDate(lang, readKept('opened').edition);
  const lead = formatCount(lang, texts.newsText, news.length, { edition });
  const seen = h('button.button', { type: 'button' }, texts.read);
  const lines = news.map((each) => h('li', h('p', ...describeNews(each, lang, texts))));
  section.append(h('p.lead', lead), h('ul', ...lines), seen);
  section.hidden = false;
  seen.addEventListener('click', async () => {
    await forgetNews();
    section.hidden = true;
    document.querySelector<HTMLElement>('main')?.focus();
  });
}

/** The number of today, to its page, and what became of the rule. */
function describeNews({ answer, below }: News, lang: Lang, texts: Strings['tray']): (Node | string)[] {
  const { kind, number, parts, now } = answer;
  const page = answer.page ?? number;
  const said = [
    ...(kind === 'moved' ? [formatString(texts.numbered, { number })] : []),
    ...(now && answer.isReworded ? [texts.reworded] : []),
    ...(kind === 'retired' ? [texts.gone] : []),
    ...(kind === 'split' ? [texts.split] : []),
    ...(below > 0 ? [formatCount(lang, texts.below, below)] : []),
  ];
  const links = kind === 'split' ? parts.flatMap((each) => [' ', createRuleLink(each, lang)]) : [];
  // A rule that is gone has its page still, unless the edition is no longer at hand.
  return [createRuleLink(page, lang), ' ', said.join(lang === 'ja' ? '、' : ', '), ...links];
}
