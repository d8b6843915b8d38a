import type { DocumentKind } from '../../model/records/document.ts';
import { toSlug } from '../../model/text/slug.ts';
import { fileNameSchema, sourceIdSchema } from '../../reading/sources/manifest.ts';

/** Bytes of a file name that every file system takes, with room for what a working copy adds. */
const LONGEST = 150;

/** The name a document is kept under, made of the one it came with; what a file system refuses becomes `_`. */
export function toDocumentName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(clean(name)) ?? [];
  const kept = cut(stem, LONGEST - Buffer.byteLength(ending)) + ending;
  if (fileNameSchema.safeParse(kept).success) return kept;
  return `document${fileNameSchema.safeParse(`document${ending}`).success ? ending : ''}`;
}

function clean(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[<>:"/\\|?*\p{C}\p{Zl}\p{Zp}]/gu, '_')
    .replace(/^\.+|[. ]+$/g, '');
}

/** The longest beginning that has so many bytes at most, without half a character. */
function cut(text: string, bytes: number): string {
  let kept = '';
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > bytes) break;
    kept += character;
  }
  return kept.replace(/[. ]+$/, '');
}

/** A name for a source in ASCII, made of the one its file came with; where that leaves none, of what the document is. */
export function toSourceName(name: string, kind: DocumentKind): string {
  const slug = toSlug(name.replace(/\.[^.]*$/, ''), '')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return sourceIdSchema.safeParse(slug).success ? slug : [kind, slug].filter(Boolean).join('-');
}
