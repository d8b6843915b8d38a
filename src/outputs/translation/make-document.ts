import { basename } from 'node:path';
import { toSha256 } from '../../disk/hash-files.ts';
import { type InputFile, toSourceId } from '../../ingest/pipeline/read-input.ts';
import type { EditionId } from '../../model/records/edition.ts';
import type { Lang } from '../../model/records/lang.ts';
import { fileNameSchema, type Manifest } from '../../reading/sources/manifest.ts';
import { readSource } from '../../reading/sources/read-source.ts';
import type { SourceText } from '../../reading/sources/source-text.ts';
import { listRecords } from './list-records.ts';
import { loadProject, type TranslationProject } from './load-project.ts';
import { isChanged, spliceDocument } from './splice-document.ts';
import { type DocumentContent, writeDocument } from './write-document.ts';

/** What a translated file says of an edition. */
type TranslatedContent = Omit<DocumentContent, 'older'>;

/** A Japanese document that a translated file was made into. */
export type MadeDocument = ReturnType<typeof makeDocument>;

/**
 * The Japanese of an edition as a document: where the edition has one, that one with what changed, to the letter the same
 * where nothing did, a web page as the text that it shows; else a new one. `isSame` says that it is the kept one, byte for
 * byte.
 */
export function makeDocument(
  project: TranslationProject,
  content: TranslatedContent,
  origin: { file: string; bytes: Uint8Array },
) {
  const { kept, book } = project;
  const { edition, records, targets } = content;
  const editionOf = (id: EditionId | undefined) => book.editions.find((each) => each.id === id);
  const inputOf = (id: EditionId | undefined, lang: Lang) => {
    const source = editionOf(id)?.sources[lang];
    return kept.files.find((file) => source !== undefined && toSourceId(file) === source);
  };
  const own = inputOf(edition, 'ja');
  const older = own ? undefined : editionOf(editionOf(edition)?.japaneseEdition);
  if (own?.manifest && !records.some(({ slots }) => slots.some((slot) => isChanged(slot, targets))))
    return { manifest: own.manifest, bytes: own.bytes, isSame: true };
  const text = own ? rewriteDocument(project, content, own) : writeDocument({ ...content, older });
  const bytes = new TextEncoder().encode(text);
  const known = {
    replaced: own?.manifest,
    english: inputOf(edition, 'en')?.manifest,
    older: inputOf(older?.id, 'ja')?.manifest,
  };
  return { manifest: toTranslationManifest(edition, bytes, origin, known), bytes, isSame: false };
}

/** The Japanese that an edition has, with what changed. */
function rewriteDocument(project: TranslationProject, content: TranslatedContent, own: InputFile): string {
  const { kept, book } = project;
  const { edition, records, targets } = content;
  const encoding = own.manifest?.encoding;
  const { source } = readSource(own.bytes, own.file, encoding);
  if (!source) throw new Error(`${own.file} was read before and cannot be now`);
  if (isOurs(project, edition, own)) {
    const older = book.editions.find(({ id }) => id === edition);
    return writeDocument({ ...content, older });
  }
  if (source.format === 'text')
    return spliceDocument({ text: source.text, records, starts: listStarts(book, edition) }, targets);
  const page = toTextFile(own, source);
  const shown = loadProject(kept, (files) => files.map((file) => (file === own ? page : file)));
  if ('lines' in shown) throw new Error(`${own.file} is no longer read as text: ${shown.lines.join(' ')}`);
  const document = {
    text: new TextDecoder().decode(page.bytes),
    records: listRecords(shown.book, edition),
    starts: listStarts(shown.book, edition),
  };
  return spliceDocument(document, targets);
}

/** Whether a document was written here whole, with contents that must go with its rules, and holds nothing but units. */
function isOurs({ book }: TranslationProject, edition: EditionId, { manifest }: InputFile): boolean {
  if (!manifest?.translation || manifest.translation.replaced !== undefined) return false;
  return [...book.rulesIn(edition), ...book.glossaryIn(edition)].every(({ en }) => en);
}

/** A web page as the text that it shows: the frame of its site left out, with marks before the items of lists. */
function toTextFile(own: InputFile, { lines }: SourceText): InputFile {
  const shown = lines.filter(({ frame }) => !frame).map(({ text, item }) => (item ? `・${text}` : text));
  const bytes = new TextEncoder().encode(`${shown.join('\n')}\n`);
  const { encoding: _, ...manifest } = own.manifest ?? {};
  const file = own.file.replace(/\.[^./]*$/, '.txt');
  return { ...own, file, bytes, manifest: { ...(manifest as Manifest), sha256: toSha256(bytes) } };
}

/** The lines at which anything Japanese of an edition begins. */
function listStarts(book: TranslationProject['book'], edition: EditionId): number[] {
  const matter =
    book.editions.find(({ id }) => id === edition)?.matter.filter(({ lang }) => lang === 'ja') ?? [];
  const sides = [...book.rulesIn(edition), ...book.glossaryIn(edition)].flatMap(({ ja }) =>
    ja && !ja.edition ? ja : [],
  );
  return [...matter, ...sides].map(({ place }) => place.line);
}

/**
 * The manifest of a document that a translated file was made into: what is known of its texts stays known. `replaced` is
 * the Japanese of the edition that it takes the place of, `english` what was translated, `older` what it carries on.
 */
function toTranslationManifest(
  edition: EditionId,
  document: Uint8Array,
  { file, bytes }: { file: string; bytes: Uint8Array },
  { replaced, english, older }: Record<'replaced' | 'english' | 'older', Manifest | undefined>,
): Manifest {
  const name = fileNameSchema.safeParse(basename(file)).data ?? 'translation';
  const texts = replaced ?? english;
  const isOurs = replaced?.translation !== undefined && replaced.translation.replaced === undefined;
  const carried = isOurs
    ? replaced.translation?.carried
    : !replaced && older && { id: older.id, sha256: older.sha256 };
  const id = replaced?.id ?? `cr-${edition}-ja`;
  return {
    id,
    file: replaced && !/\.html?$/i.test(replaced.file) ? replaced.file : `${id}.txt`,
    kind: 'cr-text',
    lang: 'ja',
    edition,
    ...(replaced?.title && { title: replaced.title }),
    origin: (!isOurs && replaced?.origin) || `The translated file ${name}.`,
    licence: (replaced ?? older)?.licence ?? 'Not stated. The text belongs to its publisher and translators.',
    unofficialDigest: texts?.unofficialDigest ?? false,
    ...(texts?.sample && { sample: true }),
    sha256: toSha256(document),
    translation: {
      file: name,
      sha256: toSha256(bytes),
      ...(english && { english: { id: english.id, sha256: english.sha256 } }),
      ...(carried && { carried }),
      ...(replaced && !isOurs && { replaced: replaced.sha256 }),
    },
  };
}
