import type { WorkerDescription, WorkerRequest } from '../../offline/messages.ts';

/** Which build the worker of this site is, also before it has taken over the page; undefined where it could not be installed. */
export async function askWorker(
  registration: ServiceWorkerRegistration,
): Promise<WorkerDescription | undefined> {
  const worker = registration.active ?? (await waitFor(registration.installing ?? registration.waiting));
  if (!worker) return undefined;
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }: MessageEvent<WorkerDescription>) => resolve(data);
    worker.postMessage('describe' satisfies WorkerRequest, [channel.port2]);
  });
}

/** The worker once it is at work. */
function waitFor(worker: ServiceWorker | null): Promise<ServiceWorker | undefined> {
  return new Promise((resolve) => {
    const settle = () => {
      if (!worker || worker.state === 'redundant') resolve(undefined);
      else if (worker.state === 'activated') resolve(worker);
    };
    worker?.addEventListener('statechange', settle);
    settle();
  });
}
