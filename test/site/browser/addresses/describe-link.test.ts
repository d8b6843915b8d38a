import { describe, expect, test } from 'vitest';
import { getStrings } from '../../../../src/model/strings/get-strings.ts';
import type { DatedAnswer } from '../../../../src/rulebook/history/resolve-number.ts';
import { describeLink } from '../../../../src/site/browser/addresses/answer-link.ts';
import { number } from '../../../rulebook/book/small-book.ts';

const DAY = '2005-06-01';
const asked = { number: number('502.1'), day: DAY, own: '502.1', isCurrent: true };
const base: DatedAnswer = {
  kind: 'right',
  number: asked.number,
  edition: '2005-02-01',
  isReworded: false,
  parts: [],
};
const say = (answer: Partial<DatedAnswer>, more: Partial<typeof asked> = {}, lang: 'en' | 'ja' = 'en') =>
  describeLink(
    { answer: { ...base, ...answer }, oldest: '1999-04-23', below: 0 },
    { ...asked, ...more },
    getStrings(lang).links,
    lang,
  );

const now = number('702.9');

describe('what is said of a link made for a day', () => {
  test('the day and the edition then in force, each for what it is', () => {
    expect(say({ now: asked.number }).sentences).toContain(
      'on June 1, 2005, under the edition of February 1, 2005',
    );
    expect(say({ now: asked.number, edition: DAY }).sentences).toContain(
      'made under the edition of June 1, 2005.',
    );
  });

  test.each([
    [{ now: asked.number }, 'The rule and its wording are the same today.'],
    [{ kind: 'reworded', now: asked.number, isReworded: true }, 'has been reworded since'],
    [{ kind: 'moved', now, page: now }, 'Today it is 702.9, in the same words'],
    [{ kind: 'moved', now, page: now, isReworded: true }, 'Today it is 702.9, reworded since'],
    [{ kind: 'retired' }, 'no longer in the rules. Today the number names another rule.'],
    [{ kind: 'split', parts: [now] }, 'its content is now in {parts}. Today the number names another rule.'],
    [{ kind: 'never' }, 'There was no rule 502.1 then.'],
    [{ kind: 'unclear' }, 'two editions that disagree about 502.1'],
    [{ kind: 'unclear', beyond: 'before' }, 'oldest edition known here is that of April 23, 1999'],
    [{ beyond: 'after', now: asked.number }, 'whether the rule has changed since is not known'],
    [{ beyond: 'after', kind: 'never' }, 'it has no rule 502.1'],
  ] as [Partial<DatedAnswer>, string][])('%j: %s', (answer, text) => {
    expect(say(answer).sentences).toContain(text);
  });

  test('nothing is said of another rule where the number has none today, or never had one then', () => {
    expect(say({ kind: 'retired' }, { isCurrent: false }).sentences).not.toContain('another rule');
    expect(say({ kind: 'never' }).sentences).not.toContain('another rule');
  });

  test('a rule that the text leaves out is named beside the page above it', () => {
    const { sentences } = say(
      { kind: 'moved', now: number('702.22m'), page: number('702.22') },
      { own: '702.22' },
    );
    expect(sentences).toContain('omits 702.22m');
  });

  test('a day that is none is told as written, and what could not be asked is told too', () => {
    const { links } = getStrings('en');
    expect(describeLink('malformed', { ...asked, day: 'soon' }, links, 'en').sentences).toContain('“soon”');
    expect(describeLink('failed', asked, links, 'en').sentences).toContain('could not be looked up');
  });

  test('no sentence is said twice, and none has a name left in it but that of the parts', () => {
    for (const kind of ['right', 'reworded', 'moved', 'split', 'retired', 'never', 'unclear'] as const)
      for (const lang of ['en', 'ja'] as const) {
        const { sentences } = say({ kind, now, page: now }, {}, lang);
        const parts = sentences.split(/(?<=[.。])/).map((part) => part.trim());
        expect(new Set(parts).size).toBe(parts.length);
        expect(sentences.replace('{parts}', '')).not.toMatch(/[{}]/);
      }
  });
});

test('a link to a section counts the rules below it that changed, and leads to what did', () => {
  const facts = { answer: { ...base, now: asked.number }, oldest: '1999-04-23', below: 2 };
  const said = describeLink(facts, asked, getStrings('en').links, 'en');
  expect(said.sentences).toContain('The number means the same today. 2 rules below it have changed since.');
  expect(said.isReworded).toBe(true);
});
