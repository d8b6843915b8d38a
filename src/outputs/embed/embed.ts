/**
 * `/embed.js`: links the rule numbers in another site's text and shows the rule beside them.
 * `<script src="…/embed.js" data-selector=".post" data-lang="ja" defer></script>`
 */
import { readOptions } from './options.ts';
import { startEmbed } from './start-embed.ts';
import { listen, readDocument } from './unclobbered.ts';

const script = readDocument('currentScript');
if (script instanceof HTMLScriptElement) {
  const options = readOptions(script, readDocument('documentElement').lang);
  const start = () => options.selector && startEmbed(options);
  if (readDocument('readyState') === 'loading') listen('DOMContentLoaded', start);
  else start();
}
