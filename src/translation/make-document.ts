import { toSourceId } from '../ingest/input-file.ts';
import type { EditionId } from '../records/edition.ts';
import type { Lang } from '../records/lang.ts';
import type { Manifest } from '../sources/manifest.ts';
import { readSource } from '../sources/read-source.ts';
import type { UnitRecord } from './list-records.ts';
import type { TranslationProject } from './load-project.ts';
import { isChanged, spliceDocument } from './splice-document.ts';
import { toTranslationManifest } from './to-translation-manifest.ts';
import { writeDocument } from './write-document.ts';

/** A Japanese document that a translated file was made into. */
export interface MadeDocument {
  manifest: Manifest;
  bytes: Uint8Array;
  /** It is the document that is kept, byte for byte. */
  isSame: boolean;
}

/**
 * The Japanese of an edition as a document: where the edition has one, that one with what changed, to the letter the same
 * where nothing did; else a new one.
 */
export function makeDocument(
  { kept, book }: TranslationProject,
  edition: EditionId,
  records: readonly UnitRecord[],
  targets: ReadonlyMap<string, string>,
  origin: { file: string; bytes: Uint8Array },
): MadeDocument {
  const editionOf = (id: EditionId | undefined) => book.editions.find((each) => each.id === id);
  const inputOf = (id: EditionId | undefined, lang: Lang) => {
    const source = editionOf(id)?.sources[lang];
    return kept.files.find((file) => source !== undefined && toSourceId(file) === source);
  };
  const own = inputOf(edition, 'ja');
  const older = own ? undefined : editionOf(editionOf(edition)?.japaneseEdition);
  if (own?.manifest && !records.some(({ slots }) => slots.some((slot) => isChanged(slot, targets))))
    return { manifest: own.manifest, bytes: own.bytes, isSame: true };
  const encoding = own?.manifest?.encoding;
  const source = own && readSource(own.bytes, own.file, encoding ? { encoding } : {}).source;
  const text =
    source?.format === 'text'
      ? spliceDocument({ text: source.text, records, starts: listStarts(book, edition) }, targets)
      : writeDocument({ edition, records, targets, older: older ?? editionOf(edition) });
  const bytes = new TextEncoder().encode(text);
  const manifest = toTranslationManifest(
    {
      ...origin,
      edition,
      replaced: own?.manifest,
      english: inputOf(edition, 'en')?.manifest,
      older: inputOf(older?.id, 'ja')?.manifest,
    },
    bytes,
  );
  return { manifest, bytes, isSame: false };
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
