import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { writeWhole } from '../../disk/write-whole.ts';

/** The packages whose letters are drawn, and the names of the families in them. */
const SANS = { family: 'Noto Sans JP', package: '@expo-google-fonts/noto-sans-jp' };
const SERIF = { family: 'Noto Serif JP', package: '@expo-google-fonts/noto-serif-jp' };
/** The weights that the style sheets ask for, as folders of the packages. */
const WEIGHTS = ['400Regular', '600SemiBold', '700Bold'];
/** What a page may ask for by kind. */
const KINDS = { 'sans-serif': SANS, serif: SERIF, monospace: SANS, 'system-ui': SANS };

/**
 * Writes a configuration for fontconfig that knows the letters of the npm packages and no others, and gives its path (for
 * `FONTCONFIG_FILE`): with it a browser on Linux draws alike on every machine.
 */
export function writeFontConfig(): string {
  const folder = resolve('.cache/fonts');
  const file = join(folder, 'fonts.conf');
  const content = toFontConfig(folder);
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return file;
  // Whole or not at all: a browser may be starting with it.
  writeWhole(file, content);
  return file;
}

function toFontConfig(cache: string): string {
  const folders = [SANS, SERIF].flatMap(({ package: name }) => {
    const main = fileURLToPath(import.meta.resolve(name));
    return WEIGHTS.map((weight) => join(main, '..', weight));
  });
  return toXml([
    { type: 'instruction', name: 'xml', value: 'version="1.0"' },
    { type: 'doctype', name: 'fontconfig', public: undefined, system: 'urn:fontconfig:fonts.dtd' },
    x('fontconfig', [
      ...folders.map((each) => x('dir', each)),
      x('cachedir', join(cache, 'cache')),
      ...Object.entries(KINDS).map(([kind, { family }]) =>
        x('match', { target: 'pattern' }, [
          x('test', { qual: 'any', name: 'family' }, [x('string', kind)]),
          x('edit', { name: 'family', mode: 'assign', binding: 'same' }, [x('string', family)]),
        ]),
      ),
    ]),
  ]);
}
