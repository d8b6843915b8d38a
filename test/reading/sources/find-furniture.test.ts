import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../../src/reading/sources/read-source.ts';

function listText(text: string): string[] {
  const { source } = readSource(Buffer.from(text), 'page.txt');
  return (source?.lines ?? []).filter(({ frame }) => !frame).map((line) => line.text.trim());
}

describe('what is around a text is none of it', () => {
  it('the number and the running head of each page', () => {
    const page = (count: number) => `\fHarbour Rules\n\n70${count}.1. A bell rings.\n\n      ${count}\n`;
    const text = `Harbour Rules\n${[1, 2, 3].map(page).join('')}`;
    expect(listText(text).filter((line) => line !== '')).toEqual([
      'Harbour Rules',
      '701.1. A bell rings.',
      '702.1. A bell rings.',
      '703.1. A bell rings.',
    ]);
  });

  it('what a site has to be pressed, alone on its line', () => {
    const text =
      'Skip to main content\nログイン\n[Back] [Top]\n701.1\n鐘は鳴る。\nリンクをコピー\n« 700.2　前へ\nこのページの先頭へ戻る\n前のページを破った。\n';
    expect(listText(text)).toEqual(['701.1', '鐘は鳴る。', '前のページを破った。']);
  });

  it('what boards, mail magazines and homepages have around theirs', () => {
    const text =
      'あなたは00428人目のお客様です\nBest viewed with Netscape 4.0\nAll times are GMT + 9 Hours\nYou cannot post new topics in this forum\n新着レスの表示\nこのメールは等幅フォントでご覧ください。\n鐘は一人目の客が鳴らす。\n発行システム：港の便り\nSimilar threads\n';
    expect(listText(text)).toEqual(['鐘は一人目の客が鳴らす。']);
  });

  it('the same in the boxes of a page that a table lays out', () => {
    const page =
      '<html><body><table><tr><td><a href="/">ホームへ</a><p>鐘は鳴る。</p><p><a href="#top">[トップへ戻る]</a></p></td></tr></table></body></html>';
    const { source } = readSource(Buffer.from(page), 'page.html');
    expect(source?.lines.flatMap(({ text, frame }) => (text && !frame ? [text] : []))).toEqual([
      '鐘は鳴る。',
    ]);
  });

  it('but a heading that happens to stand at the top of two of many pages is', () => {
    const page = (head: string) => `\f${head}\nA bell rings.\n`;
    const heads = ['Examples', 'Harbour', 'Tower', 'Examples', 'Rope'];
    expect(listText(heads.map(page).join(''))).toEqual(heads.flatMap((head) => [head, 'A bell rings.']));
  });

  it('and numbers that count entries are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('鐘は鳴る。', '霧が出る。', '灯を消す。'), { minLength: 1 }),
        (texts) => {
          const lines = texts.flatMap((text, at) => [`${at + 1}`, text]);
          expect(listText(lines.join('\n'))).toEqual(lines);
        },
      ),
    );
  });
});

it('a name far from a number that grows is around the text of each page, whatever page it is on', () => {
  const page = fc.record({ first: fc.integer({ min: 1, max: 90 }), isBefore: fc.boolean() });
  fc.assert(
    fc.property(page, fc.integer({ min: 2, max: 5 }), ({ first, isBefore }, count) => {
      const head = (at: number) =>
        isBefore ? `${first + at}     Harbor Open` : `Harbor Open     ${first + at}`;
      const text = Array.from({ length: count }, (_, at) => `${head(at)}\nThe bell rings in row ${at}.\n`);
      const { source } = readSource(Buffer.from(text.join('\n')), 'a.txt');
      const shown = source?.lines.filter((line) => !line.frame && line.text !== '').map((line) => line.text);
      expect(shown).toEqual(text.map((_, at) => `The bell rings in row ${at}.`));
    }),
  );
});

it('a list of numbers with the same name is none', () => {
  const rows = ['1     Warning', '2     Warning', '3     Game Loss'];
  expect(listText(`Penalties\n\n${rows.join('\n')}`).slice(2)).toEqual(rows);
});

it('what a browser prints around the sheets of a page is none of it', () => {
  const heads = fc.constantFrom('2024/01/15 22:31', '1/15/24, 10:31 PM');
  fc.assert(
    fc.property(heads, fc.integer({ min: 2, max: 4 }), (time, count) => {
      const sheets = Array.from({ length: count }, (_, at) => {
        return `${time}      Bells - Harbor\n\nThe bell rings in row ${at}.\n\nhttps://example.jp/bells   ${at + 1}/${count}`;
      });
      const { source } = readSource(Buffer.from(sheets.join('\n')), 'a.txt');
      const shown = source?.lines.filter((line) => !line.frame && line.text !== '').map((line) => line.text);
      expect(shown).toEqual(sheets.map((_, at) => `The bell rings in row ${at}.`));
    }),
  );
  expect(listText('1/15/24, 10:31 PM      Bells\n\nThey ring.')[0]).toContain('Bells');
});

it('what a mail magazine sets apart as an advertisement is none of it, in letters of any width', () => {
  for (const sign of ['PR', 'ＰＲ']) {
    const text = `港の話\n\n【${sign}】──────────────────\n　油は港で！\n─────────────────────\n\n灯りは夕方にともる。\n`;
    const { source } = readSource(Buffer.from(text), 'mail.txt');
    const shown = source?.lines.filter(({ text: line, frame }) => line.trim() && !frame);
    expect(shown?.map((line) => line.text)).toEqual(['港の話', '灯りは夕方にともる。']);
  }
});

it('what leads back to a list, whatever it is of, is none of it', () => {
  const text =
    '港の話\n\n灯りは夕方にともる。\n\nお知らせ一覧へ戻る\n\n画像を拡大\n\n拍手する\n\nReply with quote\n';
  expect(listText(text).filter(Boolean)).toEqual(['港の話', '灯りは夕方にともる。']);
});
