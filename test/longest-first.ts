import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest: those that build sites, start processes or read whole editions. */
const LONGEST = [
  'site/build/reused-pages',
  'outputs/translation/edition.corpus',
  'features/concordance/counterparts.corpus',
  'digest/own-words',
  'outputs/epub/epubcheck',
  'site/build/dev-site',
  'rulebook/book/relations.corpus',
  'outputs/assistant/serve-assistant',
  'features/search/every-term',
  'features/search/sentences',
  'reading/kinds/any-document',
  'reading/kinds/rulings-properties',
  'reading/kinds/asked',
  'reading/blocks/to-rows',
  'reading/sources/pdf',
  'reading/sources/word',
  'reading/kinds/update-viewer-properties',
  'reading/kinds/cr-text/borders',
  'reading/sources/pdf-rulebooks',
  'ingest/sample',
  'ingest/official-layout',
  'ingest/left-out',
  'repository/fork',
  'features/search/two-tiers',
  'features/search/search-command',
  'features/mentions/action',
  'reading/kinds/characters',
  'reading/kinds/cr-text/properties',
  'ingest/write-collections',
  'built-site/epub',
  'built-site/links',
].map((name) => `/test/${name}.test.ts`);

/** Begins, in each project, with the files that take longest: none is left to one worker while the other has nothing to do. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const place = ({ project, moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return projects.indexOf(project.name) + (found < 0 ? 0.5 : found / 100);
    };
    return sorted.sort((a, b) => place(a) - place(b));
  }
}
