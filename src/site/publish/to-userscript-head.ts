import type { EditionId } from '../../model/records/edition.ts';
import type { NamedSite } from '../../outputs/api/site-urls.ts';

/**
 * What a userscript manager reads first. `@match` names no real site: the reader puts in those the script may run on.
 * Managers take a script anew where its version is higher: that is made of the edition and the day of the build.
 */
export function toUserscriptHead({ name, built = '0' }: NamedSite, root: string, edition: EditionId): string {
  const toPart = (day: string) => day.replaceAll('-', '');
  const address = `${root}taiyaku.user.js`;
  return [
    '// ==UserScript==',
    `// @name        ${name}: rule numbers`,
    `// @name:ja     ${name}: ルール番号のリンク`,
    `// @namespace   ${root}`,
    `// @version     1.${toPart(edition)}.${toPart(built)}`,
    `// @updateURL   ${address}`,
    `// @downloadURL ${address}`,
    '// @description Links rule numbers to the rules in English and Japanese and shows them on hover.',
    '// @description:ja ルール番号を日英の条文にリンクし、重ねると表示します。',
    '// @match       https://forum.example/*',
    '// @run-at      document-idle',
    '// @grant       none',
    '// ==/UserScript==',
  ].join('\n');
}
