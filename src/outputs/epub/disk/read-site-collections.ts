import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { GlossarySide } from '../../../model/records/glossary-entry.ts';
import type { RuleSide } from '../../../model/records/rule.ts';
import type { Term } from '../../../model/records/term.ts';
import type { TextBlock } from '../../../model/records/text.ts';
import type { Collections } from '../../../rulebook/book/collections.ts';
import { editionsResourceSchema } from '../../api/edition-resource.ts';
import { glossaryResourceSchema } from '../../api/glossary-resource.ts';
import { rulesResourceSchema } from '../../api/rules-resource.ts';

/** The current edition of a built site as collections: its data has no other edition whole. Throws, naming the file. */
export function readSiteCollections(site: string, terms: readonly Term[]): Collections {
  const { editions } = read(site, 'editions.json', editionsResourceSchema);
  const { edition: id, rules } = read(site, 'rules.json', rulesResourceSchema);
  const { terms: glossary } = read(site, 'glossary.json', glossaryResourceSchema);
  const current = editions.find((each) => each.id === id);
  const place = { file: join(site, 'api/v1/rules.json'), line: 1, column: 1 };
  type Side = NonNullable<(typeof rules)[number]['en']>;
  const toSide = ({ title, text, examples, edition }: Side): RuleSide => ({
    ...(title && { title }),
    blocks: [...toBlocks('paragraph', text), ...toBlocks('example', examples)],
    place,
    ...(edition && { edition }),
  });
  type Entry = NonNullable<(typeof glossary)[number]['en']>;
  const toEntry = ({ headwords, text, senses }: Entry): GlossarySide => ({
    headwords,
    blocks: toBlocks('paragraph', text),
    senses: senses.map((sense) => toBlocks('paragraph', sense)),
    place,
  });
  return {
    editions: [
      {
        id,
        sources: Object.fromEntries((current?.languages ?? []).map((lang) => [lang, site])),
        ...(current?.japaneseEdition && { japaneseEdition: current.japaneseEdition }),
        dateLine: {},
        unofficialDigest: current?.unofficialDigest ?? false,
        matter: [],
      },
    ],
    rules: {
      [id]: rules.map(({ number, level, translation, en, ja }) => ({
        number,
        level,
        state: translation,
        ...(en && { en: toSide(en) }),
        ...(ja && { ja: toSide(ja) }),
      })),
    },
    glossary: {
      [id]: glossary.map(({ slug, translation, reading, en, ja }) => ({
        slug,
        state: translation,
        ...(en && { en: toEntry(en) }),
        ...(ja && { ja: { ...toEntry(ja), ...(reading && { reading }) } }),
      })),
    },
    documents: [],
    changes: [],
    terms,
  };
}

function toBlocks(type: TextBlock['type'], texts: readonly string[]): TextBlock[] {
  return texts.map((text) => ({ type, text }));
}

function read<T>(site: string, path: string, schema: z.ZodType<T>): T {
  const file = join(site, 'api/v1', path);
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new TypeError(`${file}: ${issue?.path.join('.')}: ${issue?.message}; build the site again`);
}
