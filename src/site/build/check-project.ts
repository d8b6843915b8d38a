import { existsSync, globSync, readFileSync } from 'node:fs';

/**
 * Why no site can be built in the working folder, as a sentence, or undefined: it must be the project's, its path must be
 * one that Vite can read, and its authored tables must be JSON.
 */
export function checkProject(folder = process.cwd()): string | undefined {
  if (!existsSync(`${folder}/astro.config.mjs`) || !existsSync(`${folder}/content`))
    return `${folder}: is not the project’s folder; change to it first`;
  const [sign] = /[#?%]/.exec(folder) ?? [];
  if (sign)
    return `${folder}: Vite, which builds the site, takes “${sign}” in the path of a project for a part of an address; move or rename the folder`;
  return globSync('content/{*.json,terms/*.json,strings/**/*.json}', { cwd: folder })
    .sort()
    .map((file) => checkTable(folder, file))
    .find(Boolean);
}

function checkTable(folder: string, file: string): string | undefined {
  try {
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    return undefined;
  } catch (error) {
    return `${file}: not JSON: ${error instanceof Error ? error.message : error}`;
  }
}
