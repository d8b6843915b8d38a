const HEADERS = ['content-type', 'content-security-policy', 'x-content-type-options', 'referrer-policy'];

/** A new response with the same content: one that was redirected may not answer a navigation, and sizes may differ. */
export function toStorable(content: ArrayBuffer, { headers }: Response): Response {
  const stored = HEADERS.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(content, { headers: stored });
}
