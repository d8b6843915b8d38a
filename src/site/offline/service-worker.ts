/// <reference lib="webworker" />
import type { BuildInfo, WorkerDescription, WorkerRequest } from '../publish/offline-list.ts';
import { answerRequest } from './answer-request.ts';
import { installBuild, removeOtherBuilds } from './install-build.ts';

/** Put in by the bundler, so that the worker's own bytes change with the site and browsers notice a new build. */
declare const TAIYAKU_BUILD: BuildInfo;

const BUILD: BuildInfo = TAIYAKU_BUILD;

/** Reading without a connection. One worker is one build: it stores that build's files and no other's. */
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => event.waitUntil(installBuild(BUILD)));

worker.addEventListener('activate', (event) =>
  event.waitUntil(removeOtherBuilds(BUILD).then(() => worker.clients.claim())),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = url.origin === worker.location.origin && url.pathname.startsWith(BUILD.base);
  if (request.method !== 'GET' || !isOurs) return;
  event.respondWith(
    answerRequest(BUILD, request, {
      languages: worker.navigator.languages,
      waitUntil: (promise) => event.waitUntil(promise),
      onOtherBuild: () => void worker.registration.update().catch(() => undefined),
    }),
  );
});

worker.addEventListener('message', (event: ExtendableMessageEvent) => {
  const request: WorkerRequest = event.data;
  if (request === 'take-over') event.waitUntil(worker.skipWaiting());
  if (request === 'describe') {
    const { id, base, lists } = BUILD;
    event.ports[0]?.postMessage({ id, base, lists } satisfies WorkerDescription);
  }
});
