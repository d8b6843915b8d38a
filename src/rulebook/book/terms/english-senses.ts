import type { WordSense } from './word-sense.ts';

const COMBAT = /attack|block|combat/i;

/** A die that is rolled does not die. */
const DIE: WordSense = {
  notPlace:
    /(?:\b(?:an?|another|any|each|every|of|one|planar|same|single|that|the|this)|-sided|\d) \[die\]|\[die\](?:['’]s)? (?:noted|result|roll)/i,
};

/** Names of keyword abilities that are things as well: your backup, a mentor; with the word for an ability they are one. */
const THING: WordSense = {
  notPlace:
    /\b(?:an?|any|every|my|no|our|some|their|your) \[[a-z]+\](?! (?:abilit|card|cost|counter|creature|keyword|permanent|spell))/,
};

/** Where English headwords that are common words too, in lower case, mean their entries. */
export const ENGLISH_SENSES: ReadonlyMap<string, WordSense> = new Map(
  Object.entries<WordSense>({
    abandon: { near: /scheme/i },
    backup: THING,
    // A block of sets: Odyssey block.
    block: { notPlace: /\p{Lu}[\p{L}’'/-]*[®™]? \[block\](?: card| rotat| set|[.,”]|$)/u },
    cast: { notPlace: /\bvotes? (?:are |is )?\[cast/i },
    command: { near: /\bzones?\b/i },
    craft: THING,
    // Effects, turns and decks are created too; the keyword action is said of tokens.
    create: {
      near: /\btokens?\b|\d\/\d|\b(?:Incubator|Clue|Food|Treasure|Blood|Powerstone|Map|Junk|Gold)\b/,
    },
    // A long dash.
    dash: { notPlace: /\b(?:a|em|long|the) \[dash\](?! (?:abilit|cost))/i },
    day: { near: /\bnight|daybound|it['’]s (?:neither )?day|becomes day/i },
    deal: { notPlace: /\] with\b/ },
    demonstrate: { notPlace: /\] (?:an?|how|that|the)\b/ },
    die: DIE,
    dies: DIE,
    discover: { notPlace: /\] (?:how|that|what|whether)\b/ },
    disguise: THING,
    double: { notPlace: /\] (?:striker|team)/ },
    effect: { notPlace: /\b(?:in|into|no|takes?|taking|to that|took) \[effect\]/i },
    enter: { notPlace: /\] (?:an?|combat|into|some|the (?!battlefield))\b/ },
    escape: THING,
    event: { notPlace: /\bin the \[event\] (?:of|that)\b/i },
    explore: { notPlace: /\] (?:an?|room|the)\b/ },
    fight: { notPlace: /\] (?:alone|alongside|as|for|one|over|with)\b/ },
    flipped: { notNear: /\bcoins?\b/i },
    hand: { notPlace: /\b(?:at|by|left|other|right|short) \[/i },
    independent: { near: /\bdepend|\bother effect/i },
    initiative: { place: /\bthe \[/i },
    learn: { notPlace: /\] (?:about|from|how|more|of|that|the|to|what)\b/ },
    mentor: THING,
    offering: { notPlace: /\] (?:an?|players?|the|you)\b/ },
    ongoing: { near: /legendary|scheme|supertype/i },
    party: { notPlace: /\b(?:both|either|third) \[/i },
    persist: { place: /\[persist\]/i, notPlace: /\b(?:it|may|still|that|they|to|will) \[/i },
    // To play a card, not a game, a variant or a role.
    play: {
      place:
        /\[played\](?:[,.;:]| (?:or|whenever|without|yet)\b)|\], cast|\]["”’]? (?!Archenemy|Commander|Emperor|Magic|Planechase|Vanguard)\p{Lu}|\]["”’]?(?: (?:and|but|face|from|in|or cast|using|with (?:flash|[Mm]orph))\b| (?:only )?as (?:a )?lands?\b| (?:[\w’'-]+ ){0,4}?(?:abilit(?:y|ies)|artifacts?|cards?|copy|creatures?|instants?|it|lands?|permanents?|sorcer(?:y|ies)|spells?|them|this (?:turn|way))\b)/u,
      notPlace:
        /\b(?:casual|competitive|constructed|enter(?:s|ed|ing)?|for|from|game|illegal|in|into|leav(?:es?|ing)|limited|multiplayer|of|on|organized|support) \[|\b(?:archenemy|emperor|games?|giant|library|match(?:es)?|subgame|turn|variants?) (?:[\w-]+ ){0,4}\[play|\]["”’]? (?:with (?!flash|morph)|against|alone|among|begins?|between|by|for|like|in (?:an? )?(?:match|tournament)|magic|the (?:game|role)|within|an? (?:[\w’'-]+ )*(?:sub)?game)/i,
    },
    prevent: {
      near: /damage|prevention|\breplac/i,
      notPlace: /\] (?:[\w’'-]+ ){1,4}from [a-z]+ing\b/,
    },
    prize: { near: /\bclaim|attraction|\bvisit/i },
    protect: { near: /\bbattles?\b|\bsieges?\b|\bprotector/i },
    reach: {
      place: /\[reach\]/i,
      notPlace:
        /\b(?:can|cannot|can['’]t|cards?|does not|doesn['’]t|it|may|must|never|to|will|would) \[|\] (?:an?|beyond|far|for|into|its?|no|that|the|their|them|this|to|zero|\d+)\b/,
    },
    recover: { notPlace: /\] (?:an?|from|the)\b/ },
    requirement: { near: COMBAT, notPlace: /\b(?:deckbuilding|its own|targeting|the|timing) \[/i },
    restriction: { near: COMBAT, notPlace: /\b(?:casting|deckbuilding|special|timing) \[/i },
    shadow: { place: /\[shadow\]/i },
    speed: { notPlace: /\b(?:at|full|instant|sorcery) \[/i },
    // Steps of a procedure.
    step: {
      notPlace:
        /\b(?:additional|describes the|following|last few|multiple|required|step by) \[|\] (?:above|below|by step|described|in (?:the|this) process|listed|of (?:activating|being|casting|determining|(?:the|this) process)|on the way|or actions?|outlined|performed|that (?:are|is) taken)/i,
    },
    support: { place: /\](?:["”’.,;:]| (?:N|X|\d+|is|on|abilit))/ },
    type: { notPlace: /\] (?:in the list|of (?!any|card|it|mana|object|permanent|that|the|those))/ },
    variant: { notPlace: /\b(?:any|kicker) \[|\] of (?!Magic|multiplayer|play)/i },
    visit: {
      place:
        /\[visit\] abilit|“\[visit|\broll\w* to \[visit|\[visit\w*\][^.]*attraction|attraction[^.]*\[visit/i,
    },
    world: { place: /\](?:["”’,.]| (?:enchantment|permanent|rule|supertype))/ },
  }),
);
