import type { AstroIntegration, AstroPrerenderer } from 'astro';

/** Tells before the first page how many files Astro will write, and after each page how many of Astro's are written, and of how many. */
export function countAstroPages(
  onPaths: (all: number) => void,
  onPage: (done: number, all: number) => void,
): AstroIntegration {
  return {
    name: 'taiyaku-count-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((usual) => countRendered(usual, onPaths, onPage)),
    },
  };
}

function countRendered(
  usual: AstroPrerenderer,
  onPaths: (all: number) => void,
  onPage: (done: number, all: number) => void,
): AstroPrerenderer {
  let done = 0;
  let all = 0;
  return {
    ...usual,
    async getStaticPaths() {
      const paths = await usual.getStaticPaths();
      all = paths.length;
      onPaths(all);
      return paths;
    },
    async render(request, options) {
      const response = await usual.render(request, options);
      onPage(++done, all);
      return response;
    },
  };
}
