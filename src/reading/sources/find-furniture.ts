import { memoize } from '../../model/memoize.ts';
import { CONTROL_CHARACTERS } from '../../model/text/control-characters.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { languageOf } from '../../model/text/language-of.ts';
import { toLooseKey } from '../../model/text/loose-key.ts';
import { hasWord } from '../../model/text/script.ts';
import { endsSentence } from '../../model/text/sentence.ts';
import { tidySpaces } from '../../model/text/spaces.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { stopsInside } from './join-lines.ts';
import type { SourceLine } from './source-text.ts';

/** What a site puts beside each part of its text to be pressed, alone on its line. */
const PRESSED = new RegExp(
  `^[\\s\\[(<>«»≪≫←→↑▲▼|・#¶🔗※★☆]*(?:(?:${[
    '(?:この(?:ルール|項目|ページ|記事)(?:へ|に|の|を))?(?:リンク|URL|アドレス)(?:を|の)?コピー(?:する)?',
    '(?:シェア|共有|ポスト)する|ツイート(?:する)?|はてなブックマーク|(?:URL|リンク)をコピーしました',
    '(?:この)?(?:ページ|記事)?の?(?:先頭|トップ|一番上)(?:へ|に)(?:戻る|もどる)?|(?:目次|.{0,8}一覧|トップ(?:ページ)?|top|ホーム|上)(?:へ|に(?=戻|も))(?:戻る|もどる)?|(?:全て|すべて)(?:の.{1,6}を)?見る|(?:画像|カード|写真)を拡大(?:する)?|拍手(?:する|を送る)|この質問が気になる(?: \\d+)?',
    '(?:戻る|もどる|Back)|(?:前|次|まえ|つぎ)の(?:項目|ページ|記事|ルール|節|章)(?:へ)?',
    '(?:\\d{3}(?:\\.\\d+[a-z]?)?\\.?\\s*)?[前次]へ(?:\\s*\\d{3}(?:\\.\\d+[a-z]?)?\\.?)?',
    'Share|Give Award|Sort by:? ?\\w+|\\d{1,3}% Upvoted|Ask Question|Leave a (?:Reply|Comment)|Your email address will not be published\\. Required fields are marked \\*|Improve this (?:question|answer)|Add a comment|Viewed [\\d.,k]+ times',
    'Skip to (?:main )?content|(?:Open|Close|Toggle) (?:the )?(?:navigation|menu|search)(?: menu)?|Log ?in|Sign (?:in|up)|Load (?:more )?comments|Privacy policy|Terms of (?:use|service)|(?:メインコンテンツ|本文|コンテンツ)(?:へ|に)(?:スキップ|移動)|ログイン(?:する)?|(?:新規)?(?:会員)?登録|(?:\\d{1,4} )?[Ll]ikes?|(?:all )?\\d{1,4} (?:comments|replies|views)|Add languages|Submit a request|リクエストを送信|タグクラウド|(?:この)?記事内に広告が含まれています。?|更新情報をチェックする|この記事(?:が含まれている|をサポート).{0,12}|(?:人気)?(?:\\w+)?(?:ブログ)?ランキング(?:へ|に参加(?:中|しています)?)|.{0,3}応援クリック.{0,12}|プライバシー・?ポリシー|利用規約',
    'この(?:記事|エントリー?|ページ)への?(?:コメント|トラックバック)(?:の?一覧|の投稿)?|(?:コメント|トラックバック|Comments?|Track ?backs?)\\s?(?:[(:]\\s?\\d{1,4}\\)?|URL|を?(?:する|書く|残す|投稿(?:する)?|送信(?:する)?))',
    '(?:Recent|Latest) (?:comments|posts|entries|trackbacks)|(?:最近|最新)の(?:コメント|トラックバック|投稿|記事|エントリー?|\\d+件)|月別アーカイブ|(?:関連|人気|おすすめ)記事|プロフィール|ブログ内検索|(?:RSS|Atom)フィード|ブロとも申請フォーム|スポンサーサイト|(?:\\w+)?ブログランキング|管理者にだけ表示を許可する|トラックバックURLはこちら|このブログをリンクに追加する',
    'Advertisements?|広告|スポンサー(?:ド)?リンク|LINEで送る|この記事が気に入ったらフォロー(?:しよう|する|してください)|メールアドレスが公開されることはありません。?|Powered by [^。]{1,40}',
    'View (?:this (?:e-?mail|newsletter|message)|it) in (?:your|a) (?:web )?browser|Unsubscribe(?: from (?:this list|these e-?mails))?|(?:Manage|Update) (?:your )?(?:subscription )?preferences|ブラウザで(?:見る|表示(?:する)?|開く)|(?:配信|購読)(?:の)?(?:停止|解除|中止)(?:はこちら)?',
    'Subscribe to:? (?:Post )?Comments(?: \\(Atom\\))?|コメントの投稿 \\(Atom\\)|Related (?:articles|posts)|Similar threads|Printer[- ]friendly version|E-?mail this(?: to a friend)?|Edit this page|(?:この)?ページ(?:を|の)編集|(?:こちら|あわせて|合わせて|次に|関連して)(?:も|読みたい|知りたい|おすすめ|の記事|を)+(?:おすすめ|記事)?|サイトマップ|お問い?合わ?せ(?:フォーム)?|特定商取引法に基づく表[記示]',
    '(?:You must|Want to) (?:log|sign) ?in\\b.{0,60}|Want to add to the discussion\\?|Create an account|JavaScript is disabled\\b.{0,120}|Display posts from previous:?.{0,60}|All times are (?:GMT|UTC).{0,40}|You (?:cannot|can) (?:post|reply|edit|delete|vote)\\b.{0,80}|Click to expand\\.*|新着レスの(?:表示|取得)|■?掲示板に戻る■?|最新50|[前次]100|全部|レス数が\\d{3,4}を超えています.{0,40}|read\\.cgi ver.{0,40}|\\d{1,4} ?KB',
    'Published using Google Docs|Report abuse|Learn more|Updated automatically every.{0,20}|Best viewed (?:with|in)\\b.{0,60}|You are visitor.{0,40}|This page has been visited.{0,40}|Sign (?:our|my|the) guestbook|Get your own free home ?page|(?:あなたは)?.{0,8}人目の.{2,12}です。?|(?:この|当|本)(?:サイト|ページ|ホームページ|HP)はリンクフリーです.{0,40}|.{0,40}(?:ブラウザ|[\\dx×]{7,9}以上)で(?:ご覧|ごらん)(?:下さい|ください)。?|(?:掲示板|BBS|表紙|とっぷ(?:ぺーじ)?|目次)(?:へ|に)(?:もどる|戻る|GO)?',
    '(?:このメール(?:マガジン)?は?、?)?等幅フォントで.{2,30}|(?:購読の?)?(?:登録|購読)・?(?:解除|変更|中止)(?:の手続き)?(?:は.{2,30}|[:：].{0,60})?|(?:配信|購読)(?:の)?(?:解除|停止|中止)は.{2,70}|発行(?:システム|部数)[:：].{0,80}|バックナンバー(?:はこちら|[:：]\\S{0,80})?',
    '(?:返信|通報)(?:する)?|Repl(?:y|ies)|Reply with quote|Last edited by .{1,60}|Users browsing this forum:.{0,60}|Return to [^.]{1,40}|Copy (?:link|URL)|Permalink|Share this|Tweet|Top|Home|Next|Prev(?:ious)?|Back to (?:the )?(?:top|index|contents|list|home ?page)|Top of page|Previous page|Next page',
  ].join('|')})[\\s[\\])<>«»≪≫←→↑▲▼|/・]*)+$`,
  'iu',
);

/** The number of a printed page in a form of its own; bare, it needs a running head or a form feed beside it. */
const PAGE =
  /^\s*(?:-\s*\d{1,4}\s*-|\d{1,4}\s+\/\s+\d{1,4}|(?:Page|p\.)\s*\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?|\d{1,4}\s*ページ|ページ\s*\d{1,4})\s*$/i;
/** What browsers print around a page: its address with the number of the sheet, the time with its title. */
const PRINTED_FOOT = /^\s*https?:\S+\s+\d{1,3}\s?\/\s?\d{1,3}\s*$/;
const PRINTED_HEAD =
  /^\s*(?:\d{4}\/\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4}),?\s\d{1,2}:\d\d(?:\s?[AP]M)?\s{2,}\S/i;
const BARE_PAGE = /^\s*\d{1,4}\s*$/;
const FORM_FEED = '\f';
/** The name of a document beside the number of a page; far from it, unless a line that is on each page is right above or below. */
const BESIDE_PAGE =
  /^\s*(?:(?:Page\s|p\.\s?)?(?<first>\d{1,3})\s{2,}(?<after>\S.{2,60})|(?<before>\S.{2,60}?)(?<gap>\s+)(?:Page\s|p\.\s?)?(?<last>\d{1,3})(?:\s(?:of|\/)\s\d{1,3})?)\s*$/i;

/**
 * Marks the lines that belong to no text: what a site's page has to be pressed, and what a printed page has around its
 * text, its number and its running head, which is there again on the pages after it.
 */
export function markFurniture(lines: readonly SourceLine[]): SourceLine[] {
  const ofPages = findPageLines(lines);
  const top = findTop(lines);
  const ads = findAds(lines);
  return lines.map((line, at) => {
    if (at < top || ads.has(at)) return { ...line, frame: true };
    if (ofPages.has(line)) return { ...line, frame: 'page' as const };
    return !line.cell && isPressed(line) && !headsText(lines, at) ? { ...line, frame: true } : line;
  });
}

/** Where a page is in its site: `HOME > Rules > Notes`. */
const TRAIL = /^\s*(?:home|top|トップ(?:ページ)?|ホーム)(?:\s?[>»›]\s?[^>»›。]{1,40}){1,6}$/i;

/** How many lines at the top of a page, copied as it is shown, are of its site: what is above its trail, none a sentence, and that. */
function findTop(lines: readonly SourceLine[]): number {
  const top = [...lines.entries()]
    .filter(([, { text }]) => text.trim() !== '')
    .slice(0, THRESHOLDS.openingOfPage);
  const trail = top.findIndex(([, { text }]) => text.length <= THRESHOLDS.line && TRAIL.test(fold(text)));
  const isOfSite = top
    .slice(0, trail + 1)
    .every(([, { text, heading, cell }]) => !heading && !cell && !endsSentence(text));
  return isOfSite ? (top[trail]?.[0] ?? -1) + 1 : 0;
}

/** What a mail magazine sets apart as somebody's advertisement: `━[PR]━━━━` to the next line of signs. */
function findAds(lines: readonly SourceLine[]): Set<number> {
  const found = new Set<number>();
  for (const [at, { text }] of lines.entries()) {
    if (text.length < THRESHOLDS.label || !foldForms(text).includes(AD)) continue;
    const below = lines.slice(at + 1, at + 1 + THRESHOLDS.opening);
    const end = below.findIndex(
      (line) => line.text.length >= THRESHOLDS.label && toLooseKey(line.text) === '',
    );
    if (end < 0 || toLooseKey(text) !== AD.toLowerCase()) continue;
    for (let each = at; each <= at + 1 + end; each++) found.add(each);
  }
  return found;
}

const AD = 'PR';

/** Whether a line is a heading of the format right above a sentence: `## 登録` is a part of a text, and no button. */
function headsText(lines: readonly SourceLine[], at: number): boolean {
  const below = lines.slice(at + 1, at + 1 + THRESHOLDS.several).find(({ text }) => text.trim() !== '');
  return lines[at]?.heading !== undefined && endsSentence(below?.text ?? '');
}

/** Whether a line is nothing but what a site's page has to be pressed. */
export function isPressed({ text }: SourceLine): boolean {
  return text.length <= THRESHOLDS.nameInBoth && PRESSED.test(fold(text));
}

/** What words are known by: forms folded, and whatever way their letters are put together. */
function fold(text: string): string {
  return foldForms(text.normalize('NFKC').replace(CONTROL_CHARACTERS, ''));
}

/** Numbers of pages, and the lines right above or below them, or after a form feed, that are there on half of the pages or more. */
function findPageLines(all: readonly SourceLine[]): Set<SourceLine> {
  const lines = all.filter(({ text, cell }) => text.trim() !== '' && !cell);
  const folded = lines.map(({ text }) => foldForms(text));
  const findAll = (isSuch: (text: string, at: number) => boolean) =>
    new Set(folded.flatMap((text, at) => (isSuch(text, at) ? [at] : [])));
  const breaks = findAll((text) => text.slice(0, -text.trimStart().length).includes(FORM_FEED));
  const isPrinted = folded.some((text) => PRINTED_FOOT.test(text));
  const set = findAll(
    (text) => PAGE.test(text) || (isPrinted && (PRINTED_FOOT.test(text) || PRINTED_HEAD.test(text))),
  );
  const numbered = findNumberedHeads(folded);
  const numbers = findAll((text, at) => set.has(at) || numbered.has(at) || BARE_PAGE.test(text));
  const pages = [...lines.keys()].filter((at) => breaks.has(at) || (numbers.has(at) && !breaks.has(at + 1)));
  const end = lines.length - 1;
  const isHead = (places: readonly number[]) => {
    const count = places.filter((at) => at !== end).length;
    return count > 1 && count * 2 >= pages.length;
  };
  const found = new Set(numbered);
  const isBeside = (at: number) => numbers.has(at) || found.has(at);
  // A head may have several lines, the last of signs.
  for (let known = -1; known < found.size; ) {
    known = found.size;
    const heads = new Map<string, number[]>();
    for (const [at, { text }] of lines.entries()) {
      const isOfPage =
        breaks.has(at) || breaks.has(at + 1) || isBeside(at - 1) || isBeside(at + 1) || at === end;
      if (at === 0 || !isOfPage || numbers.has(at) || text.length > THRESHOLDS.line || endsSentence(text))
        continue;
      const key = text.replace(/[\s\d]+/g, '');
      const isName = key.length >= 4 && key.length <= THRESHOLDS.nameInBoth;
      if (isName || !hasWord(key)) heads.getOrInsert(key, []).push(at);
    }
    for (const at of [...heads.values()].filter(isHead).flat()) found.add(at);
  }
  for (const at of lines.keys()) {
    const isFramed = found.has(at - 1) || found.has(at + 1) || breaks.has(at) || breaks.has(at + 1);
    const isLast = at === end && found.size > 0;
    if (set.has(at) || (numbers.has(at) && (isFramed || isLast))) found.add(at);
  }
  return new Set([...found].flatMap((at) => lines[at] ?? []));
}

/** Where a line has the name of a document and the number of a page, of several with the same name whose numbers grow. */
function findNumberedHeads(folded: readonly string[]): Set<number> {
  const heads = new Map<string, { page: number; at: number; isFar: boolean }[]>();
  for (const [at, text] of folded.entries()) {
    const { first, after, before, gap = '', last } = findBesidePage(text) ?? {};
    const name = before ?? after;
    if (name === undefined) continue;
    const known = heads.getOrInsert(name, []);
    const page = Number(first ?? last);
    const above = known.at(-1);
    // A page has text between its head and that of the next one; a list does not.
    if (!above || (page > above.page && at > above.at + 1)) known.push({ page, at, isFar: gap.length !== 1 });
  }
  const areHeads = ([first, ...others]: { page: number; at: number; isFar: boolean }[]) => {
    if (!first || others.length === 0) return false;
    const areFar = first.isFar && others.every(({ isFar }) => isFar);
    const countOn = others.every(({ page }, at) => page === first.page + at + 1);
    const places = others.map(({ at }) => at);
    return areFar || (countOn && arePageBreaks(folded, places));
  };
  return new Set([...heads.values()].filter(areHeads).flatMap((found) => found.map(({ at }) => at)));
}

/** Whether some lines are between pages: beside at least half of them is one that is beside another, and a sentence goes on over them. */
function arePageBreaks(folded: readonly string[], places: readonly number[]): boolean {
  const beside = places.flatMap((at) => [folded[at - 1] ?? '', folded[at + 1] ?? '']);
  const counts = Map.groupBy(beside, (text) => text);
  const isSame = (text = '') => (counts.get(text)?.length ?? 0) >= THRESHOLDS.several;
  const isInside = (at: number) => {
    const above = isSame(folded[at - 1]) ? folded[at - 2] : folded[at - 1];
    const below = isSame(folded[at + 1]) ? folded[at + 2] : folded[at + 1];
    return stopsInside(above ?? '', below ?? '');
  };
  return beside.filter(isSame).length * THRESHOLDS.several >= places.length && places.some(isInside);
}

function findBesidePage(text: string) {
  return text.length <= THRESHOLDS.line ? BESIDE_PAGE.exec(text)?.groups : undefined;
}

/** What the printed pages of a document have above or below their text, beside their number: the name of it, as printed. */
export const findRunningHead = memoize((lines: readonly SourceLine[]): string | undefined => {
  const heads = lines.flatMap(({ frame, text }) => {
    if (frame !== 'page' || PAGE.test(foldForms(text))) return [];
    const { after, before } = findBesidePage(text) ?? {};
    return [(before ?? after ?? text).trim()];
  });
  const named = [...Map.groupBy(heads, tidySpaces)].find(([head]) => languageOf(head));
  const [head, ...others] = named?.[1] ?? [];
  return others.length > 0 ? head : undefined;
});
