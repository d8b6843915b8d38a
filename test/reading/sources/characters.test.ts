import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { mendMisread } from '../../../src/reading/sources/misread/mend-misread.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { misread } from '../kinds/mishaps.ts';

function read(text: string) {
  const { source, diagnostics } = readSource(Buffer.from(text), 'file.txt');
  return { source, diagnostics, lines: source?.lines.map((line) => line.text) ?? [] };
}

/** Its bytes are characters in every encoding that it is taken for here. */
const WHOLE = 'これは灯火です。「カード」を引く。それで、火をつけるから';
const JAPANESE = '灯火を灯すとは、芯に火をつけることである。ムダだ。\n《港の鐘》';

describe('text saved after it was read in the wrong encoding', () => {
  it('is mended, and a diagnostic says what it had been taken for, and where', () => {
    const { source, diagnostics } = read(`First line\n${misread(JAPANESE, 'windows-1252')}\n`);
    expect(source?.text).toBe(`First line\n${JAPANESE}\n`);
    expect(diagnostics).toMatchObject([
      { code: 'encoding-mended', line: 2, column: 1, actual: 'utf-8 read as windows-1252' },
    ]);
  });

  it.each(['latin1', 'windows-1252', 'macroman', 'cp437'])(
    'is mended where it was UTF-8 taken for %s',
    (name) => {
      expect(mendMisread(misread(`${JAPANESE} It’s “so”—café…`, name))?.text).toBe(
        `${JAPANESE} It’s “so”—café…`,
      );
    },
  );

  it.each(['shift_jis', 'euc-jp'])('is mended where it was %s taken for Latin-1', (name) => {
    expect(mendMisread(iconv.decode(iconv.encode(JAPANESE, name), 'latin1'))?.text).toBe(JAPANESE);
  });

  it('is mended where ISO-2022-JP has lost its escape characters', () => {
    const toJis = (run: string) =>
      [...iconv.encode(run, 'euc-jp')].map((byte) => String.fromCharCode(byte & 0x7f));
    const bare = JAPANESE.replace(/[^\u0000-\u007f]+/g, (run) => `$B${toJis(run).join('')}(B`);
    expect(mendMisread(`Subject: $B(B\n${bare}`)?.text).toBe(`Subject: $B(B\n${JAPANESE}`);
    expect(mendMisread('It costs $B1(B or $BUY(B. '.repeat(20))).toBeUndefined();
  });

  it.each([
    ['utf-8', 'shift_jis'],
    ['utf-8', 'gbk'],
    ['shift_jis', 'gbk'],
  ])('is mended where it was %s taken for %s', (was, takenFor) => {
    const shown = iconv.decode(iconv.encode(WHOLE, was), takenFor);
    expect(mendMisread(shown)).toMatchObject({ text: WHOLE, misreadings: [`${was} read as ${takenFor}`] });
    const html = mendMisread(`<p>“x”</p>\n${shown}\n`, true);
    expect(html?.text).toBe(`<p>“x”</p>\n${WHOLE}\n`);
  });

  it('keeps what it can tell of UTF-8 taken for Shift_JIS when characters were lost, and says where', () => {
    const shown = iconv.decode(
      Buffer.from('これは灯す。\nそれは、芯に火をつけることである。\n'),
      'shift_jis',
    );
    for (const lost of ['\ufffd', '・', '?']) {
      const { source, diagnostics } = read(shown.replaceAll('\ufffd', lost));
      expect(source?.text.replace(/\?(?=\n)/g, '')).toBe(
        'これは灯す\ufffd\nそれは、芯に火をつけることである\ufffd\n',
      );
      expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
        ['encoding-mended', 1],
        ['encoding-doubtful', 1],
        ['encoding-doubtful', 2],
      ]);
    }
  });

  it('keeps it across the blanks of a line too, whose parts alone do not tell enough', () => {
    const shown = iconv.decode(Buffer.from('Q: “鐘” は鳴りますか。\n'), 'shift_jis');
    expect(mendMisread(shown)?.text).toBe('Q: “鐘\ufffd は鳴りますか\ufffd\n');
  });

  it('leaves the healthy lines of such a text alone', () => {
    const healthy = ['変容{3}{R}', '規則 702.9b・灯火', 'ﾄﾞﾗｺﾞﾝ､ﾘｻﾞｰﾄﾞ'];
    const shown = iconv.decode(Buffer.from(WHOLE), 'shift_jis');
    expect(mendMisread([...healthy, shown].join('\n'))?.text).toBe([...healthy, WHOLE].join('\n'));
  });

  it('is named and kept where too much was lost: EUC-JP taken for Shift_JIS', () => {
    const shown = iconv.decode(iconv.encode('灯を灯すと、これはそれに触れる。', 'euc-jp'), 'shift_jis');
    const { source, diagnostics } = read(shown);
    expect(source?.text).toBe(shown);
    expect(diagnostics[0]).toMatchObject({ code: 'encoding-lost', actual: 'euc-jp read as shift_jis' });
  });

  it('is read where its characters are written as numbers', () => {
    const toNumbers = (text: string) =>
      text.replace(/[^\u0000-\u007f]/g, (char) => `&#${char.charCodeAt(0)};`);
    expect(mendMisread(toNumbers(JAPANESE))?.text).toBe(JAPANESE);
    expect(mendMisread('It&#x27;s &ldquo;so&rdquo; &#146;')?.text).toBe('It\u0027s “so” ’');
    for (const plain of [
      'AT&T; R&amp;D &#1;',
      'a &b; &c; &d; &#xd800; &#55555555;',
      '&lt;b&gt; &amp; &quot;x&quot;',
    ])
      expect(mendMisread(plain)).toBeUndefined();
    expect(mendMisread(toNumbers(JAPANESE), true)).toBeUndefined();
  });

  it('whatever it was taken for comes back whole, or a diagnostic says that it could not', () => {
    const words = [
      'これは',
      '灯を',
      '港の鐘が',
      'カードに',
      'する。',
      '「それ」で、',
      '〜●',
      ' It’s ',
      ' “a” ',
      '702.9b ',
      '\n',
    ];
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom(...words), { minLength: 20, maxLength: 60 })
          .map((chosen) => chosen.join('')),
        fc.constantFrom('utf-8', 'euc-jp', 'shift_jis'),
        fc.constantFrom('shift_jis', 'euc-jp', 'gbk', 'latin1', 'macroman', 'cp437'),
        (text, was, takenFor) => {
          const bytes = iconv.encode(text, was);
          const shown = iconv.decode(bytes, takenFor);
          // What EUC-JP and GBK write kana in is the same: nothing in the text tells one from the other.
          if (was === takenFor || (was === 'euc-jp' && takenFor === 'gbk')) return;
          if ((text.match(/[ぁ-ヺ]/g)?.length ?? 0) < 20) return;
          const { source, diagnostics } = read(shown);
          const isWhole = source?.text === iconv.decode(bytes, was);
          const isNamed = diagnostics.some(({ code }) => code.startsWith('encoding-'));
          expect(isWhole || isNamed ? '' : `${was} ${takenFor} ${shown} ${source?.text}`).toBe('');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is mended where its no-break spaces became spaces', () => {
    expect(mendMisread(misread(JAPANESE, 'windows-1252').replaceAll('\u00a0', ' '))?.text).toBe(JAPANESE);
  });

  it('is mended in some lines of a text, however often it happened', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...JAPANESE.split('\n'), 'Plain.', 'a “b” — é'), fc.nat(3)), {
          minLength: 1,
        }),
        fc.constantFrom('latin1', 'windows-1252'),
        (lines, name) => {
          const times = (text: string, count: number): string =>
            count === 0 ? text : misread(times(text, count - 1), name);
          const printed = lines.map(([line, count]) => times(line, count)).join('\n');
          const whole = lines.map(([line]) => line).join('\n');
          expect(mendMisread(printed)?.text ?? printed).toBe(whole);
        },
      ),
    );
  });

  it('is not seen in text with marked letters and signs beside them', () => {
    const words =
      'café naïve Lim-Dûl Jötun Cátinò Ångström Übermut ÉLAN IRMÃ “é”— (Ö)… É’ ±½© 20° é¹² 灯す、 ┬┐│ ·'.split(
        ' ',
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words)), fc.constantFrom(' ', ''), (chosen, between) => {
        expect(mendMisread(chosen.join(between))).toBeUndefined();
      }),
    );
  });
});

describe('forms of letters', () => {
  it('are read as one, and kept as they are written', () => {
    const written = 'ﾍﾟｰｼﾞの ｶﾞ｡';
    const { source, lines } = read(`${written} か\u3099`);
    expect(lines).toEqual(['ページの ガ。 が']);
    const [line] = source?.lines ?? [];
    if (!source || !line) throw new Error('no line');
    const ledger = new Ledger(source);
    expect(ledger.take(line)).toBe(`${written} が`);
    expect(ledger.account()).toMatchObject({ unaccounted: 0, skipped: 0 });
  });

  it('a zero-width space after a number or between words is their blank, and nothing inside a word', () => {
    expect(read('702.9b\u200bIf it flies.').lines).toEqual(['702.9b If it flies.']);
    expect(read('If\u200bit\u200bflies').lines).toEqual(['If it flies']);
    expect(read('飛\u200b行 in\u200bside a word').lines).toEqual(['飛行 inside a word']);
  });
});
