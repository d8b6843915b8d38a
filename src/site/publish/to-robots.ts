/** `robots.txt`: everything may be read; where the sitemap is. */
export function toRobots(sitemap: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
