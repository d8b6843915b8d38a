import type { BuildInfo } from '../publish/offline-list.ts';

/** Put in by the bundler, so that the worker's own bytes change with the site and browsers notice a new build. */
declare const TAIYAKU_BUILD: BuildInfo;

export const BUILD: BuildInfo = TAIYAKU_BUILD;
