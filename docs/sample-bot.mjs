/** A chat bot on the open data, whole: `createBot(readFrom('https://rules.example/'), 'ja')('702.9bって何?')`. */
const SAYS = {
  en: {
    moved: 'What $ meant is another number today:',
    several: '$ has meant several rules. For that of a day add the day: 2020-09-25.',
    none: 'No rule of today is known for $.',
  },
  ja: {
    moved: '$が指していたルールは、現在は次の番号です。',
    several: '$が指すルールは版によって異なります。当時のルールは2020-09-25のような日付を添えてください。',
    none: '$に当たる現在のルールは見つかりません。',
  },
};
/** Reads a file below `api/v1/` of a site; undefined where there is none. */
export const readFrom = (site) => async (path) => {
  const answer = await fetch(new URL(`api/v1/${path}`, site));
  return answer.ok ? answer.json() : undefined;
};
/** Makes the function that answers a message, or says nothing. */
export function createBot(read, lang) {
  const say = (what, number) => SAYS[lang][what].replace('$', number);
  async function answerNumber(number, day) {
    const line = (await read(`meanings/${number.slice(0, 3)}.json`))?.numbers[number] ?? '';
    // `2003-07-01=702.8~ 2013-07-13=-`: from a day on the rule of today, `^` the one whose page has it.
    const runs = [...line.matchAll(/([\d-]+)=(?:(\d[\d.a-z]*)~?(?:\^([\d.a-z]+))?)?/g)];
    const meant = new Set(runs.flatMap(([, , now, page = now]) => page ?? []));
    const [, , now, page = now] = runs.findLast(([, since]) => since <= (day ?? '9999')) ?? [];
    // A number that is dead today is answered without a day only if it never meant two rules.
    const target = page ?? (!day && meant.size === 1 ? [...meant][0] : undefined);
    const rule = target && (await read(`rules/${target}.json`));
    const isOpen = !day && meant.size > 1;
    if (rule?.status !== 'current') return say(isOpen ? 'several' : 'none', number);
    const notes = [target !== number && say('moved', number), isOpen && say('several', number)];
    return show(rule, `${rule.urls.short}?ed=${rule.edition}`, notes);
  }
  async function answerName(text) {
    const { names } = await read('names.json');
    const words = Array.from(new Intl.Segmenter('ja', { granularity: 'word' }).segment(text));
    const ends = [...words.map(({ index }) => index), text.length];
    const runs = ends.flatMap((from, at) => ends.slice(at + 1, at + 13).map((to) => text.slice(from, to)));
    const spellings = runs.flatMap((run) => [run, fold(run)]);
    const known = spellings.filter((name) => name.length > 1 && Object.hasOwn(names, name));
    const [longest] = known.sort((a, b) => b.length - a.length);
    const entry = longest && (await read(names[longest][0]));
    return entry && show(entry, entry.urls.short ?? entry.urls[lang], []);
  }
  function show({ number, edition, unofficialDigest, plain, plainWithSubrules = plain }, url, notes) {
    const { en, ja, [lang]: own = en ?? ja } = plainWithSubrules;
    const source = [number, edition, unofficialDigest && 'unofficial digest'].filter(Boolean).join(' · ');
    return [source, ...notes, own?.['1024'], url].filter(Boolean).join('\n');
  }
  return (message) => {
    const text = message.normalize('NFKC').toLowerCase();
    const number = /(?<![\d.$¥€-])\d{3}(?:\.\d{1,3}[a-z]{0,2})?(?![\da-z%円ドル-]|\.\d)/.exec(text)?.[0];
    return number ? answerNumber(number, /\d{4}-\d\d-\d\d/.exec(text)?.[0]) : answerName(text);
  };
}
/** A name as `names.json` spells it loosely: `ドロー・ステップ` is `どろーすてっぷ`. */
const toHiragana = (kana) => String.fromCharCode(kana.charCodeAt(0) - 96);
const fold = (name) => name.replace(/[ァ-ヶ]/g, toHiragana).replace(/[^\p{L}\p{N}]/gu, '');
