import type { ReadingStrings } from '../strings/reading-strings.ts';

/** The texts of what helps reading, in the language of the page; fetched when first asked for. */
export async function loadReadingTexts(): Promise<ReadingStrings> {
  const { default: texts } =
    document.documentElement.lang === 'ja'
      ? await import('../../content/strings/reading/ja.json')
      : await import('../../content/strings/reading/en.json');
  return texts;
}
