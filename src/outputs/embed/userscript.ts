/** `/taiyaku.user.js`: the same as `/embed.js` for pages that do not load it, run by a userscript manager. */
import { startEmbed } from './start-embed.ts';
import { readDocument } from './unclobbered.ts';

/** Root of the site, put in when the script is bundled. */
declare const TAIYAKU_SITE: string;

startEmbed({
  site: TAIYAKU_SITE,
  selector: 'body',
  langs: readDocument('documentElement').lang.startsWith('en') ? ['en', 'ja'] : ['ja', 'en'],
});
