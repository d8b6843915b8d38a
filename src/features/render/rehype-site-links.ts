import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { withBase } from '../../rulebook/book/address.ts';

/**
 * In authored pages: puts the site's base before links and pictures that begin with `/`, and takes the address off a link
 * that is neither of the site nor http, https or mailto.
 */
export function rehypeSiteLinks({ base }: { base: string }): (tree: Root) => void {
  const prefix = withBase(base, '/');
  return (tree) => {
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src'] as const) {
        const address = properties[name];
        if (typeof address !== 'string') continue;
        if (/^\/(?!\/)/.test(address)) {
          if (!address.startsWith(prefix) || prefix === '/') properties[name] = withBase(base, address);
        } else if (!/^(?:https?:|mailto:|#|\.{1,2}\/|[\w-]+\/)/i.test(address)) delete properties[name];
      }
    });
  };
}
