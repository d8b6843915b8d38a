import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { type Lang, otherLang } from '../../model/records/lang.ts';
import { cutToNodes, listMatches } from '../../model/text/spans.ts';
import { type RenderFile, toContext } from './nodes.ts';

/**
 * Runs of the other language, by language of the text: in Japanese, Latin words of three letters and more (`rule`,
 * `Aluren`, not `X/X` or `PT`), with the words beside them; in English, kana and kanji.
 */
const FOREIGN: Record<Lang, RegExp> = {
  ja: /(?:[A-Za-z][A-Za-z'’.-]*[ ,:!]+)*[A-Za-z][A-Za-z'’.-]{2,}(?:[ ,:!&]+[A-Za-z][A-Za-z'’.-]*)*/g,
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々「」『』、。・《》〔〕]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々「」『』、。・《》〔〕]*/gu,
};

/** Gives every run of the other language a `lang`: `接死/Deathtouch` → `接死/<span lang="en">Deathtouch</span>`. */
export function rehypeLang(): (tree: Root, file: RenderFile) => void {
  return (tree, file) => {
    const { lang } = toContext(file);
    visit(tree, 'text', (node, index, parent) => {
      if (index === undefined || !parent || isCode(parent)) return undefined;
      const runs = listMatches(node.value, FOREIGN[lang]);
      if (runs.length === 0) return undefined;
      const pieces = cutToNodes(node.value, runs, ({ match: [run] }) =>
        h('span', { lang: otherLang(lang) }, run),
      );
      (parent as Element).children.splice(index, 1, ...pieces);
      return [SKIP, index + pieces.length];
    });
  };
}

function isCode(parent: Root | Element): boolean {
  if (parent.type !== 'element') return false;
  const { className } = parent.properties;
  return parent.tagName === 'code' || (Array.isArray(className) && className.includes('symbol-text'));
}
