/**
 * `/embed.js`: links the rule numbers in another site's text and shows the rule beside them.
 * `<script src="…/embed.js" data-selector=".post" data-lang="ja" defer></script>`
 */
import { readOptions } from './options.ts';
import { startEmbed } from './start-embed.ts';

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const options = readOptions(script, document.documentElement.lang);
  const start = () => options.selector && startEmbed(options);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}
