import fc from 'fast-check';

/** A rule of an invented edition in both languages; a heading has names in place of texts. */
export interface LaidOutRule {
  number: string;
  en: string;
  ja: string;
  examples: { en: string; ja: string }[];
  heading?: true;
}

/** An entry of its glossary; several senses stand on one line in Japanese. */
export interface LaidOutTerm {
  en: string;
  ja: string;
  reading: string;
  senses: { en: string; ja: string }[];
}

export interface LaidOutEdition {
  chapters: { number: string; en: string; ja: string }[];
  sections: { number: string; en: string; ja: string }[];
  rules: LaidOutRule[];
  terms: LaidOutTerm[];
}

const SECTIONS = [
  ['100', 'Lanterns', '灯籠'],
  ['101', 'Wicks', '芯'],
  ['102', 'Oil', '油'],
  ['200', 'Harbors', '港'],
  ['201', 'Tides', '潮'],
] as const;
const KEEPERS = ['keeper', 'warden', 'ferryman'] as const;
const KEEPERS_JA = ['灯守', '番人', '渡し守'] as const;

/** What an invented rule says, in both languages: a number from five on, a symbol, a reference with its title. */
function toTexts(
  seed: number,
  target: { number: string; en: string; ja: string },
): { en: string; ja: string } {
  const who = seed % KEEPERS.length;
  const count = 5 + (seed % 40);
  const symbol = ['{W}', '{U}', '{B}'][seed % 3];
  return {
    en: `Each ${KEEPERS[who]} fills ${count} bowls and pays ${symbol} for them. See rule ${target.number}, “${target.en}.”`,
    ja: `${KEEPERS_JA[who]}は鉢${count}個を満たし、その代に${symbol}を払う。rule ${target.number}〔${target.ja}〕参照。`,
  };
}

/** An invented edition of `size` rules a section, without a slip. */
export function layOut(size: number, seed: number): LaidOutEdition {
  const sections = SECTIONS.map(([number, en, ja]) => ({ number, en, ja }));
  const rules: LaidOutRule[] = [];
  for (const [at, section] of sections.entries())
    for (let index = 1; index <= size; index++) {
      const target = sections[(seed + at + index) % sections.length] ?? section;
      const number = `${section.number}.${index}`;
      if (index % 3 === 0) {
        rules.push({
          number,
          en: `Lamp ${at}${index}`,
          ja: `第${at}${index}灯`,
          examples: [],
          heading: true,
        });
        rules.push({ number: `${number}a`, ...toTexts(seed + index, target), examples: [] });
      } else {
        const examples = index % 2 === 0 ? [{ en: 'A bowl is dry.', ja: '鉢が一つ乾いている。' }] : [];
        rules.push({ number, ...toTexts(seed * 7 + index, target), examples });
      }
    }
  const terms: LaidOutTerm[] = [
    {
      en: 'Bowl',
      ja: '鉢',
      reading: 'はち',
      senses: [{ en: 'It holds oil. See rule 102, “Oil.”', ja: '油を入れるもの。rule 102〔油〕参照。' }],
    },
    {
      en: 'Ferry',
      ja: '渡し',
      reading: 'わたし',
      senses: [
        { en: 'A boat. See rule 200, “Harbors.”', ja: '舟の一つ。rule 200〔港〕参照。' },
        { en: 'To cross by boat. See rule 201, “Tides.”', ja: '舟で渡ること。rule 201〔潮〕参照。' },
      ],
    },
    {
      en: 'Lantern, Lantern Stand',
      ja: '灯籠、灯籠台',
      reading: 'とうろう、とうろうだい',
      senses: [{ en: 'It is lit. See rule 100, “Lanterns.”', ja: '灯をともすもの。rule 100〔灯籠〕参照。' }],
    },
    {
      en: 'Lighthouse',
      ja: '灯台',
      reading: 'とうだい',
      senses: [{ en: 'A tall lantern. See rule 100.', ja: '背の高い灯籠。rule 100 参照。' }],
    },
  ];
  const chapters = [
    { number: '1', en: 'Light', ja: '灯り' },
    { number: '2', en: 'Water', ja: '水' },
  ];
  return { chapters, sections, rules, terms };
}

/** The English text as its publisher lays it out. */
export function toEnglish({ chapters, sections, rules, terms }: LaidOutEdition): string {
  const lines = [
    'Magic: The Gathering Comprehensive Rules',
    'These rules are effective as of March 3, 2031.',
    '',
    'Contents',
    '',
  ];
  const titles = [...chapters, ...sections].sort(byNumber).map(({ number, en }) => `${number}. ${en}`);
  lines.push(...titles, 'Glossary', 'Credits', '');
  for (const { number, en, level } of inOrder(chapters, sections, rules)) {
    const rule = rules.find((each) => each.number === number);
    lines.push(level === 'subrule' ? `${number} ${en}` : `${number}. ${en}`);
    for (const example of rule?.examples ?? []) lines.push(`Example: ${example.en}`);
    lines.push('');
  }
  lines.push('Glossary', '');
  for (const { en, senses } of terms) {
    lines.push(
      en,
      ...(senses.length === 1
        ? senses.map((sense) => sense.en)
        : senses.map((sense, index) => `${index + 1}. ${sense.en}`)),
      '',
    );
  }
  lines.push('Credits', '', 'A. Nobody', '');
  return lines.join('\n');
}

/** The Japanese, a line a paragraph, as the official translation lays it out. `alter` plants a slip in a line. */
export function toJapanese(
  { chapters, sections, rules, terms }: LaidOutEdition,
  alter: (line: string, number: string) => string | string[] = (line) => line,
): string[] {
  const lines = ['　灯籠の規則を並べたものです。', 'もくじ', '0. はじめに'];
  for (const { number, ja } of [...chapters, ...sections].sort(byNumber))
    lines.push(...[alter(`${number}. ${ja}`, `もくじ${number}`)].flat());
  lines.push(
    '10. 用語集',
    'マジック：ザ・ギャザリング　総合ルール',
    '0. はじめに',
    '　この文書は灯籠のためのものである。',
  );
  for (const { number, ja, level, en, heading } of inOrder(chapters, sections, rules)) {
    const name = heading ? `${ja}／${en}` : ja;
    lines.push(...[alter(level === 'subrule' ? `${number} ${name}` : `${number}. ${name}`, number)].flat());
    const rule = rules.find((each) => each.number === number);
    for (const [index, example] of (rule?.examples ?? []).entries())
      lines.push(...[alter(`例：${example.ja}`, `${number}例${index}`)].flat());
  }
  lines.push('用語集');
  for (const { en, ja, reading, senses } of terms) {
    lines.push(...[alter(`${ja}（${reading}）／${en.replace(', ', '/')}`, en)].flat());
    lines.push(
      senses.length === 1
        ? `　${senses[0]?.ja}`
        : senses.map((sense, index) => `${index + 1}. ${sense.ja}`).join(''),
    );
  }
  return [...lines, 'クレジット', '作成: 灯守', 'このルールは2031年3月3日から有効です。'];
}

/** The same lines as the web page: the document in a frame, anchors on the numbers. */
export function toPage(lines: readonly string[]): string {
  const body = lines.map(
    (line) => `<p>${toMarkup(line).replace(/^(\d{3}\.\d+[a-z]?\.?)(?=\s)/, '<a id="r">$1</a>')}</p>`,
  );
  return [
    '<!DOCTYPE html><html lang="ja"><head><title>灯籠</title></head><body>',
    '<header><nav><ul><li><a href="/">灯台の家</a></li></ul></nav></header><main><div class="detail">',
    ...body,
    '</div></main><footer><p>灯台の家へ戻る</p></footer></body></html>',
  ].join('\n');
}

/** A slip of form that must change nothing: what it does to the line of a number. */
export const formSlip = fc.constantFrom<{
  name: string;
  alter: (line: string, number: string) => string | string[];
}>(
  {
    name: 'no blank after the number',
    alter: (line, number) => line.replace(new RegExp(`^(${number}\\.?) `), '$1'),
  },
  { name: 'a blank before the dot', alter: (line, number) => line.replace(`${number}. `, `${number} . `) },
  {
    name: 'the number twice',
    alter: (line, number) =>
      line.replace(/^(\S+) /, (head) => (head.startsWith(number) ? head + head : head)),
  },
  {
    name: 'the number on a line of its own',
    alter: (line, number) =>
      line.startsWith(number) && number.includes('.') ? line.split(/ (.*)/s).slice(0, 2) : line,
  },
  { name: 'two blanks after the number', alter: (line) => line.replace(' ', '  ') },
  {
    name: 'no dot after the number',
    alter: (line, number) => (number.includes('.') ? line.replace(`${number}. `, `${number} `) : line),
  },
  {
    name: 'wide digits',
    alter: (line, number) =>
      line.replace(
        number,
        number.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
      ),
  },
);

function inOrder(
  chapters: LaidOutEdition['chapters'],
  sections: LaidOutEdition['sections'],
  rules: readonly LaidOutRule[],
): { number: string; en: string; ja: string; level: string; heading?: true }[] {
  const named = [...chapters, ...sections].map((each) => ({ ...each, level: 'section' }));
  const numbered = rules.map((rule) => ({ ...rule, level: /[a-z]$/.test(rule.number) ? 'subrule' : 'rule' }));
  return [...named, ...numbered].sort(byNumber);
}

function byNumber(a: { number: string }, b: { number: string }): number {
  const parts = (number: string) => [
    number[0] ?? '',
    number.slice(0, 3),
    ...(number.split('.')[1]?.match(/\d+|[a-z]/g) ?? []),
  ];
  const [left, right] = [parts(a.number), parts(b.number)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const [x = '', y = ''] = [left[index], right[index]];
    if (x !== y) return Number(x) - Number(y) || (x < y ? -1 : 1);
  }
  return 0;
}

function toMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
