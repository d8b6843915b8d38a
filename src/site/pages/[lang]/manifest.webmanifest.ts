import type { APIRoute } from 'astro';
import settings from '../../../../content/site.json';
import { listLanguages, readPage, toHref } from '../../model/site.ts';

export const getStaticPaths = listLanguages;

const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/seal.svg', sizes: 'any', type: 'image/svg+xml' },
];

/** Lets a device install the site, one site whichever language it was installed in. */
export const GET: APIRoute = (context) => {
  const { lang, strings } = readPage(context);
  const { site, navigation } = strings;
  const manifest = {
    id: toHref('/'),
    name: site.title,
    short_name: settings.name,
    description: site.description,
    lang,
    dir: 'ltr',
    start_url: toHref(`/${lang}/`),
    scope: toHref('/'),
    display: 'standalone',
    background_color: '#fbf9f4',
    theme_color: '#fbf9f4',
    categories: ['books', 'games', 'education'],
    icons: ICONS.map((icon) => ({ ...icon, src: toHref(icon.src) })),
    shortcuts: [
      { name: navigation.contents, url: toHref(`/${lang}/cr/`) },
      { name: navigation.glossary, url: toHref(`/${lang}/glossary/`) },
    ],
  };
  return new Response(`${JSON.stringify(manifest, null, 1)}\n`, {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
