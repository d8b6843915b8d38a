import { createHash } from 'node:crypto';
import { withBase } from '../../rulebook/book/address.ts';
import { type SiteSettings, warnOfAddress } from '../site-settings.ts';
import type { EpubEdition } from './epub-edition.ts';

/** Who publishes an e-book: the site. Its address is named only where readers can reach it. */
export function toPublisher(settings: SiteSettings): EpubEdition['publisher'] {
  const { name, origin, base } = settings;
  return warnOfAddress(settings) ? { name } : { name, address: origin + withBase(base, '/') };
}

/** A UUID made of the site and of names (version 8 of RFC 9562), so that the same e-book of the same site has the same. */
export function toIdentifier({ name, origin, base }: SiteSettings, names: readonly string[]): string {
  const text = [name, origin, base, ...names].join('\n');
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
