import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import jsonld from 'jsonld';

const SCHEMA = 'http://schema.org/';
const LINE = /^<([^>]*)> <([^>]*)> <([^>]*)> /;
const WORDS: Readonly<Record<string, string>> = {
  [`${SCHEMA}domainIncludes`]: 'schema:domainIncludes',
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
};

/** The words of schema.org in the form that the validator takes: classes and properties with what they belong to. */
function readVocabulary(): { '@graph': object[] } {
  const file = new URL('schema.nq', import.meta.resolve('@vocabulary/schema'));
  const words = new Map<string, { '@id': string; '@type'?: string; [word: string]: unknown }>();
  for (const line of readFileSync(fileURLToPath(file), 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] = LINE.exec(line) ?? [];
    const word = words.get(subject) ?? { '@id': subject };
    const property = WORDS[predicate];
    if (property) word[property] = [...((word[property] as object[] | undefined) ?? []), { '@id': object }];
    else if (/#(?:Class|Property)$/.test(object))
      word['@type'] = object.endsWith('Class') ? 'rdfs:Class' : 'rdf:Property';
    words.set(subject, word);
  }
  return { '@graph': [...words.values()] };
}

const validator = new Validator(readVocabulary());

/** All JSON-LD of a page, as search engines extract it, and what is wrong with it; whole addresses are asked for. */
export async function findDataFaults(html: string): Promise<string[]> {
  const issues = await validator.validate(new WebAutoExtractor({}).parse(html));
  return issues.map(({ issueMessage, path }) => `${issueMessage} ${JSON.stringify(path)}`);
}

/** What JSON-LD says, as a processor of linked data reads it. Throws on what such a processor would leave out. */
export async function expandJsonLd(text: string, base: string): Promise<object[]> {
  const documentLoader = async (url: string) => {
    if (url !== 'https://schema.org') throw new Error(`not asked for: ${url}`);
    const addresses = Object.fromEntries(
      ['url', 'item', 'contentUrl'].map((word) => [word, { '@id': SCHEMA + word, '@type': '@id' }]),
    );
    return { documentUrl: url, document: { '@context': { '@vocab': SCHEMA, ...addresses } } };
  };
  return jsonld.expand(JSON.parse(text), { base, documentLoader, safe: true } as object);
}
