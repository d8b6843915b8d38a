import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { decodeBody } from '../../../src/reading/sources/mail/decode-body.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import {
  CHARSETS,
  TRANSFERS,
  toWords,
  writeMail,
  writeMultipart,
  writePage,
  writePart,
} from './write-mail.ts';

const WORDS =
  '灯火 カウンター を持つ 702.9b A+B =3D = ガード、 表示 ソ能予 。 “x” -- From .. ー～ ｱﾊﾟｰﾄ'.split(' ');

const lines = fc.array(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join('')),
  { minLength: 1, maxLength: 12 },
);
const charset = fc.constantFrom(...CHARSETS);
const transfer = fc.constantFrom(...TRANSFERS);

function read(bytes: Uint8Array) {
  const { source, diagnostics } = readSource(bytes, 'file.eml');
  if (!source) throw new Error('no text');
  const ledger = new Ledger(source);
  const shown = source.lines.map((line) => ledger.take(line));
  return {
    source,
    shown,
    account: ledger.account(),
    codes: diagnostics.map(({ code }) => code),
    diagnostics,
  };
}

/** What ISO-2022-JP and EUC-JP can write of a text; half-width katakana and some marks are none of it here, nor is `==`, which sets words off. */
const keepPlain = (text: string) => text.replace(/[ｦ-ﾟ“”～]/g, '').replace(/==+/g, '=');

describe('a mail as it was saved', () => {
  it('is read whole in every charset and transfer encoding, its words with it', () => {
    fc.assert(
      fc.property(
        lines,
        lines,
        charset,
        transfer,
        fc.integer({ min: 3, max: 60 }),
        (body, [words = ''], name, way, size) => {
          const own = body.map(keepPlain);
          const subject = `題${keepPlain(words)}`;
          const scheme = size % 2 ? 'B' : 'Q';
          const mail = writeMail(
            toWords(subject, name, scheme, size),
            writePart({ type: 'text/plain', lines: own, charset: name, transfer: way }),
          );
          const { shown, account, codes } = read(mail);
          expect(shown).toContain(`Subject: ${subject}`);
          expect(
            shown
              .slice(shown.indexOf('') + 1)
              .join('\n')
              .trim(),
          ).toBe(own.join('\n').trim());
          expect(account.unaccounted).toBe(0);
          expect(codes).toEqual(['mail-decoded']);
        },
      ),
    );
  });

  it('names lines of the file', () => {
    const body = ['一行目', '二行目は長い。'.repeat(12), '三行目'];
    for (const way of TRANSFERS) {
      const mail = writeMail(
        'x',
        writePart({ type: 'text/plain', lines: body, charset: 'utf-8', transfer: way }),
      );
      const printed = mail.toString('latin1').split('\r\n');
      const { source } = read(mail);
      const last = source.lines.find(({ text }) => text === '三行目');
      const at = printed.length - (way === 'base64' ? 0 : 1);
      expect(last?.number).toBe(way === 'base64' ? at : at + 1);
    }
  });

  it('shows of two forms of a text the plain one, and the page where that is only a hint at it', () => {
    const page = ['<html><body><p>灯火を灯す。</p><p>港の鐘が鳴る、三度まで。</p></body></html>'];
    const toAlternative = (plain: string[]) =>
      read(
        writeMail(
          'x',
          writeMultipart('alternative', '=_b', [
            writePart({ type: 'text/plain', lines: plain, charset: 'iso-2022-jp', transfer: '8bit' }),
            writePart({ type: 'text/html', lines: page, charset: 'utf-8', transfer: 'quoted-printable' }),
          ]),
        ),
      );
    const plain = toAlternative(['灯火を灯す。', '港の鐘が鳴る、三度まで。']);
    expect(plain.source.text).toContain('text/html');
    expect(plain.shown.filter((line) => /灯|鐘/.test(line))).toEqual([
      '灯火を灯す。',
      '港の鐘が鳴る、三度まで。',
    ]);
    expect(plain.account).toMatchObject({ unaccounted: 0, skippedBy: { alternative: expect.any(Number) } });
    const hint = toAlternative(['HTML']);
    expect(hint.shown.filter((line) => /灯|鐘|HTML/.test(line))).toEqual([
      '灯火を灯す。',
      '港の鐘が鳴る、三度まで。',
    ]);
  });

  it('names the parts that are no text, and keeps those that are', () => {
    const pdf =
      'Content-Type: application/pdf; name="rules.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0xLjQK';
    const named =
      'Content-Type: application/octet-stream\r\nContent-Disposition: attachment;\r\n filename*0*=utf-8\'\'%E8%A6%8F;\r\n filename*1=".txt"\r\n\r\n100.1. A lantern.';
    const { shown, diagnostics, account } = read(
      writeMail(
        'x',
        writeMultipart('mixed', 'b', [
          pdf,
          named,
          writePart({ type: 'text/plain', lines: ['灯火'], charset: 'euc-jp', transfer: 'base64' }),
        ]),
      ),
    );
    expect(shown.filter((line) => line !== '').slice(3)).toEqual(['100.1. A lantern.', '灯火']);
    expect(diagnostics).toMatchObject([
      { code: 'mail-decoded' },
      { code: 'attachment-skipped', actual: 'application/pdf rules.pdf', line: 15 },
    ]);
    expect(account).toMatchObject({ unaccounted: 0, skippedBy: { attachment: 14 } });
  });

  it('is read as several, each in its own encoding, in a file of many', () => {
    const messages = CHARSETS.map((name) => {
      const part = writePart({
        type: 'text/plain',
        lines: [`${name}の灯火。`, '>From here on'],
        charset: name,
        transfer: '8bit',
      });
      return `From a@example.org Sun May  3 13:49:42 1998\r\n${writeMail(toWords('題', name, 'B', 60), part).toString('latin1')}\r\n\r\n`;
    });
    const { shown, account } = read(Buffer.from(messages.join(''), 'latin1'));
    for (const name of CHARSETS) expect(shown).toContain(`${name}の灯火。`);
    expect(shown.filter((line) => line === 'Subject: 題')).toHaveLength(4);
    expect(shown.filter((line) => line === 'From here on')).toHaveLength(4);
    expect(account.unaccounted).toBe(0);
  });

  it('is read as a page where a browser saved one so (MHTML)', () => {
    const page = ['<html><body><h1>規則</h1>', '<p>702.9b 灯火</p></body></html>'];
    const mail = writePage(
      writeMultipart('related', 'b', [
        writePart({ type: 'text/html', lines: page, charset: 'shift_jis', transfer: 'quoted-printable' }),
        'Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=',
      ]),
    );
    const { source, shown, codes, account } = read(mail);
    expect(source).toMatchObject({ format: 'html', encoding: 'shift_jis' });
    expect(shown.filter((line) => line !== '')).toEqual(['規則', '702.9b 灯火']);
    expect(codes).toEqual(['mail-decoded']);
    expect(account.unaccounted).toBe(0);
  });

  it('shows what a reader sees of its header where programs noted the way that it took', () => {
    const way = fc.subarray(
      ['Received: from a.example\r\n\tby b.example', 'Return-Path: <a@b.example>', 'Path: a!b'],
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(way, (fields) => {
        const mail = [...fields, 'From: Kesh', 'Subject: Bells', 'X-Mailer: Rope', '', 'A bell rings.', ''];
        const { shown, account } = read(Buffer.from(mail.join('\r\n')));
        expect(shown.filter((line) => line !== '')).toEqual([
          'From: Kesh',
          'Subject: Bells',
          'A bell rings.',
        ]);
        expect(account.unaccounted).toBe(0);
      }),
    );
  });

  it('leaves a text alone that only begins like one', () => {
    for (const text of [
      'From: a\nDate: 1998-05-03\nSubject: b\n\nHello.',
      'Note: a\nContent-Type: b\n\nx',
      '100.1. Subject: x',
    ]) {
      const { source, codes } = read(Buffer.from(text));
      expect([source.text, codes]).toEqual([text, []]);
    }
  });

  it('whatever is broken in it, ends in text, and all of it is accounted for', () => {
    const whole = writeMail(
      toWords('題名', 'iso-2022-jp', 'B', 5),
      writeMultipart(
        'mixed',
        'b',
        CHARSETS.map((name, at) =>
          writePart({
            type: 'text/plain',
            lines: ['灯火', '鐘'],
            charset: name,
            transfer: TRANSFERS[at % 3] ?? '8bit',
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.nat(whole.length),
        fc.uint8Array({ maxLength: 6 }),
        (a, b, junk) => {
          const bytes = Buffer.concat([whole.subarray(0, Math.max(a, 60)), junk, whole.subarray(b)]);
          const { source } = readSource(bytes, 'file.eml');
          if (!source) return;
          const ledger = new Ledger(source);
          for (const line of source.lines) ledger.take(line);
          expect(ledger.account().unaccounted).toBe(0);
        },
      ),
    );
  });
});

it.each(['\n', '\r\n', '\r', '\r\r\n'])(
  'a quoted line that goes on is joined before the line end %j',
  (end) => {
    const { bytes } = decodeBody(
      ['ab=', 'cd  ', '=E7=81=AF'].map((line) => line + end),
      1,
      'quoted-printable',
    );
    expect(Buffer.from(bytes).toString()).toBe(`abcd${end}灯${end}`);
  },
);

it('blanks anywhere in base64 are none of it', () => {
  const text = 'The bell rings at dawn, at noon and at dusk.';
  const inBase64 = Buffer.from(text).toString('base64');
  fc.assert(
    fc.property(fc.array(fc.nat(inBase64.length), { maxLength: 8 }), (places) => {
      const printed = Array.from(inBase64, (sign, at) => (places.includes(at) ? ` \t${sign}` : sign)).join(
        '',
      );
      const lines = [`${printed.slice(0, 30)}\n`, `${printed.slice(30)}\n`];
      expect(Buffer.from(decodeBody(lines, 1, 'base64').bytes).toString()).toBe(text);
    }),
  );
});

it('a time zone and base64 in a header are what they are', () => {
  const subject = toWords('題....カウンターガード、。', 'euc-jp', 'B', 29);
  const part = writePart({ type: 'text/plain', lines: [''], charset: 'euc-jp', transfer: '8bit' });
  const { shown } = read(writeMail(subject, part));
  expect(shown).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Date: .*\+0900$/),
      'Subject: 題....カウンターガード、。',
    ]),
  );
});

describe('a mail that is not as its header says', () => {
  const header = (type: string) =>
    `From: a@example.org\nTo: b@example.org\nSubject: 鐘\nMIME-Version: 1.0\nContent-Type: ${type}\n\n`;
  const textsIn = (mail: string) =>
    readSource(Buffer.from(mail), 'mail.eml').source?.lines.map(({ text }) => text) ?? [];

  it('and never has its boundary is read as a text', () => {
    const texts = textsIn(`${header('multipart/mixed; boundary="q"')}Q: Does the bell ring?\nA: Yes.\n`);
    expect(texts).toEqual(expect.arrayContaining(['Q: Does the bell ring?', 'A: Yes.']));
  });

  it('and has a second mail, or a text, behind its end is read to its end', () => {
    const first = `${header('multipart/mixed; boundary="q"')}--q\nContent-Type: text/plain\n\nThe bell rings.\n--q--\n\n`;
    const second = `${header('text/plain')}The tower stands.\n`;
    expect(textsIn(first + second)).toEqual(expect.arrayContaining(['The bell rings.', 'The tower stands.']));
    expect(textsIn(`${first}A list adds this.\n`)).toEqual(
      expect.arrayContaining(['The bell rings.', 'A list adds this.']),
    );
  });

  it('and holds less as a text than as a page is read as the page', () => {
    const questions = Array.from({ length: 30 }, (_, at) => `Does bell ${at + 1} ring at dusk?`);
    const mail = [
      `${header('multipart/alternative; boundary="q"')}--q\nContent-Type: text/plain\n`,
      ...questions.slice(0, 9),
      '--q\nContent-Type: text/html\n',
      ...questions.map((question) => `<p>${question}</p>`),
      '--q--',
    ].join('\n');
    expect(textsIn(mail)).toEqual(expect.arrayContaining(questions));
  });
});

it('flowed lines go on with the one above, but for a signature and another quotation', () => {
  const header = 'From: a@b\nTo: c@d\nContent-Type: text/plain; format=flowed\n\n';
  const { source } = read(Buffer.from(`${header}May it \nland?\n> It \n> may \nnot.\n-- \nA judge\n`));
  const shown = source.lines.map(({ text, wraps }) => (wraps ? '+' : '') + text.trim());
  expect(shown.slice(3)).toEqual(['May it', '+land?', '> It', '+> may', 'not.', '--', 'A judge']);
});
