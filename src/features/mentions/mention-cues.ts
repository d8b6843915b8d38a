/**
 * The words of English and Japanese prose beside a number that say whether it is a rule's. Patterns are for folded text:
 * ASCII digits, plain width, lower case.
 */

/**
 * How much is said. `strong` names the book and lets a bare section count (`CR 702`); a `weak` word counts things too
 * (`rule 100 people`); `referred` is after the number (`702.9b参照`, `702.9 of the CR`); after a `pointing` sign (`see 702.9b`, `the rule
 * is 702.9b`, `702.9bに従う`) only a letter settles it.
 */
export type Sign = 'strong' | 'weak' | 'referred' | 'pointing';

/** What is before a number and says that it is a rule's. */
export interface Cue {
  /** Where it begins. */
  start: number;
  strength: Exclude<Sign, 'referred'>;
  /** Whether at most blanks, a colon, `#` or the word for a number are between: with more only the number is linked. */
  isClose: boolean;
  /** Whether a line ends between: the number may begin a line of its own, `702. Keyword Abilities`. */
  isWrapped: boolean;
  /** `cr317`: a name in a program, not a section. */
  isGlued?: boolean;
}

const BLANK = String.raw`[\s\u200b-\u200f\u2060\ufeff]`;
/** What a number is called: `rule number 702.9b`, `総合ルール第702.9b項`, `ルール番号702.9b`. */
const CALLED = String.raw`(?:(?<![a-z])(?:numbers?|num\.?|nos?\.?|nr\.?|sections?)(?![a-z])|番号|ナンバー|№|条文|本文|第)`;
const CLOSE = `(?:${BLANK}|[:#§/])`;
/** Signs and markup of texts and programs: `CR「702.9b」`, `{{CR|702.9b}}`, `"rule": "702.9b"`, `CR <b>702.9b`. */
const GAP = String.raw`(?:${CLOSE}|[=>|–—()"'\x60“”‘’「」『』【】〈〉《》〔〕\[\]{}*~,、-]|<\/?[a-z][^<>]{0,60}>|&nbsp;)`;
const PARTICLE =
  '(?:の|は|における|にある|には|では|によると|によれば|によりますと|について|として|とは|なら|だと|って|から|より|に|で|が|も)';
const VERB = '(?<![a-z])(?:is|are|was|in|at|under|see)(?![a-z])';
const STRONG = String.raw`(?<![a-z\d])(?:comp(?:rehensive)?\.?\s?rules?|(?:mtg|magic)\s(?:comp(?:rehensive)?\s)?rules?|(?:mtg)?c\.\s?r\.|mtgcr|(?<![a-z\d]\.(?=cr\/))cr\.?)|総合(?:ルール|ﾙｰﾙ|規則)`;
const CUE = new RegExp(
  `(?:(?<strong>${STRONG})|(?:(?<![a-z\\d])(?:sub)?rules?|ルール|ﾙｰﾙ|規則))(?<between>${GAP}{0,5}(?:${CALLED}${GAP}{0,3})?(?:(?<particle>${PARTICLE})|(?<verb>${VERB}))?${GAP}{0,3}(?:${CALLED}${GAP}{0,3})?)$`,
);
const IS_CLOSE = new RegExp(`^${CLOSE}{0,3}(?:${CALLED}${CLOSE}{0,3})?$`);
const POINTING = /(?<![a-z\d])(?:see(?: also)?|cf\.?)\s$|第\s?$/;
/** In the address of another site: `#section-702-9b`. */
const ANCHOR = /#(?:rule|section)-$/;
/** The longest cue with its markup, in characters. */
const BEFORE = 120;

/** The cue right before `at`. `text` is `folded` in its own case: `cr` is a credit or a measure too, `CR` the book. */
export function readCue(text: string, folded: string, at: number): Cue | undefined {
  const from = Math.max(0, at - BEFORE);
  const before = folded.slice(from, at);
  const match = CUE.exec(before);
  if (!match) {
    if (ANCHOR.test(before)) return { start: at, strength: 'strong', isClose: true, isWrapped: false };
    const pointing = POINTING.exec(before);
    return pointing ? { start: at, strength: 'pointing', isClose: true, isWrapped: false } : undefined;
  }
  const { strong, between = '', particle, verb } = match.groups ?? {};
  const start = from + match.index;
  const form = { isClose: IS_CLOSE.test(between), isWrapped: /[\r\n]/.test(between) };
  if (OTHER_BOOK.test(folded.slice(Math.max(0, start - 24), start))) return undefined;
  const isNamed = strong !== undefined && !/^(?:cr|Cr|cR)/.test(text.slice(start, start + 2));
  const isLoose = verb || /[–—-]/.test(between);
  if (isNamed && !isLoose) return { start, strength: 'strong', ...form };
  const isPointing = isNamed || isLoose || /[,、]/.test(between) || (particle && !/^[のは]$/.test(particle));
  const isGlued = strong === 'cr' && between === '';
  return { start, strength: isPointing ? 'pointing' : 'weak', ...form, isGlued };
}

/**
 * Rules of something else than the book: of tournaments, of other games, `デュエマ総合ルール506.4`, of a program that checks code,
 * `eslint rule 702`. The word for them is right before the cue.
 */
const OTHER_BOOK =
  /(?:(?<![a-z])(?:floor|tournament|penalty|mtr|ipg|jar|\w*lint|firewall|css|yu-?gi-?oh!?|pok[eé]mon|one piece|duel masters|digimon)(?:['’]s)?\s|(?:フロア|大会|デュエマ|デュエル・?マスターズ|遊戯王|ポケカ|ポケモン|ワンピース|ヴァンガード|デジモン)(?:カード)?の?)$/;

/** What brackets and a name may be between a number and the words after it: `「702.9b」を`, `702.9b〔飛行〕を`. */
const NAME = /\s?(?:[〔「『([【][^〔〕「」『』()[\]【】\n]{1,40}[〕」』)\]】]|,?\s?[“"][^“”"\n]{1,40}[”"])/y;
const CLOSING = /(?:[」』】〉》〕)\]"'”’*]|<\/[a-z]{1,10}>)*/y;

/** Where the text goes on after the name that is beside a number and the brackets around both; `end` without. */
function skipName(text: string, end: number): number {
  return readAt(NAME, text, end) ?? end;
}

const REFERRED =
  /項(?!目)|\s?(?:項|条|節|番)?\s?(?:(?:を|も|に|は)?\s?(?:併せて|あわせて)?\s?(?:参照|参考|ご覧|御覧)|を(?:も|ご)?(?:確認|見よ|見て|見る|読))/y;
const ACCORDING =
  /\s?(?:[項番](?!目|号)|条(?!件)|節)|\s?(?:(?:に(?:従|よ[りるっれ]|基づ|準じ|定め|記載|規定|書[かい]|示|ある)|より(?!も)|という(?:ルール|規則))|で(?:定め|規定|示さ)|の(?:規定|条文|項|通り|とおり|[^。\n]{0,40}ルール))|\s(?:of|in|from)\sthe\srules(?![a-z])/y;
/** The book's own name behind a number says as much as before it; a bare section needs the word for one too. */
const OF_BOOK =
  /\s(?:of|in|from)\s(?:the\s)?(?:(?:mtg|magic)\s(?:comp(?:rehensive)?\.?\s)?rules|comp(?:rehensive)?\.?\srules|cr)(?![a-z])|\s?\((?:the\s)?comp(?:rehensive)?\.?\srules\)/y;
const SECTION = /(?<![a-z])(?:sub)?(?:section|chapter|rule)s?\s$/;

/** Before a number without a cue: it is part of a longer one, a price, or that of a picture, a table or a version. */
const OTHER =
  /(?:[\d.,:/\-$¥€£#]|(?<![a-z])(?:v|ver|version|fig|figure|table|page|p)\.?\s?|バージョン|ページ|図|表|式|版|写真)$/;

/** Whether what is before a number without a cue makes it something else: a price, a version, that of a picture. */
export function isOtherNumber(text: string, start: number): boolean {
  return OTHER.test(text.slice(Math.max(0, start - 12), start));
}

/** What the words after a list of numbers without a cue say of it, `「702.9b」を参照`, `第702.9項`. */
export function readReferral(text: string, start: number, end: number): Exclude<Sign, 'weak'> | undefined {
  const before = text.slice(Math.max(0, start - 12), start);
  if (isOtherNumber(text, start)) return undefined;
  const after = readAt(CLOSING, text, skipName(text, end)) ?? end;
  if (readAt(REFERRED, text, after) !== undefined) return 'referred';
  if (readAt(OF_BOOK, text, after) !== undefined) return SECTION.test(before) ? 'strong' : 'referred';
  if (readAt(ACCORDING, text, after) === undefined) return undefined;
  return /第\s?$/.test(before) ? 'referred' : 'pointing';
}

/** After a number without a letter: it counts or measures. Of Japanese a word in katakana does too. */
const UNIT =
  /[-\s]?(?:(?:errors?|not found|people|persons?|players?|users?|times|dollars?|usd|euros?|yen|cents?|gold|credits?|damage|life|mana|points?|cards?|copies|pages?|words?|lines?|items?|degrees?|percent|fps|dpi|rpm|mph|px|[kmg]?hz|[kmgt]i?b|[kmcn]?m|miles?|f(?:ee)?t|k?g|lbs?|l|k?w|k?v|m?s|sec(?:ond)?s?|min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?|months?|years?)(?![a-z\d])|[円元点枚年月日週時個回分秒人名体匹本冊頁巻話版倍度割位歳才台件階号席組種票問戦勝敗卓万千億字行%]|\p{Script=Katakana}|以[上下内]|未満|[くぐ]らい|ほど)/uy;

export function isCount(text: string, end: number): boolean {
  return readAt(UNIT, text, end) !== undefined;
}

/** After a bare section whose cue is weak: the sentence, the list or the brackets end, or it is treated as a name. */
const SETTLED =
  /(?:[」』】〉》〕)\]"'”’*}]|<\/[a-z]{1,10}>)*(?:\s*$|[.,;!?…](?:[\s"'”’)]|$)|[。、」』】(〔「[]|\s[(〔[「]|\s*\n\s*(?:\n|[^\p{L}\p{N}\s])|[」』】〉》〕)\]"'”’*}]\s|\s(?:says|states|reads|covers|describes|defines|explains)(?![a-z])|\s?(?:を|は|が|に|で|と|も|や|へ|から|まで|項|条|節|番|章|参照)|\s(?:of|in)\sthe\s(?:comp(?:rehensive)?\.?\s)?(?:rules|cr)(?![a-z]))/uy;

export function endsThere(text: string, end: number): boolean {
  return (
    readAt(SETTLED, text, end) !== undefined || readAt(REFERRED, text, skipName(text, end)) !== undefined
  );
}

/** After a number at the beginning of a line: the sentence of the line before goes on, `see rule\n702.9 and`. */
const GOES_ON = /[,;:)\]」』、。]|\.?\s*(?:\n|$)|\s[a-z]/y;

export function goesOnThere(text: string, end: number): boolean {
  return readAt(GOES_ON, text, end) !== undefined;
}

/** Between two numbers of one list. */
const NEXT =
  /\s?(?:[,;、・]\s?(?:(?:and(?:\/or)?|or)\s)?|(?:and(?:\/or)?|or|&|\+)\s|[/&+]|と|や|および|及び|または|又は|もしくは|ならびに|並びに|あるいは)\s?(?:(?:rules?|ルール|第)\s?)?(?=\d)/y;

/** Where the next number of a list begins. */
export function readNext(text: string, end: number): number | undefined {
  return readAt(NEXT, text, end) ?? readAt(NEXT, text, skipName(text, end));
}

function readAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
