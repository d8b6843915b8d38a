import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldWords } from '../../../src/features/mentions/quotations/quotable.ts';
import { readSiteIndex } from '../../../src/features/search/disk/load-search.ts';
import { changesResourceSchema } from '../../../src/outputs/api/edition-resource.ts';
import { createAssistantServer } from '../../../src/outputs/assistant/create-assistant-server.ts';
import { openSite } from '../../../src/outputs/assistant/site.ts';
import { writeStarterSite } from './connect-assistant.ts';

interface Verified {
  ok: boolean;
  perhaps: { written: string; number: string; line: number; column: number }[];
  citations: {
    written: string;
    number: string;
    kind: string;
    now?: string;
    line: number;
    column: number;
    url?: string;
    quotations: { text: string; verdict: string; number?: string; edition?: string; actual?: string }[];
  }[];
  counts: Record<string, number>;
}

const folder = await writeStarterSite();
const site = await openSite({
  load: async (path) => JSON.parse(await readFile(join(folder, path), 'utf8')),
  readIndex: () => readSiteIndex(folder),
});
const [near, far] = InMemoryTransport.createLinkedPair();
await createAssistantServer(site, 'structured').connect(near);
const client = new Client({ name: 'test', version: '1.0.0' });
await client.connect(far);

async function verify(text: string, edition?: string): Promise<Verified> {
  const { structuredContent } = await client.callTool({
    name: 'verify',
    arguments: { text, ...(edition && { edition }) },
  });
  return structuredContent as unknown as Verified;
}

/** The verdicts of the quotations of a text, in order. */
const quoted = async (text: string, edition?: string) =>
  (await verify(text, edition)).citations.flatMap(({ quotations }) => quotations);

const all = await site.rules();
const rules = all.filter(({ en, ja }) => en?.text[0] && ja?.text[0]);
const flying = rules.find(({ number }) => number === '702.9b');
const [english = '', japanese = ''] = [flying?.en?.text[0], flying?.ja?.text[0]];

describe('numbers', () => {
  test('are judged as check:citations does, with where each stands and where to go', async () => {
    const { ok, citations, counts } = await verify(
      'See CR 701.34.\n\nAlso rule 702.9z and\nrule 702.9b.',
      '2024-09-20',
    );
    expect(ok).toBe(false);
    expect(citations).toMatchObject([
      {
        number: '701.34',
        kind: 'moved',
        now: '701.40',
        line: 1,
        column: 8,
        url: expect.stringContaining('/701.40/'),
      },
      { number: '702.9z', kind: 'never', line: 3 },
      { number: '702.9b', kind: 'right', line: 4 },
    ]);
    expect(counts).toMatchObject({ citations: 3, right: 1, moved: 1, never: 1, quotations: 0 });
  });

  test.each([
    ['Flying creatures evade (702.9b).', ['702.9b']],
    ['飛行は回避能力である（702.9a）。', ['702.9a']],
    ['702.9b: as above', ['702.9b']],
    ['- **702.9b** as above', ['702.9b']],
    ['It is in 702.9b somewhere.', ['702.9b']],
    ['(702.199z) is invented', ['702.199z']],
    ['It costs 702.9 dollars and weighs 104.5 kg.', []],
    ['Version 2.702.9 of 2024-09-20 at 12:30', []],
  ])('bare ones count where nothing else is written so: %s', async (text, numbers) => {
    expect((await verify(text)).citations.map(({ number }) => number)).toEqual(numbers);
  });

  test('what was not read as a citation is listed as perhaps, and what is called so beside it', async () => {
    const { data, ...rest } = await verify(
      '召喚酔いは302.6。値段は302.6円、重さは104.5 kgで、CR 702.9bは飛行。',
    ).then(({ citations, perhaps, ok }) => ({ data: perhaps, citations, ok }));
    expect(data).toMatchObject([{ written: '302.6', number: '302.6', line: 1, column: 6 }]);
    expect(rest).toMatchObject({
      ok: true,
      citations: [{ number: '702.9b', name: { en: expect.any(String) } }],
    });
  });

  test('a text without citations is not praised', async () => {
    const [plain, asked] = InMemoryTransport.createLinkedPair();
    await createAssistantServer(site, 'text').connect(plain);
    const reader = new Client({ name: 'test', version: '1.0.0' });
    await reader.connect(asked);
    const { content } = await reader.callTool({ name: 'verify', arguments: { text: 'Flying is good.' } });
    expect(JSON.stringify(content)).toContain('No citation');
  });
});

describe('names beside numbers', () => {
  const named = all.filter(({ en, ja }) => en?.title && ja?.title);
  const forms: ((number: string, en: string, ja: string) => string)[] = [
    (number, en) => `See rule ${number}, “${en}.”`,
    (number, en) => `CR ${number} (${en})`,
    (number, en) => `“${en}” (CR ${number})`,
    (number, _, ja) => `総合ルール${number}「${ja}」を参照`,
    (number, _, ja) => `「${ja}」は総合ルール${number}`,
    (number, _, ja) => `「${ja}」（${number}）`,
  ];

  test('are held against the rule’s own: right for it, never for another', async () => {
    expect(named.length).toBeGreaterThan(30);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...named),
        fc.constantFrom(...named),
        fc.constantFrom(...forms),
        async (of, other, form) => {
          const write = (number: string) => form(number, of.en?.title ?? '', of.ja?.title ?? '');
          if (of.number.length > 3 || !write('').includes('（）'))
            expect(await verify(write(of.number)), write(of.number)).toMatchObject({ ok: true });
          const isSame = named.some(
            ({ number, en, ja }) =>
              (en?.title === of.en?.title || ja?.title === of.ja?.title) &&
              (number.startsWith(other.number) || other.number.startsWith(number)),
          );
          if (isSame || form === forms[1]) return;
          const wrong = await verify(write(other.number));
          expect({ ok: wrong.ok, found: wrong.citations.length }, write(other.number)).toEqual({
            ok: wrong.citations.length === 0,
            found: wrong.citations.length,
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  test.each([
    ['rule 702.17, “Flying.”', '702.9'],
    ['総合ルール702.17「飛行」', '702.9'],
    ['rule 302.6 (Flying)', '702.9'],
    ['See rule 702.17b, “Combat Phase.”', '506'],
  ])('%s is told to name %s', async (text, number) => {
    const { ok, citations } = await verify(text);
    expect({ ok, quotations: citations.flatMap(({ quotations }) => quotations) }).toMatchObject({
      ok: false,
      quotations: [{ verdict: 'elsewhere', number }],
    });
  });

  test('words about what a rule says are no name', async () => {
    expect(await quoted('rule 702.17b (flying), CR 702.17 (flying)')).toEqual([]);
  });
});

describe('quoted words', () => {
  test.each([
    ['“…” after its number', `CR 702.9b says “${english}” Fine.`],
    ['"…" before its number', `"${english}" (CR 702.9b)`],
    ['Japanese in 「」', `「${japanese}」（702.9b）`],
    ['a block with its source below', `> ${english}\n> — CR 702.9b`],
    ['a block below its number', `Rule 702.9b:\n\n> ${english}`],
    ['a block that begins with the number', `> **702.9b** ${english}`],
    ['a pasted line', `702.9b ${japanese}`],
    ['the rule above cited', `CR 702.9: “${english}”`],
    [
      'a part of it, with what was left out',
      `rule 702.9b: “${english.split(' ').slice(0, 4).join(' ')} […] ${english.split(' ').slice(6, 11).join(' ')}”`,
    ],
    [
      'other quotes, width and emphasis',
      `CR 702.9b: "*${english.replace(/[’']/g, '`').replaceAll('flying', '**flying**').toUpperCase()}*"`,
    ],
    ['wrapped lines', `CR 702.9b: “${english.replace(/ /g, '\n')}”`],
  ])('are known in the form of %s', async (_, text) => {
    const found = await quoted(text);
    expect(found.map(({ verdict, number }) => [verdict, number])).toEqual([['exact', '702.9b']]);
    expect((await verify(text)).ok).toBe(true);
  });

  test('of another rule are told to be that one’s', async () => {
    const other = rules.find(({ number }) => number === '702.2b')?.en?.text[0];
    expect(await quoted(`CR 702.9b: “${other}”`)).toMatchObject([{ verdict: 'elsewhere', number: '702.2b' }]);
  });

  test('that are altered are told with what is printed', async () => {
    const altered = english.replace('flying', 'trample');
    const [found] = await quoted(`CR 702.9b: “${altered}”`);
    expect(found).toMatchObject({ verdict: 'altered', number: '702.9b' });
    expect(foldWords(english).join(' ')).toContain(foldWords(found?.actual ?? '').join(' '));
  });

  test('that no rule says are told so', async () => {
    expect(
      await quoted('CR 702.9b: “Players may pet their dogs whenever they would draw a card.”'),
    ).toMatchObject([{ verdict: 'absent' }]);
  });

  test('of an older edition are told to be of then', async () => {
    const changes = changesResourceSchema.parse(await site.load('api/v1/changes/2026-04-17.json'));
    const change = changes.rules.find(
      ({ from, to, text, part }) => from && to && text === 'reworded' && !part,
    );
    const from = change?.from;
    const old = from && (await site.texts('2024-09-20', from))?.[from]?.en?.split('\n')[0];
    const found = await quoted(`CR ${change?.to}: “${old}”`);
    expect(found).toMatchObject([{ verdict: 'older', number: from, edition: '2024-09-20' }]);
  });

  test('a name in quotes is no quotation', async () => {
    expect(await quoted('“Raven’s Crime” has “regrace” (702.81a), 「突然の衝撃」 has not.')).toEqual([]);
    expect(
      await quoted('702.81a is what makes a card in your graveyard worth holding lands for, friend.'),
    ).toEqual([]);
  });

  const rule = fc.constantFrom(...rules);
  const marks = fc.constantFrom(['“', '”'], ['"', '"'], ['「', '」'], ['『', '』'], ['«', '»']);

  test('any run of words of any rule is that rule’s, in any marks', async () => {
    await fc.assert(
      fc.asyncProperty(
        rule,
        fc.constantFrom('en', 'ja'),
        marks,
        fc.nat(),
        fc.nat(),
        async (of, lang, [open, close], at, length) => {
          const text = of[lang as 'en' | 'ja']?.text[0] ?? '';
          const units = lang === 'en' ? text.split(' ') : [...text];
          const least = lang === 'en' ? 8 : 20;
          if (units.length < least || /["“”「」『』«»…・・・[\]]|\.\.\./.test(text)) return;
          const from = at % (units.length - least + 1);
          const to = from + least + (length % (units.length - from - least + 1));
          const part = units.slice(from, to).join(lang === 'en' ? ' ' : '');
          // A number or a foreign word cut in two is another one.
          if (/^[\w.]|[\w.]$/.test(part) && lang === 'ja') return;
          const [found] = await quoted(`As rule ${of.number} says, ${open}${part}${close}`);
          expect(found, part).toMatchObject({ verdict: 'exact' });
        },
      ),
      { numRuns: 200 },
    );
  });

  test('with a word put in they are never exact', async () => {
    await fc.assert(
      fc.asyncProperty(rule, fc.nat(), async (of, at) => {
        const words = of.en?.text[0]?.split(' ') ?? [];
        const text = words.join(' ');
        if (words.length < 6 || /["“”…[\]]/.test(text)) return;
        const changed = words.with(at % words.length, 'zebra').join(' ');
        const [found] = await quoted(`CR ${of.number}: “${changed}”`);
        expect(['altered', 'absent', undefined], changed).toContain(found?.verdict);
      }),
      { numRuns: 100 },
    );
  });

  test('hostile texts are answered', async () => {
    const bits = fc.constantFrom(
      '“',
      '”',
      '"',
      '「',
      '」',
      '> ',
      '\n',
      '\n\n',
      '702.9b ',
      'CR 702.9b ',
      '…',
      '[',
      ']',
      'flying ',
      '飛行',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(bits, { maxLength: 200 }), async (parts) => {
        expect((await verify(`x${parts.join('')}`)).citations).toBeDefined();
      }),
      { numRuns: 100 },
    );
    for (const piece of ['「', '"a', '> a\n', '702.9b “a b c” ', '> 702.9b a b c\n\n', '(', '[…'])
      expect((await verify(piece.repeat(Math.floor(50_000 / piece.length)))).citations).toBeDefined();
  });
});
