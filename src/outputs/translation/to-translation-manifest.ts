import { basename } from 'node:path';
import { toSha256 } from '../../disk/to-sha256.ts';
import type { EditionId } from '../../model/records/edition.ts';
import { fileNameSchema, type Manifest } from '../../reading/sources/manifest.ts';

/** Where a written document comes from. */
export interface TranslationOrigin {
  edition: EditionId;
  /** The translated file, as it was named, and its bytes. */
  file: string;
  bytes: Uint8Array;
  /** Manifest of the Japanese of the edition that it takes the place of. */
  replaced: Manifest | undefined;
  /** Manifest of the English that was translated. */
  english: Manifest | undefined;
  /** Manifest of the older Japanese that it carries on. */
  older: Manifest | undefined;
}

/** The manifest of a document that a translated file was made into: what is known of its texts stays known. */
export function toTranslationManifest(
  { edition, file, bytes, replaced, english, older }: TranslationOrigin,
  document: Uint8Array,
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
