import { joinSentences } from '../../../model/records/lang.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import type { WorkerRequest } from '../../publish/offline-list.ts';
import { h } from '../h.ts';
import { readPageLang } from '../own-page.ts';

const BUTTON = { type: 'button', class: 'button' };

/** Offers a new version that is loaded whole; the page changes over when the reader says so, never by itself. */
export function announceUpdate(waiting: ServiceWorker, texts: Strings['offline']): void {
  if (document.getElementById('update')) return;
  const lang = readPageLang();
  const message = h('p', joinSentences([texts.update, texts.updateText], lang));
  const now = h('button', BUTTON, texts.updateNow);
  const later = h('button', BUTTON, texts.updateLater);
  const box = h('div.update.cluster.ui', { id: 'update', role: 'status' }, message, now, later);
  now.addEventListener('click', () => changeOver(waiting));
  later.addEventListener('click', () => box.remove());
  document.body.append(box);
}

/** Lets the waiting worker take over, then loads the page from it. */
function changeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over' satisfies WorkerRequest);
}
