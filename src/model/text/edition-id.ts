/** A version as an id: `v01.26.01`; its parts have two digits, so that ids sort as text. */
export const VERSION_ID = /^v\d\d(?:\.\d\d){0,3}$/;
const WRITTEN_VERSION = /^(?:v\d{1,2}|v?\d{1,2}(?:\.\d{1,2}){1,3})$/i;

/**
 * The id of an edition from what people write of it: the day it takes effect, `2026-02-27`, or its version where it states no
 * day, `1.26.1` and `v1.26.1` → `v01.26.01`. Undefined of anything else.
 */
export function toEditionId(text: string): string | undefined {
  if (toEditionDay(text)) return text;
  if (!WRITTEN_VERSION.test(text)) return undefined;
  return `v${text
    .replace(/^v/i, '')
    .split('.')
    .map((part) => part.padStart(2, '0'))
    .join('.')}`;
}

/** The version that an id names, as people write it: `v01.26.01` → `1.26.1`; undefined of a day. */
export function toVersion(id: string): string | undefined {
  return VERSION_ID.test(id) ? id.slice(1).replace(/(^|\.)0/g, '$1') : undefined;
}

/** The day of an edition, which the calendar has; undefined of one that is named by its version. */
export function toEditionDay(id: string): string | undefined {
  const date = new Date(`${id}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(id) && !Number.isNaN(date.getTime());
  return isDay && date.toISOString().startsWith(id) ? id : undefined;
}
