import { expect, test } from 'vitest';
import { createRenderer } from '../../../src/features/render/create-renderer.ts';
import type { Lang } from '../../../src/model/records/lang.ts';
import type { Correction } from '../../../src/model/records/rule.ts';
import { renderCorrected } from '../../../src/site/model/render-corrected.ts';
import { paragraph, rule, smallBook } from '../../rulebook/book/small-book.ts';

const renderer = createRenderer(smallBook([rule('601', '# Casting')]), { base: '/' });
const render = (text: string, corrections: Correction[], lang: Lang = 'en') =>
  renderCorrected(renderer, [paragraph(text)], corrections, { lang, pageLang: 'en' })[0]?.html;
const withoutLabels = (html?: string) => html?.replace(/<span class="hidden-text"[^>]*>[^<]*<\/span>/g, '');

test('a settled correction stands in the text, old words struck out before the new', () => {
  const html = render('There are nine ten ways; see rule 601.', [
    { found: 'nine ten', from: 'nine', to: 'ten', settledBy: 'counterpart' },
  ]);
  expect(withoutLabels(html)).toBe(
    'There are <del>nine</del> <ins>ten</ins> ways; see rule <a class="reference" href="/en/cr/601/">601</a>.',
  );
  expect(html).toContain('<span class="hidden-text" lang="en">removed: </span>');
});

test('the old words are found whatever space parts them from the new', () => {
  const html = render('There are nine\u00a0ten ways.', [
    { found: 'nine ten', from: 'nine', to: 'ten', settledBy: 'counterpart' },
  ]);
  expect(withoutLabels(html)).toBe('There are <del>nine</del> <ins>ten</ins> ways.');
});

test('digits that ran together are parted without a space', () => {
  const html = render(
    '以下の910個がある。',
    [{ found: '910', from: '9', to: '10', settledBy: 'counterpart' }],
    'ja',
  );
  expect(withoutLabels(html)).toBe('以下の<del>9</del><ins>10</ins>個がある。');
});

test('what nothing settles stays as printed', () => {
  expect(render('It are is so.', [{ found: 'are is', from: 'are', to: 'is', settledBy: 'open' }])).toBe(
    'It are is so.',
  );
});

test('words of a document are text, never markup', () => {
  const html = render('<b>x</b> old<i> new', [
    { found: 'old<i> new', from: 'old<i>', to: 'new', settledBy: 'marks' },
  ]);
  expect(withoutLabels(html)).toBe('&#x3C;b>x&#x3C;/b> <del>old&#x3C;i></del> <ins>new</ins>');
});
