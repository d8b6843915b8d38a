import { parentPort, workerData } from 'node:worker_threads';
import { type Project, useProject } from '../../model/game/project.ts';
import type { OptionalPart } from '../../outputs/hosts.ts';
import type { SiteSettings } from '../../outputs/site-settings.ts';
import type { ContentFolders } from '../../rulebook/book/read-collections.ts';
import { provideParts } from '../model/programs/optional-parts.ts';
import { loadSiteContent, provideSiteContent } from '../model/site-content.ts';
import type { SiteFile } from '../publish/collect-offline-files.ts';
import { makePages, type PageWork } from './page-blocks.ts';
import { openPageCache } from './page-cache.ts';
import { writeSideFiles } from './write-side-files.ts';

/** What the second thread of a build begins with. */
export interface ThreadStart {
  project: Project;
  folders: ContentFolders;
  settings: SiteSettings;
  made: string;
}

/**
 * What it is told later: the parts that the site has, with the folder of what earlier builds kept and the hash of all that
 * the site is made of, none where nothing is kept; then the pages.
 */
export type ThreadOrder =
  | { parts: ReadonlySet<OptionalPart>; kept: string; key: string | undefined }
  | { work: PageWork };

/** What it answers to the pages: the files that it wrote. */
export type ThreadAnswer = readonly SiteFile[];

const { project, folders, settings, made }: ThreadStart = workerData;
useProject(project);
const content = loadSiteContent(folders);
provideSiteContent(content);
let before = Promise.resolve();
// One after the other: what is made is watched, and nothing else may be made meanwhile.
parentPort?.on('message', (order: ThreadOrder) => {
  before = before.then(() => follow(order));
});

async function follow(order: ThreadOrder): Promise<void> {
  if ('parts' in order) {
    const { parts, kept, key } = order;
    provideParts(parts);
    await writeSideFiles(content, settings, parts, made, { cache: openPageCache(kept, new Map()), key });
    return;
  }
  const files: ThreadAnswer = await makePages(order.work, 'end');
  parentPort?.postMessage(files);
  parentPort?.close();
}
