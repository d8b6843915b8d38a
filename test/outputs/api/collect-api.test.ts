import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCardRelator } from '../../../src/features/cards/relate-card.ts';
import type { SectionMeanings } from '../../../src/model/records/number-history.ts';
import { sectionOf } from '../../../src/model/records/rule-number.ts';
import { countEdits } from '../../../src/model/text/count-edits.ts';
import { toLooseKey, toShard } from '../../../src/model/text/loose-key.ts';
import { toHistoryResources } from '../../../src/outputs/api/numbers-resource.ts';
import { RESOURCES } from '../../../src/outputs/api/resources.ts';
import { escapeField } from '../../../src/outputs/api/rules-tsv.ts';
import { OPTIONAL_PARTS } from '../../../src/outputs/hosts.ts';
import { collectCards } from '../../../src/reading/cards/collect-cards.ts';
import { loadBook } from '../../../src/rulebook/book/load-book.ts';
import { createHistory } from '../../../src/rulebook/history/history.ts';
import { toAnswer } from '../../../src/rulebook/history/resolve-number.ts';
import { DIGEST } from '../../digest-project.ts';
import { collectApi } from './collect-api.ts';
import { ajv, findFault, kindOf } from './validate-resource.ts';

const { book } = loadBook({
  collections: 'test/fixtures/site/collections',
  authored: 'test/fixtures/site',
});
const history = createHistory(book);
const digest = loadBook(DIGEST);
const digestHistory = createHistory(digest.book);
const { cards } = collectCards([
  { file: 'set.json', chunks: [readFileSync('test/fixtures/cards/set.json')] },
]);
const relate = createCardRelator(book, []);
const site = { name: 'Taiyaku', origin: 'https://rules.example', base: '/taiyaku/' };
const files = collectApi(
  { book, history, cards: cards.map((card) => ({ card, relations: relate(card) })) },
  site,
  new Set(OPTIONAL_PARTS),
);
const read = (path: string) => JSON.parse(files.get(path) ?? 'null');

const resources = [...files.keys()].filter(
  (path) => path.endsWith('.json') && !path.startsWith('schema/') && path !== 'openapi.json',
);
describe('the open data', () => {
  it('validates against its schemas, every file, and has no field that they do not name', () => {
    expect(resources.length).toBeGreaterThan(2 * history.published.length);
    for (const path of resources) expect(findFault(path, read(path))).toBe('');
  });

  it('has files of every kind that it lists', () => {
    expect(new Set(resources.map(kindOf))).toEqual(new Set(Object.keys(RESOURCES)));
  });

  it('without a card file is what it is without cards, byte for byte', () => {
    const without = collectApi({ book, history }, site, new Set(OPTIONAL_PARTS));
    const ofCards = [...files.keys()].filter((path) => /^(?:schema\/)?card(?:s|-?names)\b/i.test(path));
    expect(ofCards.length).toBeGreaterThan(5);
    for (const [path, text] of files) {
      if (ofCards.includes(path)) expect(without.has(path)).toBe(false);
      else if (!/^(?:index|openapi)\.json$/.test(path)) expect(without.get(path)).toBe(text);
    }
    expect(without.get('index.json')).not.toContain('cards');
  });

  it('leads from any name of a card to its file', () => {
    for (const name of ['Lantern Moth', 'lantern moth!', '灯籠の蛾', 'Dusk', '曙 // 黄昏']) {
      const found = read(`cards/${toShard(name)}.json`);
      const own =
        found.also[toLooseKey(name)] ??
        found.cards.find((card: { name: string }) => toLooseKey(card.name) === toLooseKey(name))?.name;
      expect(read(`cards/${toShard(own)}.json`).cards.map((card: { name: string }) => card.name)).toContain(
        own,
      );
    }
  });

  it('leaves its schemas open to fields that are added later', () => {
    for (const name of Object.keys(RESOURCES))
      expect(files.get(`schema/${name}.json`), name).not.toContain('"additionalProperties":false');
    const validate = ajv.compile(read('schema/rule.json'));
    const rule = read(`rules/${book.rules[0]?.number}.json`);
    expect(validate({ ...rule, later: 1, urls: { ...rule.urls, later: true } })).toBe(true);
  });

  it('refuses a resource that is not as its schema says', () => {
    const validate = ajv.compile(read('schema/rule.json'));
    const rule = read(`rules/${book.rules[0]?.number}.json`);
    expect(validate({ ...rule, number: '702.9l' })).toBe(false);
    expect(validate({ ...rule, status: 'lost' })).toBe(false);
  });

  it('says of every number of an edition that is not at hand what became of it, in both languages', () => {
    const dead = digestHistory.known.filter((number) => !digestHistory.published.includes(number));
    expect(dead.length).toBeGreaterThan(1000);
    const made = toHistoryResources(digest.book, digestHistory);
    for (const number of dead) {
      const section = made.get(`meanings/${sectionOf(number)}.json`) as SectionMeanings;
      const gone = section.gone?.[number];
      expect(gone?.en, number).toMatch(/^Last used in the .* edition\. \S/);
      expect(gone?.ja, number).toMatch(/版まで使われていた番号です。./);
      if (gone?.now) expect(gone.en, number).toContain(gone.now);
      for (const led of [gone?.now, ...(gone?.parts ?? [])])
        if (led) expect(digest.book.rule(led), `${number} → ${led}`).toBeDefined();
      const judged = toAnswer(
        { editions: [...digest.book.knownEditions] },
        section.numbers[number] ?? '',
        number,
        gone?.until ?? '',
      );
      expect(judged.page, number).toBe(gone?.now);
    }
    for (const { gone } of [...made.values()] as SectionMeanings[])
      for (const number of Object.keys(gone ?? {})) expect(dead).toContain(number);
  });

  it('names for every rule those that it cites and those that cite it, the one the other turned round', () => {
    const rules = book.rules.map(({ number }) => read(`rules/${number}.json`));
    expect(rules.flatMap(({ references }) => references).length).toBeGreaterThan(3);
    for (const { number, references, citedBy } of rules) {
      for (const cited of references) expect(read(`rules/${cited}.json`).citedBy.rules).toContain(number);
      for (const citing of citedBy.rules) expect(read(`rules/${citing}.json`).references).toContain(number);
      for (const slug of citedBy.terms) expect(files.has(`glossary/${slug}.json`), slug).toBe(true);
    }
  });

  it('tells the day of its build only where somebody says it', () => {
    expect(read('index.json').built).toBeUndefined();
    const dated = collectApi({ book, history }, { ...site, built: '2026-05-01' });
    expect(JSON.parse(dated.get('index.json') ?? '').built).toBe('2026-05-01');
  });

  it('has one file for every number ever published, those no longer in use included', () => {
    for (const number of history.published) expect(files.has(`rules/${number}.json`), number).toBe(true);
    const gone = history.published.filter((number) => !book.rule(number));
    for (const number of gone) expect(read(`rules/${number}.json`).status).toBe('gone');
  });

  it('gives both languages and whole addresses below the base path', () => {
    const rule = book.rules.find((each) => each.en?.blocks.length && each.ja?.blocks.length);
    const resource = read(`rules/${rule?.number}.json`);
    expect(resource.en.text.join('')).toContain(rule?.en?.blocks[0]?.text);
    expect(resource.ja.text.join('')).toContain(rule?.ja?.blocks[0]?.text);
    expect(resource.urls.short).toBe(`https://rules.example/taiyaku/cr/${rule?.number}/`);
  });

  it('has one file for every term of the glossary, as the list of all gives it', () => {
    const { terms, ...origin } = read('glossary.json');
    expect(terms).toHaveLength(book.glossary.length);
    for (const term of terms)
      expect(read(`glossary/${term.slug}.json`)).toMatchObject({ ...origin, ...term });
  });

  it('writes a line a rule into rules.tsv, with the same number of fields in each', () => {
    const lines = (files.get('rules.tsv') ?? '').trimEnd().split('\n');
    expect(lines).toHaveLength(book.rules.length + 1);
    expect(new Set(lines.map((line) => line.split('\t').length))).toEqual(new Set([10]));
  });

  it('begins no field of rules.tsv as a formula, and each can be read back', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'=+-@＝＋－＠\\\t\n nt1|a飛"'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (given) => {
        const field = escapeField(given);
        expect(field).not.toMatch(/^\s*[=+\-@]|[\t\n]/);
        expect(field.normalize('NFKC')).not.toMatch(/^\s*[=+\-@]/);
        const read = field.replace(/\\(.)/gsu, (_, sign) => ({ t: '\t', n: '\n' })[sign as string] ?? sign);
        expect(read).toBe(given);
      }),
    );
  });

  it('says of each number of an edition what it means today', () => {
    for (const { id } of book.editions) {
      const { numbers } = read(`resolve/${id}.json`);
      for (const { number } of book.rulesIn(id)) {
        expect(numbers[number], `${id} ${number}`).toBeDefined();
        if (numbers[number].now) expect(book.rule(numbers[number].now)).toBeDefined();
      }
    }
  });

  it('goes through the whole book by next, and back by previous', () => {
    const forth = [];
    for (let at = book.rules[0]?.number; at; at = read(`rules/${at}.json`).next) forth.push(at);
    expect(forth).toEqual(book.rules.map(({ number }) => number));
    for (const [place, number] of forth.entries())
      expect(read(`rules/${number}.json`).previous).toBe(forth[place - 1]);
  });

  it('has a table of contents with every chapter and section', () => {
    const { chapters } = read('contents.json');
    const numbers = chapters.flatMap((chapter: { number: string; sections: { number: string }[] }) => [
      chapter.number,
      ...chapter.sections.map(({ number }) => number),
    ]);
    const headings = book.rules.filter(({ level }) => level === 'chapter' || level === 'section');
    expect(numbers).toEqual(headings.map(({ number }) => number));
  });

  it('gives a rule alone and with what is below it, each cut to both lengths', () => {
    for (const number of history.published) {
      const rule = read(`rules/${number}.json`);
      for (const lang of ['en', 'ja'] as const) {
        for (const cut of [rule.plain[lang], rule.plainWithSubrules?.[lang]]) {
          expect(cut?.['1024'].length ?? 0).toBeLessThanOrEqual(1024);
          expect(cut?.['4096'].length ?? 0).toBeLessThanOrEqual(4096);
        }
        if (rule[lang]?.text[0]) expect(rule.plain[lang]['4096']).not.toBe('');
      }
      for (const child of rule.children ?? []) {
        expect(read(`rules/${child}.json`).parent).toBe(number);
        const text = rule.plainWithSubrules.en?.['4096'];
        if (text && !text.endsWith('…')) expect(text).toContain(child);
      }
    }
  });

  it('traces every rule to numbers that resolve to it', () => {
    for (const { number } of book.rules) {
      for (const { number: then, since } of read(`rules/${number}.json`).numbers) {
        const meant = history.resolve(since, then);
        expect('now' in meant && meant.now, `${then} on ${since}`).toBe(number);
      }
      const [newest] = read(`rules/${number}.json`).numbers;
      expect(newest).toMatchObject({ number });
      expect(newest.until).toBeUndefined();
    }
  });

  it('leads from rules and terms to the records of documents, and back', () => {
    const places = [
      ...history.published.map((number) => `rules/${number}.json`),
      ...book.glossary.map(({ slug }) => `glossary/${slug}.json`),
    ].flatMap((path) =>
      read(path).documents.map((place: { document: string; id: string; as: string }) => ({ path, ...place })),
    );
    expect(new Set(places.map(({ as }) => as))).toContain('ruling');
    for (const { path, document, id, as } of places) {
      const { rulings, notes, rules, glossary, passages, cards } = read(`documents/${document}.json`);
      const records = {
        ruling: rulings,
        note: notes,
        wording: [...rules, ...glossary, ...passages, ...cards],
      }[as as 'ruling'];
      const ids = records.map(
        (record: { id?: string; number?: string; slug?: string }) =>
          record.id ?? record.number ?? record.slug,
      );
      expect(ids, `${path}: ${document}#${id}`).toContain(id);
    }
  });

  it('finds a term by any spelling of a name', () => {
    const { names } = read('names.json');
    for (const entry of book.glossary)
      for (const name of [...(entry.en?.headwords ?? []), ...(entry.ja?.headwords ?? [])])
        for (const spelling of [name.toLowerCase().normalize('NFKC'), toLooseKey(` ${name.toUpperCase()}・`)])
          expect(names[spelling], `${name}: ${spelling}`).toContain(`glossary/${entry.slug}.json`);
    for (const [spelling, paths] of Object.entries<string[]>(names))
      for (const path of paths) expect(files.has(path), `${spelling}: ${path}`).toBe(true);
  });

  it('leads from a loose spelling with one slip to the name, or to another as near, as its page tells', () => {
    const spellings = Object.keys(read('names.json').names);
    const long = spellings.filter((each) => each.length > 5 && each === toLooseKey(each));
    const slip = fc
      .record({
        name: fc.constantFrom(...long),
        at: fc.nat(),
        how: fc.nat(2),
        letter: fc.constantFrom('x', 'ん'),
      })
      .map(({ name, at, how, letter }) => {
        const place = at % name.length;
        const typed =
          name.slice(0, place) + (how === 0 ? '' : letter) + name.slice(how === 1 ? place : place + 1);
        return { name, typed };
      });
    fc.assert(
      fc.property(slip, ({ name, typed }) => {
        const near = spellings.filter((each) => countEdits(toLooseKey(typed), each, 1) <= 1);
        expect(near).toContain(name);
      }),
    );
  });
});
