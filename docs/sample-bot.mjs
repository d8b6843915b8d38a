/** A chat bot on the open data, whole. `load` reads a file below `api/v1/`, undefined where there is none. */
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

/** Makes the function that answers a message, or says nothing. */
export function createBot(load, lang) {
  const say = (what, number) => SAYS[lang][what].replace('$', number);

  async function answerNumber(number, day) {
    const line = (await load(`meanings/${number.slice(0, 3)}.json`))?.numbers[number] ?? '';
    // `2003-07-01=702.8~ 2013-07-13=-`: from a day on the rule of today, `^` the one whose page has it.
    const runs = [...line.matchAll(/([\d-]+)=(?:(\d[\d.a-z]*)~?(?:\^([\d.a-z]+))?)?/g)];
    const meant = new Set(runs.flatMap(([, , now, page = now]) => page ?? []));
    const [, , now, page = now] = runs.findLast(([, since]) => since <= (day ?? '9999')) ?? [];
    // A number that is dead today is answered without a day only if it never meant two rules.
    const target = page ?? (!day && meant.size === 1 ? [...meant][0] : undefined);
    const rule = target && (await load(`rules/${target}.json`));
    const isOpen = !day && meant.size > 1;
    if (rule?.status !== 'current') return say(isOpen ? 'several' : 'none', number);
    const notes = [target !== number && say('moved', number), isOpen && say('several', number)];
    return show(rule, `${rule.urls.short}?ed=${rule.edition}`, notes);
  }

  async function answerName(text) {
    const { names } = await load('names.json');
    const words = Array.from(new Intl.Segmenter('ja', { granularity: 'word' }).segment(text));
    const starts = [...words.map(({ index }) => index), text.length];
    const runs = starts.flatMap((from, at) =>
      starts.slice(at + 1, at + 13).map((to) => text.slice(from, to)),
    );
    const spellings = runs.flatMap((run) => [run.toLowerCase(), fold(run)]);
    const known = spellings.filter((name) => name.length > 1 && Object.hasOwn(names, name));
    const [longest] = known.sort((a, b) => b.length - a.length);
    const entry = longest && (await load(names[longest][0]));
    return entry && show(entry, entry.urls.short ?? entry.urls[lang], []);
  }

  function show({ number, edition, unofficialDigest, plain, plainWithSubrules = plain }, url, notes) {
    const { en, ja, [lang]: own = en ?? ja } = plainWithSubrules;
    const source = [number, edition, unofficialDigest && 'unofficial digest'].filter(Boolean).join(' · ');
    return [source, ...notes, own?.['1024'], url].filter(Boolean).join('\n');
  }

  return (message) => {
    const [text, day] = [message.normalize('NFKC'), /\d{4}-\d\d-\d\d/.exec(message)?.[0]];
    const number = /(?<![\d.$¥€-])\d{3}(?:\.\d{1,3}[a-z]{0,2})?(?![\da-z%円ドル-]|\.\d)/i.exec(text)?.[0];
    return number ? answerNumber(number.toLowerCase(), day) : answerName(text);
  };
}

/** A name as `names.json` spells it loosely: `ドロー・ステップ` is `どろーすてっぷ`. */
function fold(name) {
  const toHiragana = (kana) => String.fromCharCode(kana.charCodeAt(0) - 96);
  return name
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, toHiragana)
    .replace(/[^\p{L}\p{N}]/gu, '');
}
