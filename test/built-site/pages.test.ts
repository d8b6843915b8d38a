import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/model/records/lang.ts';
import { PAGE_KINDS } from '../browser/page-kinds.ts';
import { SITES } from '../browser/sites.ts';
import { findByText, followLink, readPage, readText } from './read-page.ts';

const { starter, lantern } = SITES;

describe('any page', () => {
  test.each(Object.entries(PAGE_KINDS))('has its text without a script, in both languages: %s', (_, path) => {
    for (const lang of LANGS) {
      const page = readPage(starter, path.replace('/xx/', `/${lang}/`));
      for (const part of page.querySelectorAll('script, style, template, [hidden]')) part.remove();
      expect(readText(page.querySelector('main')).length, lang).toBeGreaterThan(40);
      expect(page.querySelectorAll('.foot .without-script')).toHaveLength(path === '/404.html' ? 0 : 1);
    }
  });

  test.each([
    ['ja', /^[^぀-ヿ一-鿿]*[A-Za-z]{4,}[^぀-ヿ一-鿿]*$/],
    ['en', /[぀-ヿ一-鿿]/],
  ] as const)('says of every run of the other language which it is, in %s', (lang, script) => {
    for (const path of ['/cr/702.9/', '/cr/', '/glossary/', '/glossary/deathtouch/', '/']) {
      const { body } = readPage(starter, `${lang}${path}`);
      expect(readText(body).length, path).toBeGreaterThan(100);
      const wrong = [...body.querySelectorAll('*')].flatMap((holder) => {
        const isOther = holder.closest('[lang]')?.getAttribute('lang') !== lang;
        if (isOther || holder.closest('script, style, [aria-hidden]')) return [];
        const texts = [...holder.childNodes].filter(({ nodeType }) => nodeType === 3);
        return texts.map(({ nodeValue }) => nodeValue ?? '').filter((text) => script.test(text));
      });
      expect(wrong, path).toEqual([]);
    }
  });

  test('has no reading as it is served', () => {
    const page = readFileSync(join(starter.out, 'ja/cr/601/index.html'), 'utf8');
    expect(page).toContain('唱える');
    expect(page).not.toMatch(/<ruby|<rt/);
  });

  test('leads to the feed, which names the editions', () => {
    const link = readPage(starter, 'ja/cr/702.9/').querySelector('link[type="application/atom+xml"]');
    const path = link?.getAttribute('href') ?? '';
    expect(readFileSync(join(starter.out, path), 'utf8')).toContain('/ja/changes/2026-04-17/</id>');
  });

  test('says the edition and the day of the translation', () => {
    for (const path of ['ja/', 'ja/cr/', 'ja/cr/702.2b/', 'ja/glossary/', 'ja/glossary/glow/']) {
      const edition = readText(readPage(lantern, path).querySelector('.edition'));
      for (const words of ['2026年2月2日版', '日本語訳は2025年9月1日版', '非公式の要約版'])
        expect(edition, path).toContain(words);
    }
  });

  test.each(LANGS)('can be installed, in %s', (lang) => {
    const link = readPage(lantern, `${lang}/`).querySelector('link[rel="manifest"]');
    const read = (address: string) => {
      const { pathname } = new URL(address, `${lantern.address}${lang}/`);
      return readFileSync(join(lantern.out, pathname.slice(lantern.base.length)));
    };
    const manifest = JSON.parse(read(link?.getAttribute('href') ?? '').toString());
    const { base } = lantern;
    expect(manifest).toMatchObject({
      lang,
      id: base,
      scope: base,
      start_url: `${base}${lang}/`,
      display: 'standalone',
    });
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const { src } of manifest.icons) expect(read(src).length, src).toBeGreaterThan(0);
  });
});

describe('the page of a rule', () => {
  test('says that its English changed since, with the day of its translation', () => {
    const rule = readPage(lantern, 'ja/cr/100.2a/').querySelector('.own');
    expect(readText(rule?.querySelector('.mark'))).toBe('日本語訳が古い');
    expect(readText(rule?.querySelector('.side[lang="ja"]'))).toContain('2025年9月1日版');
    const row = readPage(lantern, 'en/cr/100/').getElementById('100.2a');
    expect(readText(row?.querySelector('.mark'))).toBe('Japanese outdated');
  });

  test('says where it is cited', () => {
    const heading = findByText(
      readPage(lantern, 'ja/cr/702.2b/'),
      'section :is(h2, h3)',
      'このルールを参照している条文',
    );
    const links = [...(heading?.closest('section')?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => readText(link))).toEqual([expect.stringMatching(/701\.2a/)]);
  });

  test('has the translator’s note, marked as a note', () => {
    const note = readPage(lantern, 'ja/cr/702.2c/').querySelector('[role="note"][aria-label="注"]');
    expect(readText(note)).toContain('秋の版まで');
    expect(readText(note)).toContain('(*1) 冬の版');
  });

  test.each(['en/cr/702.2/', 'en/cr/702.2b/'])('has the rulings on it and on its subrules: %s', (path) => {
    const page = readPage(starter, path);
    const heading = findByText(page, 'h2', 'Rulings and documents about this');
    expect(heading?.closest('section')?.querySelectorAll('a[href$="#A.1.1"]')).toHaveLength(1);
  });

  test('has the note of a document, which leads to it', () => {
    const page = readPage(starter, 'ja/cr/709.5/');
    const note = findByText(page, '[role="note"][aria-label="注"]', '部屋のルール');
    const link = findByText(note ?? page, 'a', /2024年9月までの変更/);
    const { path, target } = followLink(starter, link);
    expect(path).toBe('ja/rulings/digest-update-2024-09-20/#note-709.5');
    expect(target).not.toBeNull();
  });
});

describe('a document', () => {
  test('is found from the keyword that its ruling is about, and leads back', () => {
    const link = findByText(readPage(starter, 'ja/cr/702.2/'), '.ruling-link', /接死とトランプル/);
    const { path, page, target: ruling } = followLink(starter, link);
    expect(path).toBe('ja/rulings/digest-rulings-summary/#A.1.Ruling.1');
    expect(readText(ruling)).toContain('A.1.裁定.1');
    expect(readText(ruling)).toContain('新規');
    expect(readText(ruling?.querySelector('time'))).toBe('2026年4月17日');
    // What the rulings of a topic are about stands once, at its heading.
    const subjects = page.querySelectorAll('[id="A.1"] > .subjects a');
    const back = [...subjects].find((each) => /^702\.2 /.test(`${readText(each)} `));
    expect(followLink(starter, back).path).toBe('ja/cr/702.2/');
  });

  test('is found from the subrule that its ruling is about, and leads back', () => {
    const link = findByText(readPage(lantern, 'ja/cr/702.2b/'), '.ruling-link', /漂流で動いた/);
    const { path, target: ruling } = followLink(lantern, link);
    expect(path).toBe('ja/rulings/lantern-talk/#part-1.1');
    for (const words of ['訳に疑問あり', '2025年8月30日', '別訳']) expect(readText(ruling)).toContain(words);
    const back = ruling && findByText(ruling, 'a', '702.2b');
    expect(followLink(lantern, back).path).toBe('ja/cr/702.2b/');
  });

  test('has cards that look like cards, and tells a lost correction', () => {
    const page = readPage(lantern, 'en/rulings/lantern-talk/');
    const card = page.getElementById('drifting-light');
    expect(readText(card?.querySelector('h2, h3, h4'))).toContain('漂う灯');
    expect(card?.querySelectorAll('.cost .symbol')).toHaveLength(2);
    expect(readText(card?.querySelector('.size'))).toBe('1/3');
    const rule = page.getElementById('702.2c');
    expect(readText(rule?.querySelector('del'))).toContain('are');
    expect(readText(rule?.querySelector('ins'))).toContain('is');
    expect(readText(page.querySelector('.written-under'))).toContain('Written under');
  });

  test('leads from the numbers of its day to the rules of today', () => {
    const page = readPage(starter, 'ja/rulings/digest-update-2024-09-20/');
    expect(readText(page.querySelector('.written-under'))).toContain('2024年9月20日版');
    const quoted = page.getElementById('701.60');
    expect(readText(quoted?.querySelector('.rule-number'))).toBe('701.60');
    const today = quoted && findByText(quoted, 'a', /現在は701\./);
    expect(readText(followLink(starter, today).page.querySelector('h1'))).toContain('Manifest Dread');
  });

  test('strikes the old words of a recovered correction out and reads both', () => {
    const rule = readPage(starter, 'en/rulings/digest-update-2024-09-20/').getElementById('116.2');
    expect(readText(rule?.querySelector('[lang="en"] del'))).toBe('removed: eleven');
    expect(readText(rule?.querySelector('[lang="en"] ins'))).toBe('added: twelve');
    expect(readText(rule?.querySelector('[lang="ja"] ins'))).toContain('12');
  });

  test('has a note right beside its rule', () => {
    const page = readPage(starter, 'ja/rulings/digest-update-2024-09-20/');
    const rule = page.getElementById('709.5');
    const beside = [rule?.previousElementSibling, rule?.nextElementSibling];
    const notes = beside.filter((each) => each?.matches('.note'));
    expect(notes.map((note) => readText(note))).toEqual([expect.stringContaining('部屋のルール')]);
  });

  test('is found by topic and by card', () => {
    const byTopic = followLink(starter, findByText(readPage(starter, 'ja/rulings/'), 'nav a', '話題から'));
    expect(findByText(byTopic.page, 'main li', /接死/)).toBeDefined();
    const byCard = followLink(starter, findByText(byTopic.page, 'nav a', 'カードから'));
    const entry = findByText(byCard.page, 'main li', 'Islet Adder');
    const { path, target } = followLink(starter, entry && findByText(entry, 'a', 'カードの文章'));
    expect(path).toBe('ja/rulings/digest-primer-sample-isles/#islet-adder');
    expect(readText(target)).toContain('1/2');
  });
});

describe('the translator’s page', () => {
  test('is found from the foot, tells the state and says where nothing is wrong', () => {
    const link = findByText(readPage(starter, 'ja/'), 'footer a', '翻訳の作業一覧');
    const { path, page } = followLink(starter, link);
    expect(path).toBe('ja/translation/');
    expect(readText(page.querySelector('.work-progress'))).toMatch(/[\d,]{3,}項目が完了（100%）/);
    expect(readText(page.querySelector('main'))).toMatch(/食い違う箇所は見つかっていません|か所/);
  });

  test('says how much is done, of all and by chapter, and leads to what is left', () => {
    const page = readPage(lantern, 'ja/translation/');
    const bar = page.querySelector('.work-progress');
    expect(readText(bar)).toContain('30項目のうち24項目が完了（80%）');
    const widths = [...(bar?.querySelectorAll('rect') ?? [])].map((each) => each.getAttribute('width'));
    expect(widths).toEqual(['100', '80']);
    expect(followLink(lantern, findByText(page, 'a', '英語に変更あり 1')).path).toBe(
      'ja/translation/1/#state-changed',
    );
  });

  test('shows what changed in English, the Japanese there was, and what must stand in the translation', () => {
    const entry = readPage(lantern, 'ja/translation/7/').getElementById('702.2c');
    expect(entry?.querySelector('ins')).not.toBeNull();
    expect(readText(entry?.querySelector('p[lang="ja"]'))).not.toBe('');
    expect(readText(entry)).toContain('これまでの日本語訳（2025年9月1日版）');
    expect(readText(entry?.querySelector('dl'))).toContain('用語');
    const link = entry?.querySelector('a[aria-label$="の用例をすべて見る"]');
    expect(link?.getAttribute('href')).toMatch(/\/ja\/concordance\/\?q=[A-Z]/);
  });

  test.each(LANGS)('names no folder of a machine, in %s', (lang) => {
    const main = readPage(lantern, `${lang}/translation/`).querySelector('main');
    const text = (main?.textContent ?? '').replace(/^\s*npm run .*$/gm, '');
    expect(text).not.toBe('');
    expect(text).not.toMatch(/(?:\/[\w.-]+){2,}|content\/|[A-Z]:\\/);
  });
});

describe.each(Object.values(SITES))('texts for programs below $base', (site) => {
  test('a page names its Markdown, which says the same', () => {
    for (const path of ['ja/cr/702.2b/', 'en/cr/702.2/']) {
      const page = readPage(site, path);
      const href = page.querySelector('link[type="text/markdown"]')?.getAttribute('href') ?? '';
      expect(href).toBe(`${site.base}${path.replace(/\/$/, '.md')}`);
      const markdown = readFileSync(join(site.out, href.slice(site.base.length)), 'utf8');
      const words = [...page.querySelectorAll('main .rule .side p')].flatMap(
        (text) => readText(text).match(/[A-Za-z]{5,}/g) ?? [],
      );
      expect(words.length).toBeGreaterThan(0);
      for (const word of words) expect(markdown).toContain(word);
    }
  });

  test('everything that llms.txt names is there', () => {
    const text = readFileSync(join(site.out, 'llms.txt'), 'utf8');
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      expect(link.startsWith(site.address), link).toBe(true);
      const path = link.slice(site.address.length).replace(/(?<=^|\/)$/, 'index.html');
      expect(existsSync(join(site.out, path)), link).toBe(true);
    }
  });

  test('the sitemap names pages alone', () => {
    const sitemap = readFileSync(join(site.out, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain('/cr/702.2b/');
    expect(sitemap).not.toMatch(/\.(?:md|txt)</);
  });
});
