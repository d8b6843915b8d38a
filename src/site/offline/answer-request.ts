import type { BuildInfo } from '../publish/offline-list.ts';
import { answerOffline } from './answer-offline.ts';
import { findStored } from './cache-names.ts';
import { findIntact } from './find-intact.ts';
import { refillBuild } from './install-build.ts';
import { isBesidePages, storeRead } from './store-read.ts';

/** How long a page that is stored waits for a host that does not answer: a crowded hall has bad connections. */
const PATIENCE = 4000;

/** Names that change with their content: `_assets/…`, `early.1a2b3c4d.js`, `names.15da4138ad410881.json`. */
const NAMED_BY_CONTENT = /^_assets\/|\.[0-9a-f]{8,16}\.(?:js|json)$/;

export interface RequestContext {
  languages: readonly string[];
  /** Lets the worker live until the promise is done. */
  waitUntil: (promise: Promise<unknown>) => void;
  /** Called when the host turns out to have another build. */
  onOtherBuild: () => void;
}

/**
 * Answers one request. With a connection the host's answer is given as it is, so pages and their files are always of
 * one build; without one, everything comes from the caches of this worker's build.
 */
export async function answerRequest(
  build: BuildInfo,
  request: Request,
  around: RequestContext,
): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(build.base.length);
  const isPage = request.mode === 'navigate';
  const isNamedByContent = NAMED_BY_CONTENT.test(path);
  const stored = await (isNamedByContent ? findIntact : findStored)(build, path);
  if (stored && isNamedByContent) return stored;
  try {
    const response = await (stored ? fetchSoon(request) : fetch(request));
    if (stored && response.status >= 500) return stored;
    const isRead = isPage || isBesidePages(path);
    if (isRead && response.ok && response.type === 'basic' && !response.redirected)
      around.waitUntil(keep(build, path, response.clone(), around));
    if ((isPage || isNamedByContent) && response.ok) around.waitUntil(refillBuild(build));
    return response;
  } catch (error) {
    if (isPage) return answerOffline(build, url, around.languages);
    if (stored) return stored;
    throw error;
  }
}

async function keep(
  build: BuildInfo,
  path: string,
  response: Response,
  around: RequestContext,
): Promise<void> {
  // Storage may be full: what is read is kept where there is room.
  const outcome = await storeRead(build, path, response).catch(() => 'unlisted' as const);
  if (outcome === 'other') around.onOtherBuild();
}

function fetchSoon(request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE);
    fetch(request)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
