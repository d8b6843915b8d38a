import type { AstroIntegration } from 'astro';

/** Cards have a page and are found by the search only where a card file is kept: else a site has no script of them either. */
export function cardPages(hasCards: boolean): AstroIntegration {
  return {
    name: 'taiyaku-cards',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig }) => {
        updateConfig({ vite: { define: { 'import.meta.env.HAS_CARDS': String(hasCards) } } });
        if (hasCards)
          injectRoute({ pattern: '/[lang]/card', entrypoint: './src/site/pages/[lang]/_card.astro' });
      },
    },
  };
}
