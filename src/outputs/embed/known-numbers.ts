import { createNumberCheck } from '../../features/mentions/number-shape.ts';

/** Every number ever published, put in when the script is bundled. */
declare const TAIYAKU_NUMBERS: string;

const isPublished = createNumberCheck(TAIYAKU_NUMBERS);

/** Whether a number has a page to link: a wrong link is worse than none. */
export function isKnownNumber(number: string): boolean {
  return isPublished(number);
}
