import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { collectTerms } from '../../src/ingest/pipeline/collect-authored.ts';
import type { Term } from '../../src/model/records/term.ts';
import { describeWithCorpus, readCorpus } from '../corpus.ts';
import { EDITIONS, readDigest } from './read-digest.ts';

/** Where our names are not those of the official translation of 2026-01-16, each with its reason. */
const departures = z
  .array(z.strictObject({ en: z.string(), ja: z.string().optional(), reason: z.string() }))
  .parse(JSON.parse(readFileSync('content/name-departures.json', 'utf8')));
const departing = new Set(departures.map(({ en }) => en));

/** Headwords that are letters in both languages. */
const LETTERS = new Set(['X', 'Y', 'EDH (Obsolete)']);

const terms = collectTerms();
const { rules: rulesOf, glossary: glossaryOf } = readDigest();

/** `"Doctor's Companion"` and `Doctor’s Companion` have one key. */
const toKey = (en: string) =>
  en
    .toLowerCase()
    .replace(/[“”"‘’'[\]]/g, '')
    .trim();
const termsByName = Map.groupBy(
  terms.flatMap((term) => [term.en, ...(term.enAlso ?? [])].map((en) => ({ en: toKey(en), term }))),
  ({ en }) => en,
);
const findTerms = (en: string): Term[] => (termsByName.get(toKey(en)) ?? []).map(({ term }) => term);
const namesOf = ({ ja, jaAlso = [] }: Term) => [...(ja ? [ja] : []), ...jaAlso];

/** ア → あ, without the signs that are not read. */
const toKana = (ja: string) =>
  ja
    .replace(/[・！、～「」（）()［］\s]/g, '')
    .replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
const readingsOf = (term: Term) => [...(term.readings ?? []), ...namesOf(term).map(toKana)];

const hasJapanese = (text: string | undefined) => /[ぁ-ヿ㐀-鿿]/.test(text ?? '');

function readRows(file: string): string[][] {
  return readCorpus(file)
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}

/** `Life/Life Total` with `ライフ、ライフ総量` are two names each; a slash of one name stays. */
function splitHead([ja = '', reading = '', en = '']: string[]): {
  ja: string;
  reading: string;
  en: string;
}[] {
  const [names, readings, english] = [ja.split('、'), reading.split('、'), en.split('/')];
  return names.map((name, index) => ({
    ja: name,
    reading: readings[index] ?? '',
    en: (english.length === names.length ? english[index] : undefined) ?? en,
  }));
}

test('a reading that is written down first is the one of the Japanese name', () => {
  const kana = terms.filter(({ ja }) => ja && /^[ぁ-ゖー]+$/.test(toKana(ja)));
  expect(kana.length).toBeGreaterThan(100);
  expect(kana.filter(({ ja = '', readings }) => readings && readings[0] !== toKana(ja))).toEqual([]);
});

test('an action with する or を行う is one term with its bare name', () => {
  const actions = terms.flatMap((term) => {
    const bare = /^(.+[一-鿿ァ-ヶー])(?:する|を行う)$/.exec(term.ja ?? '')?.[1];
    return term.kind === 'keyword-action' && bare && !bare.includes('、') ? [{ term, bare }] : [];
  });
  expect(actions.length).toBeGreaterThan(40);
  expect(
    actions
      .filter(({ term, bare }) => !term.jaAlso?.includes(bare) && !term.ja?.includes('が'))
      .map(({ bare }) => bare),
  ).toEqual([]);
});

describe.each(EDITIONS)('in the digest of %s', (edition) => {
  test('every heading and headword is Japanese, but for those without a Japanese name', () => {
    const titles = (rulesOf[edition] ?? []).flatMap(({ en, ja }) =>
      en?.title && !hasJapanese(ja?.title) ? [en.title] : [],
    );
    const headwords = (glossaryOf[edition] ?? []).flatMap(({ en, ja }) =>
      ja?.headwords.every((name) => hasJapanese(name)) && ja.headwords.length > 0
        ? []
        : (en?.headwords ?? []),
    );
    expect([...titles, ...headwords].filter((name) => !departing.has(name) && !LETTERS.has(name))).toEqual(
      [],
    );
  });
});

describeWithCorpus('the names are those of the official translation', () => {
  const heads = () => readRows('facts/ja-terms.tsv').flatMap(splitHead);
  const titles = () =>
    readRows('facts/ja-section-titles.tsv').map(([number = '', en = '', ja = '']) => ({ number, en, ja }));

  test('every term of its glossary is in the table under that name', () => {
    const astray = heads().filter(
      ({ en, ja }) => !findTerms(en).some((term) => namesOf(term).includes(ja)) && !departing.has(en),
    );
    expect(heads().length).toBeGreaterThan(728);
    expect(astray).toEqual([]);
  });

  test('every term has the reading that is printed with it', () => {
    const astray = heads().filter(
      ({ en, ja, reading }) =>
        !findTerms(en).some(
          (term) => namesOf(term).includes(ja) && readingsOf(term).includes(toKana(reading)),
        ) && !departing.has(en),
    );
    expect(astray).toEqual([]);
  });

  test('every section and keyword is in the table under that name', () => {
    const astray = titles().filter(
      ({ en, ja }) => !findTerms(en).some((term) => namesOf(term).includes(ja)) && !departing.has(en),
    );
    expect(titles()).toHaveLength(418);
    expect(astray).toEqual([]);
  });

  test('no name of the table goes before an official one', () => {
    const official = Map.groupBy([...heads(), ...titles()], ({ en }) => toKey(en));
    const astray = terms.flatMap(({ en, ja = '', kind }) => {
      const names = (official.get(toKey(en)) ?? []).map((row) => row.ja);
      return names.length > 0 && !names.includes(ja) && kind !== 'subtype' ? [{ en, ja, names }] : [];
    });
    expect(astray.filter(({ en }) => !departing.has(en))).toEqual([]);
  });

  test.each(EDITIONS)('every heading of the digest of %s has the official name', (edition) => {
    const byTitle = Map.groupBy(titles(), ({ en }) => en);
    const astray = (rulesOf[edition] ?? []).flatMap(({ number, en, ja }) => {
      const names = (byTitle.get(en?.title ?? '') ?? []).map((row) => row.ja);
      const own = en?.title === 'General' ? names.slice(0, 3) : names;
      return names.length > 0 && !own.includes(ja?.title ?? '') ? [`${number} ${ja?.title}`] : [];
    });
    expect(astray).toEqual([]);
  });

  test('a departure is in the table only while there is one', () => {
    const official = [
      ...readRows('facts/ja-terms.tsv').map(([ja, , en]) => ({ en, ja })),
      ...titles().map(({ en, ja }) => ({ en, ja })),
    ];
    const agreed = departures.filter((departure) => {
      const rows = official.filter(({ en }) => en === departure.en);
      return rows.length > 0 && rows.every(({ ja }) => ja === departure.ja);
    });
    expect(agreed).toEqual([]);
    const used = new Set([
      ...heads().map(({ en }) => en),
      ...(rulesOf['2026-04-17'] ?? []).map(({ en }) => en?.title),
    ]);
    expect(departures.filter(({ en }) => !used.has(en))).toEqual([]);
  });
});
