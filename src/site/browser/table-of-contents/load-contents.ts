import { chapterOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import type { ContentsChapter, ContentsLine } from '../../model/reading/contents.ts';
import { fetchJson } from '../fetch-json.ts';
import { readPageLang } from '../own-page.ts';

/** Chapters and sections in the language of the page. */
export function loadContents(): Promise<ContentsChapter[]> {
  return fetchJson(`reading/contents/${readPageLang()}.json`);
}

/** The rules of a section in the language of the page. */
export async function loadSectionContents(section: RuleNumber): Promise<ContentsLine[]> {
  const sections = await fetchJson<Record<string, ContentsLine[]>>(
    `reading/contents/${readPageLang()}/${chapterOf(section)}.json`,
  );
  return sections[section] ?? [];
}
