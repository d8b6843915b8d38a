/** A bookmark that loads `/embed.js` into the page at hand; `root` is the address of the site with a slash at its end. */
export function toBookmarklet(root: string): string {
  const source = JSON.stringify(`${root}embed.js`);
  return `javascript:(()=>{const s=document.createElement("script");s.src=${source};s.dataset.selector="body";document.head.append(s)})()`;
}
