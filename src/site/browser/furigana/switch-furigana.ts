import type { FuriganaReadings } from '../../../features/render/furigana/furigana-code.ts';
import readingsSheet from '../../styles/readings.css?url';
import { fetchJson } from '../fetch-json.ts';
import { loadSheet } from '../load-sheet.ts';
import { loadStrings } from '../load-strings.ts';
import { showMessage } from '../show-message.ts';
import { writeStorage } from '../storage.ts';
import { addRuby, removeRuby } from './ruby.ts';

let width = 0;
let timer = 0;
let isWatching = false;

/** Shows the readings where they are hidden, hides them where they are shown, and keeps the choice. */
export async function switchFurigana(): Promise<void> {
  const root = document.documentElement;
  const isOn = 'furigana' in root.dataset;
  const { furigana: texts } = await loadStrings('reading');
  writeStorage('furigana', isOn ? 'off' : 'on');
  if (isOn) {
    delete root.dataset['furigana'];
    press(false);
    removeRuby();
    showMessage(texts.off);
  } else {
    root.dataset['furigana'] = '';
    if (await showFurigana()) showMessage(texts.on);
    else showMessage(texts.failed);
  }
}

/** Puts the readings over the kanji of the page; false where their file cannot be had. */
export async function showFurigana(): Promise<boolean> {
  press(true);
  const file = document.querySelector<HTMLElement>('main')?.dataset['furigana'];
  if (!file) return true;
  try {
    const [readings] = await Promise.all([
      fetchJson<FuriganaReadings>(`reading/furigana/${file}.json`),
      loadSheet(readingsSheet),
    ]);
    // Switched off again while the file was under way.
    if ('furigana' in document.documentElement.dataset) addRuby(readings);
    watchWidth(readings);
    return true;
  } catch {
    return false;
  }
}

/** Lines end elsewhere in a window of another width, and with them the words that are cut in two. */
function watchWidth(readings: FuriganaReadings): void {
  if (isWatching) return;
  isWatching = true;
  width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!('furigana' in document.documentElement.dataset)) return;
      removeRuby();
      addRuby(readings);
    }, 200);
  });
}

function press(isOn: boolean): void {
  for (const button of document.querySelectorAll('.furigana-switch')) button.ariaPressed = String(isOn);
}
