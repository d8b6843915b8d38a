import type { Ruling, Topic } from '../../../model/records/document.ts';
import { toSlug } from '../../../model/text/slug.ts';
import { THRESHOLDS } from '../../thresholds.ts';

/** `1.1` is under `1`, `1-1a` under `1-1`, `103.4.c` under `103.4`. */
export function findPrefix(label: string, known: ReadonlyMap<string, Topic | Ruling>): Topic | undefined {
  for (let prefix = label.length > THRESHOLDS.name ? '' : label; ; ) {
    const shorter = prefix.replace(/(?:[.-]?[a-z]+|[.-]?\d+)$/, '');
    if (shorter === prefix || shorter === '') return undefined;
    prefix = shorter;
    const found = known.get(prefix);
    if (found && 'names' in found) return found;
  }
}

const NAMED_PARTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    章: 'chapter',
    節: 'section',
    条: 'article',
    部: 'part',
    編: 'part',
    項: 'item',
    回: 'part',
  }),
);

/** The id of a topic by its label: `1.10`, `A.25`, `appendix-a`, `chapter-2`. */
export function toTopicId(label: string): string {
  const appendix = /^(?:付録|appendix)\s?([A-Z\d]*)$/i.exec(label)?.[1];
  if (appendix !== undefined) return `appendix-${appendix.toLowerCase() || '1'}`;
  const [, number, unit] = /^第\s?([\d一二三四五六七八九十百]+)\s?(.)$/.exec(label) ?? [];
  if (number && unit) return `${NAMED_PARTS.get(unit) ?? 'part'}-${number}`;
  // `A.1.1` is printed and linked with its letter.
  if (/^[A-Z](?:\.\d+)*$/.test(label)) return label;
  return toSlug(label).replace(/-/g, label.includes('.') ? '.' : '-');
}
