import { escapeMarkdown } from '../../features/citing/escape-markdown.ts';
import type { NamePair } from '../../model/records/document.ts';
import { LANGS } from '../../model/records/lang.ts';
import type { FoundCard } from './load-card.ts';

/** A card with the rules that it needs and its rulings as Markdown, in both languages; `link` leads to its page. */
export function toCardMarkdown({ card, rules }: Pick<FoundCard, 'card' | 'rules'>, link: string): string {
  const faces = card.faces.flatMap(({ names, cost, type, size, text }) => [
    `## ${[join(names), cost && escapeMarkdown(cost)].filter(Boolean).join(' ')}`,
    [join(type), size && escapeMarkdown(size)].filter(Boolean).join(' · '),
    ...LANGS.flatMap((lang) => text[lang].map((line) => escapeMarkdown(line.text))),
  ]);
  const needed = card.rules.flatMap(({ number }) => {
    const rule = rules[number];
    const name = [number, rule && join({ en: rule.en.title, ja: rule.ja.title })].filter(Boolean).join(' ');
    const lines = LANGS.flatMap((lang) => rule?.[lang].text ?? []).map((line) => `  ${escapeMarkdown(line)}`);
    return [[`- ${name}`, ...lines].join('\n')];
  });
  const rulings = card.rulings.map((ruling) => {
    const about = ruling.rules.length > 0 ? ` (${ruling.rules.join(', ')})` : '';
    const [first = '', ...rest] = LANGS.flatMap((lang) => ruling[lang] ?? []).map(escapeMarkdown);
    return [`- ${ruling.date}: ${first}${about}`, ...rest.map((line) => `  ${line}`)].join('\n');
  });
  return [...faces, needed.join('\n'), rulings.join('\n'), `<${link}>`]
    .filter((part) => part !== '')
    .join('\n\n');
}

function join(pair: NamePair): string {
  return LANGS.flatMap((lang) => pair[lang] ?? [])
    .map(escapeMarkdown)
    .join(' / ');
}
