/** Folder of the collections that the site is made of; `npm run build -- --content DIR` sets the variable. */
export const CONTENT_FOLDER = process.env['TAIYAKU_CONTENT'] ?? 'content/collections';
