import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { po } from 'gettext-parser';
import { splitCodes } from '../../../src/outputs/translation/formats/write-xliff.ts';

/** Formats that a translator can hand back, by the ending of their files. */
export const FILLED = { xliff: 'xlf', xliff12: 'xliff', po: 'po', csv: 'csv', tmx: 'tmx' } as const;
export type FilledFormat = keyof typeof FILLED;

/** A made-up translation that keeps what a translation must keep. */
export function translate(english: string): string {
  const codes = splitCodes(english, 'en').filter(({ type }) => type !== 'text');
  const kept = codes.map(({ type, text }) => (type === 'symbol' ? text : `（rule ${text}参照）`)).join('');
  return /^[\p{L}\s,’]{1,20}$/u.test(english)
    ? `仮の名${english.length}`
    : `仮の訳文${english.length}である${kept}。`;
}

/** What a translator makes of an exported file: every unit without Japanese has some; all else is as it was. */
export function fillIn(format: FilledFormat, text: string, listOpen: () => { english: string }[]): string {
  if (format === 'xliff') return fillXliff(text);
  if (format === 'xliff12') return fillXliff1(text);
  if (format === 'csv') return fillCsv(text);
  if (format === 'po') return fillPo(text);
  const pairs = listOpen().map(
    ({ english }) => `<tu>${toVariant('en', english)}${toVariant('ja', translate(english))}</tu>\n`,
  );
  return text.replace('</body>', `${pairs.join('')}</body>`);
}

const toVariant = (lang: string, text: string) =>
  `<tuv xml:lang="${lang}"><seg>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</seg></tuv>`;

/** Placeholders go into the target as they stand in the source, in the order of the source. */
function fillXliff(text: string): string {
  return text.replaceAll(
    /<segment id="s1" state="initial"><source>(.*?)<\/source><\/segment>/gs,
    (_, source: string) => {
      const codes = source.match(/<ph [^>]*>/g) ?? [];
      const kept = codes
        .map((code) => (code.includes('type="image"') ? code : `（rule ${code}参照）`))
        .join('');
      const plain = source
        .replaceAll(/<ph [^>]*equiv="([^"]*)"[^>]*>/g, '$1')
        .replaceAll('&amp;', '&')
        .replaceAll('&lt;', '<');
      const target = codes.length === 0 ? translate(plain) : `仮の訳文${plain.length}である${kept}。`;
      return `<segment id="s1" state="translated"><source>${source}</source><target>${target}</target></segment>`;
    },
  );
}

/** The same for version 1.2, whose placeholders hold what they stand for. */
function fillXliff1(text: string): string {
  return text.replaceAll(
    /<source>((?:(?!<\/source>).)*)<\/source>(?=<note|<alt-trans|<\/trans-unit)/gs,
    (all, source: string) => {
      const codes = source.match(/<ph [^>]*>[^<]*<\/ph>/g) ?? [];
      const kept = codes
        .map((code) => (code.includes('ctype="image"') ? code : `（rule ${code}参照）`))
        .join('');
      const plain = source
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&lt;', '<');
      const target = codes.length === 0 ? translate(plain) : `仮の訳文${plain.length}である${kept}。`;
      return `${all}<target state="translated">${target}</target>`;
    },
  );
}

function fillCsv(text: string): string {
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  const filled = rows.map((row) => ({
    ...row,
    japanese: row['japanese'] || translate(row['english'] ?? ''),
  }));
  return stringify(filled, { header: true });
}

function fillPo(text: string): string {
  const catalogue = po.parse(text);
  for (const messages of Object.values(catalogue.translations)) {
    for (const message of Object.values(messages)) {
      if (!message.msgctxt) continue;
      const isFuzzy = message.comments?.flag?.includes('fuzzy');
      if (isFuzzy || !message.msgstr[0]) message.msgstr = [translate(message.msgid)];
      if (isFuzzy && message.comments) message.comments = { extracted: message.comments.extracted ?? '' };
    }
  }
  return po.compile(catalogue).toString();
}
