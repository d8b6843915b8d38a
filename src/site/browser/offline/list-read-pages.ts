import type { Lang } from '../../../model/records/lang.ts';
import { toCacheNames } from '../../offline/cache-names.ts';

/** A page that was read and is kept. */
export interface ReadPage {
  path: string;
  title: string;
}

/** The pages of a language that were read, the last first. */
export async function listReadPages(base: string, build: string, lang: Lang): Promise<ReadPage[]> {
  const cache = await caches.open(toCacheNames(base, build).read);
  const requests = (await cache.keys()).filter(({ url }) =>
    new URL(url).pathname.startsWith(`${base}${lang}/`),
  );
  const pages = requests.reverse().map(async (request): Promise<ReadPage> => {
    const response = await cache.match(request);
    const parsed = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
    return { path: new URL(request.url).pathname, title: parsed.title };
  });
  return Promise.all(pages);
}
