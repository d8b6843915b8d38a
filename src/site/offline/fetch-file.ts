import { hashContent } from './hash-content.ts';
import { toStorable } from './to-storable.ts';

/** A file is not the one of the build in use: the site was published again meanwhile. */
export class OtherBuildError extends Error {}

/**
 * Fetches a file past the browser's own cache and gives it only if it is the one the build lists. Rejects with
 * `OtherBuildError` where it is another, or gone.
 */
export async function fetchFile(address: string, hash: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache', ...(signal && { signal }) });
  if (!response.ok) throw new OtherBuildError(`${address}: ${response.status}`);
  const content = await response.arrayBuffer();
  if ((await hashContent(content)) !== hash) throw new OtherBuildError(`${address}: another build`);
  return toStorable(content, response);
}
