import { type Project, useProject } from '../../model/game/current-game.ts';
import type { OptionalPart } from '../../outputs/hosts.ts';
import type { SiteSettings } from '../../outputs/site-settings.ts';
import type { ContentFolders } from '../../rulebook/book/read-collections.ts';
import { getSiteContent, loadSiteContent, provideSiteContent } from '../model/site-content.ts';
import type { SiteFile } from '../publish/collect-offline-files.ts';
import { openSiteFolder } from './build-folder.ts';
import { doTasks } from './build-worker.ts';
import { makePages, type PageWork } from './page-blocks.ts';
import { openPageCache } from './page-cache.ts';
import { writeSideFiles } from './write-side-files.ts';

/** Reads the content of the site. */
interface ContentOrder {
  project: Project;
  folders: ContentFolders;
}

/** To write what stands beside the pages. */
interface SideOrder {
  settings: SiteSettings;
  parts: ReadonlySet<OptionalPart>;
  /** Folder of the site, and of what earlier builds kept. */
  made: string;
  kept: string;
  /** Hash of all that the site is made of; absent where nothing is kept. */
  key: string | undefined;
}

const tasks = {
  readContent({ project, folders }: ContentOrder): void {
    useProject(project);
    provideSiteContent(loadSiteContent(folders));
  },
  async writeSideFiles({ settings, parts, made, kept, key }: SideOrder): Promise<readonly SiteFile[]> {
    const content = { ...getSiteContent(), parts };
    provideSiteContent(content);
    const site = openSiteFolder(made);
    const cache = openPageCache(kept, new Map());
    await writeSideFiles(content, settings, site, { cache, key });
    return site.files;
  },
  makePages: (work: PageWork): Promise<readonly SiteFile[]> => makePages(work, 'end'),
};

export type ThreadTasks = typeof tasks;
doTasks(tasks);
