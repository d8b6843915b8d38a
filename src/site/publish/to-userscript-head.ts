/** What a userscript manager reads first. `@match` names no real site: the reader puts in those the script may run on. */
export function toUserscriptHead(name: string, root: string): string {
  return [
    '// ==UserScript==',
    `// @name        ${name}: rule numbers`,
    `// @name:ja     ${name}: ルール番号のリンク`,
    `// @namespace   ${root}`,
    '// @version     1.0.0',
    '// @description Links rule numbers to the rules in English and Japanese and shows them on hover.',
    '// @description:ja ルール番号を日英の条文にリンクし、重ねると表示します。',
    '// @match       https://forum.example/*',
    '// @run-at      document-idle',
    '// @grant       none',
    '// ==/UserScript==',
  ].join('\n');
}
