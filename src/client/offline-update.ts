import type { WorkerRequest } from '../service-worker/messages.ts';
import { getOfflineTexts } from './offline-texts.ts';

/** Offers a new version that is loaded whole; the page changes over when the reader says so, never by itself. */
export function announceUpdate(waiting: ServiceWorker): void {
  if (document.getElementById('update')) return;
  const texts = getOfflineTexts(document.documentElement.lang === 'ja' ? 'ja' : 'en');
  const box = document.createElement('div');
  box.id = 'update';
  box.className = 'update ui';
  box.setAttribute('role', 'status');
  const message = document.createElement('p');
  message.textContent = `${texts.update}${document.documentElement.lang === 'ja' ? '' : ' '}${texts.updateText}`;
  const now = createButton(texts.updateNow, () => changeOver(waiting));
  const later = createButton(texts.updateLater, () => box.remove());
  box.append(message, now, later);
  document.body.append(box);
}

/** Lets the waiting worker take over, then loads the page from it. */
function changeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over' satisfies WorkerRequest);
}

function createButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}
