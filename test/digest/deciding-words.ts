import type { Lang } from '../../src/model/records/lang.ts';
import { findRuleReferences } from '../../src/model/records/rule-reference.ts';
import { listSymbols } from '../../src/model/records/symbol.ts';
import { findQuantities } from '../../src/rulebook/checks/find-quantities.ts';

/** A word that decides a case, by the forms in which a text can say it. */
interface DecidingWord {
  name: string;
  /** As the rulebook says it. */
  official: RegExp;
  /** As we may say it; where it is left out, as the rulebook does. */
  en?: RegExp;
}

/** Words that our English must have, in one form or another, wherever the rulebook has them. */
const DECIDING_WORDS: readonly DecidingWord[] = [
  { name: 'target', official: /\btarget/i },
  {
    name: 'may',
    official: /\b(?:players?|you|they|controller|owner|opponents?|teams?|teammates) may\b(?! not)/i,
    en: /\b(?:may|can|could|allow\w*|optional\w*|choos\w*|choice|chosen|wish\w*|like|up to|any number|any time|let|lets|free|alternative cost|possible|castable)\b/i,
  },
  {
    name: 'instead',
    official: /\binstead\b/i,
    en: /\b(?:instead|in place of|replac\w*|rather|otherwise|but|not|first|becomes?|turns? into|takes?|count\w*)\b/i,
  },
  {
    name: 'unless',
    official: /\bunless\b/i,
    en: /\b(?:unless|except|without|only|if|until|otherwise|but|other than|apart from|may not|normally|usually|by default|while|not)\b/i,
  },
  {
    name: 'except',
    official: /\b(?:except|other than|exception)\b/i,
    en: /\b(?:except\w*|other|others|another|apart|but|unless|save|only|unlike|beside\w*|not|nor|still|even|nothing|nobody|yet|elsewhere|no|although|though)\b/i,
  },
  { name: 'as though', official: /\bas though\b/i, en: /\bas (?:though|if)\b|\bcounts? as\b|\blike\b/i },
  { name: 'up to', official: /\bup to\b/i, en: /\b(?:up to|at most|no more than|or fewer|until|any)\b/i },
  {
    name: 'last known information',
    official: /\blast known\b/i,
    en: /\b(?:last|before|was|were|had|left)\b/i,
  },
  { name: 'if able', official: /\bif able\b/i, en: /\b(?:able|can|possible|must|has to|have to)\b/i },
  { name: 'as a sorcery', official: /\bas a sorcery\b/i, en: /\bsorcery|sorceries\b|\bmain phase\b/i },
  { name: 'at random', official: /\bat random\b|\brandomly\b/i, en: /\brandom|\bshuffl|\bany\b/i },
];

/** Zones, steps and phases: what each language calls them, and what an English sentence says that needs them. */
const PLACES: readonly { name: string; en: RegExp; implied?: RegExp; ja: RegExp }[] = [
  { name: 'graveyard', en: /\bgraveyards?\b/i, implied: /\bdies?\b|\bmill/i, ja: /墓地/ },
  {
    name: 'hand',
    en: /\b(?<!off )hands?\b(?! out| over| off)/i,
    implied: /\bkeep|\bkept|\bmulligan|\bdraw|\bdiscard/i,
    ja: /手札/,
  },
  {
    name: 'library',
    en: /\blibrar(?:y|ies)\b/i,
    implied: /\bshuffl|\bmill|\bbottom\b|\btop\b|\bdraw/i,
    ja: /ライブラリー/,
  },
  { name: 'stack', en: /\bstacks?\b/i, implied: /\bcast|\bspells?\b/i, ja: /スタック/ },
  { name: 'exile', en: /\bexil/i, ja: /追放/ },
  { name: 'command zone', en: /\bcommand zone\b/i, ja: /統率領域/ },
  { name: 'untap step', en: /\buntap steps?\b/i, ja: /アンタップ・ステップ/ },
  { name: 'upkeep step', en: /\bupkeeps?\b/i, ja: /アップキープ/ },
  { name: 'draw step', en: /\bdraw steps?\b/i, implied: /\bfirst draw\b/i, ja: /ドロー・ステップ/ },
  { name: 'main phase', en: /\bmain phases?\b/i, ja: /メイン・フェイズ/ },
  { name: 'beginning of combat step', en: /\bbeginning of combat steps?\b/i, ja: /戦闘開始ステップ/ },
  { name: 'declare attackers step', en: /\bdeclare attackers steps?\b/i, ja: /攻撃クリーチャー指定ステップ/ },
  {
    name: 'declare blockers step',
    en: /\bdeclare blockers steps?\b/i,
    ja: /ブロック・クリーチャー指定ステップ/,
  },
  { name: 'combat damage step', en: /\bcombat damage steps?\b/i, ja: /戦闘ダメージ・ステップ/ },
  { name: 'end of combat step', en: /\bend of combat steps?\b/i, ja: /戦闘終了ステップ/ },
  { name: 'end step', en: /\bend steps?\b/i, ja: /(?<!戦闘)終了ステップ/ },
  { name: 'cleanup step', en: /\bcleanup\b/i, ja: /クリンナップ・ステップ/ },
];

const PERMISSION = {
  en: /\b(?:may|can|could|might|able|allow\w*|optional\w*|choos\w*|chosen|choice|wish\w*|like|up to|any|let|lets|possibl[ey]|free|legal|alternative cost)\b/i,
  ja: /[てで]も?よい|[てで]もよく|でき|望む|任意|選[ぶばびん]|選択|可能|自由|うる|ことがある|こともある|場合がある|もある|れる|える|得る|許/,
};

/** What a text says that can be compared without understanding it: `5`, `{T}`, `rule 601.2`. */
export function listFigures(text: string, lang: Lang): Record<'quantity' | 'symbol' | 'reference', string[]> {
  return {
    quantity: [...findQuantities(text, lang)].map(String),
    symbol: listSymbols(text),
    reference: [...new Set(findRuleReferences(text, lang).flatMap(({ numbers }) => numbers))],
  };
}

/** Deciding words of the rulebook's sentence that ours has in no form, and “target” where only ours has it. */
export function listWordsApart(official: string, ours: string): string[] {
  const lacking = DECIDING_WORDS.filter(
    (word) => word.official.test(official) && !(word.en ?? word.official).test(ours),
  ).map(({ name }) => `${name} is missing`);
  const added = /\btarget/i.test(ours) && !/\btarget/i.test(official) ? ['target is added'] : [];
  return [...lacking, ...added];
}

/** Zones, steps and phases that ours names and the rulebook's rule does not. */
export function listPlacesAdded(official: string, ours: string): string[] {
  return PLACES.filter(
    ({ en, implied }) => en.test(ours) && !en.test(official) && !implied?.test(official),
  ).map(({ name }) => `${name} is added`);
}

/** Where our two languages do not say the same of targets, of what is allowed, of zones, steps and phases. */
export function listLanguagesApart(en: string, ja: string): string[] {
  const apart: string[] = [];
  if (/\btarget/i.test(en) !== /対象/.test(ja)) apart.push('target');
  if (/\bmay\b/i.test(en) && !PERMISSION.ja.test(ja)) apart.push('may in English only');
  if (/[てで]も?よい/.test(ja) && !PERMISSION.en.test(en)) apart.push('may in Japanese only');
  for (const place of PLACES) {
    const inEnglish = place.en.test(en);
    const inJapanese = place.ja.test(ja);
    if (inEnglish && !inJapanese) apart.push(`${place.name} in English only`);
    if (inJapanese && !inEnglish && !place.implied?.test(en)) apart.push(`${place.name} in Japanese only`);
  }
  return apart;
}
