import { foldText } from './fold-text.ts';

/** The key under which a name is found: folded, without spaces. `State-Based Actions` → `statebasedactions`. */
export function toNameKey(name: string): string {
  return foldText(name).replaceAll(' ', '');
}
