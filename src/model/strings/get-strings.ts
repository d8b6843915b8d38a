import { z } from 'zod';
import citingEn from '../../../content/strings/citing/en.json' with { type: 'json' };
import citingJa from '../../../content/strings/citing/ja.json' with { type: 'json' };
import concordanceEn from '../../../content/strings/concordance/en.json' with { type: 'json' };
import concordanceJa from '../../../content/strings/concordance/ja.json' with { type: 'json' };
import embedEn from '../../../content/strings/embed/en.json' with { type: 'json' };
import embedJa from '../../../content/strings/embed/ja.json' with { type: 'json' };
import en from '../../../content/strings/en.json' with { type: 'json' };
import ja from '../../../content/strings/ja.json' with { type: 'json' };
import linksEn from '../../../content/strings/links/en.json' with { type: 'json' };
import linksJa from '../../../content/strings/links/ja.json' with { type: 'json' };
import mentionsEn from '../../../content/strings/mentions/en.json' with { type: 'json' };
import mentionsJa from '../../../content/strings/mentions/ja.json' with { type: 'json' };
import offlineEn from '../../../content/strings/offline/en.json' with { type: 'json' };
import offlineJa from '../../../content/strings/offline/ja.json' with { type: 'json' };
import readingEn from '../../../content/strings/reading/en.json' with { type: 'json' };
import readingJa from '../../../content/strings/reading/ja.json' with { type: 'json' };
import searchEn from '../../../content/strings/search/en.json' with { type: 'json' };
import searchJa from '../../../content/strings/search/ja.json' with { type: 'json' };
import sourceEn from '../../../content/strings/source/en.json' with { type: 'json' };
import sourceJa from '../../../content/strings/source/ja.json' with { type: 'json' };
import trayEn from '../../../content/strings/tray/en.json' with { type: 'json' };
import trayJa from '../../../content/strings/tray/ja.json' with { type: 'json' };
import { currentGame } from '../game/current-game.ts';
import type { Game } from '../game/game.ts';
import { noteInputs } from '../game/watch-inputs.ts';
import { memoize } from '../memoize.ts';
import type { Lang } from '../records/lang.ts';
import { nameBookIn } from './name-book.ts';

/** The texts of the parts of the site that take their own to the browser, `content/strings/<part>/{en,ja}.json`. */
const PARTS = {
  reading: { en: readingEn, ja: readingJa },
  search: { en: searchEn, ja: searchJa },
  citing: { en: citingEn, ja: citingJa },
  links: { en: linksEn, ja: linksJa },
  mentions: { en: mentionsEn, ja: mentionsJa },
  concordance: { en: concordanceEn, ja: concordanceJa },
  offline: { en: offlineEn, ja: offlineJa },
  tray: { en: trayEn, ja: trayJa },
  source: { en: sourceEn, ja: sourceJa },
  embed: { en: embedEn, ja: embedJa },
};

/** Every text of the interface, by the part of the site that shows it; `content/strings/{en,ja}.json` hold those that stay in the build. */
export type Strings = typeof en & { [Part in keyof typeof PARTS]: (typeof PARTS)[Part]['en'] };

const listTexts = (lang: Lang): object => ({
  ...{ en, ja }[lang],
  ...Object.fromEntries(Object.entries(PARTS).map(([part, texts]) => [part, texts[lang]])),
});

/** What the English texts are the other language has, too: every text, none of them empty, and none more. */
export const stringsSchema = toSchema(listTexts('en')) as z.ZodType<Strings>;

function toSchema(texts: unknown): z.ZodType {
  if (typeof texts === 'string') return z.string().min(1);
  if (Array.isArray(texts)) return z.array(z.string().min(1)).min(texts.length);
  return z.strictObject(
    Object.fromEntries(Object.entries(texts as object).map(([name, text]) => [name, toSchema(text)])),
  );
}

const textsOf = memoize((_game: Game) => ({ en: toWatched('en'), ja: toWatched('ja') }));

/** The interface texts of a language, for the build, with the names of the game, checked against the schema. */
export function getStrings(lang: Lang): Strings {
  return textsOf(currentGame())[lang];
}

/** The texts of a language, which tell whoever is watching what is asked of their parts: `en/navigation/home`. */
function toWatched(lang: Lang): Strings {
  const texts = nameBookIn(stringsSchema.parse(listTexts(lang)), lang);
  const parts = Object.entries(texts).map(([part, own]): [string, object] => {
    const names = new Map<PropertyKey, readonly string[]>(
      Object.keys(own).map((key) => [key, [`${lang}/${part}/${key}`]]),
    );
    const get = (target: object, key: PropertyKey) => {
      noteInputs(names.get(key) ?? []);
      return Reflect.get(target, key);
    };
    return [part, new Proxy<object>(own, { get })];
  });
  return Object.assign(texts, Object.fromEntries(parts));
}

/** What is at the place of a text or texts, by the name that is told. */
export function readString(name: string): unknown {
  const [lang, part, key] = name.split('/');
  const texts: Readonly<Record<string, object>> = getStrings(lang === 'en' ? 'en' : 'ja');
  return Reflect.get(texts[part ?? ''] ?? {}, key ?? '');
}
