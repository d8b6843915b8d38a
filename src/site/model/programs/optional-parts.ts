import site from '../../../../content/site.json';

/** What the owner of a site may leave out; a site's own settings may be of before there was a choice. */
type OptionalPart = 'previewPictures' | 'ruleMarkdown';

/** Whether the site has such a part. */
export function hasPart(
  part: OptionalPart,
  settings: Partial<Record<OptionalPart, boolean>> = site,
): boolean {
  return settings[part] !== false;
}
