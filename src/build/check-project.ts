import { existsSync, globSync, readFileSync } from 'node:fs';

/**
 * Why no site can be built in the working folder, as a sentence, or undefined: it must be the project's, its path must be
 * one that Vite can read, and its authored tables must be JSON.
 */
export function checkProject(): string | undefined {
  if (!existsSync('astro.config.mjs') || !existsSync('content'))
    return `${process.cwd()}: is not the project’s folder; change to it first`;
  const [sign] = /[#?%]/.exec(process.cwd()) ?? [];
  if (sign)
    return `${process.cwd()}: Vite, which builds the site, takes “${sign}” in the path of a project for a part of an address; move or rename the folder`;
  return globSync('content/{*.json,terms/*.json,strings/**/*.json}').sort().map(checkTable).find(Boolean);
}

function checkTable(file: string): string | undefined {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return undefined;
  } catch (error) {
    return `${file}: not JSON: ${error instanceof Error ? error.message : error}`;
  }
}
