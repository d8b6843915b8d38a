import type { WorkerDescription, WorkerRequest } from '../../offline/messages.ts';

/** Which build the worker at work is; undefined where none has taken over this page yet. */
export function askWorker(): Promise<WorkerDescription | undefined> {
  const controller = navigator.serviceWorker?.controller;
  if (!controller) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }: MessageEvent<WorkerDescription>) => resolve(data);
    controller.postMessage('describe' satisfies WorkerRequest, [channel.port2]);
  });
}
