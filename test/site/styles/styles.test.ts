import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = 'src/site/styles';
const files = readdirSync(FOLDER).map((file) => ({ file, css: readFileSync(join(FOLDER, file), 'utf8') }));
/** What every page loads, and what kinds of page and what opens over a page load besides. */
const sheets = files.filter(({ css }) => css.includes('@import'));
const parts = files.filter(({ css }) => !css.includes('@import'));

/** Values of a property in a file, without the line ends inside them. */
const listValues = (css: string, property: string) =>
  [...css.matchAll(new RegExp(`(?<![-\\w])${property}:\\s*([^;]+);`, 'g'))].map(([, value = '']) => value);

describe('the style sheets', () => {
  test('name every file, no sheet one twice, each in a layer of the one order that both state first', () => {
    const orders = new Set(sheets.map(({ css }) => /@layer ([^;]+);/.exec(css)?.[1]));
    expect(orders.size).toBe(1);
    const layers = [...orders][0]?.split(', ') ?? [];
    const imports = sheets.map(({ css }) => [...css.matchAll(/@import "\.\/([^"]+)" layer\((\w+)\);/g)]);
    const named = imports.map((all) => all.map(([, file]) => file));
    expect([...new Set(named.flat())].sort()).toEqual(parts.map(({ file }) => file).sort());
    for (const all of named) expect(all).toEqual([...new Set(all)]);
    for (const all of imports) {
      const used = all.map(([, , layer = '']) => layers.indexOf(layer));
      expect(used).toEqual(used.toSorted((one, other) => one - other));
    }
    expect(new Set(imports.flatMap((all) => all.map(([, , layer]) => layer)))).toEqual(new Set(layers));
  });

  test.each(parts)('$file takes its sizes of letters from the scale', ({ file, css }) => {
    const free = [...listValues(css, 'font-size'), ...listValues(css, 'font')].filter(
      (value) =>
        /[\d.]+(?:rem|px)/.test(value.replace('16px', '')) ||
        (file !== 'print.css' && /\d(?:pt|mm)/.test(value)),
    );
    expect(free).toEqual([]);
  });

  test.each(parts)('$file takes its spaces from the scale', ({ css }) => {
    const spaces = ['margin', 'padding', 'gap', 'row-gap', 'column-gap'].flatMap((name) =>
      [`${name}`, `${name}-(?:block|inline|top|bottom|left|right)(?:-start|-end)?`].flatMap((each) =>
        listValues(css, each),
      ),
    );
    expect(spaces.filter((value) => /[\d.]+(?:rem|px)/.test(value.replace('2px', '')))).toEqual([]);
  });

  test('changes at five widths, on paper in one file, for contrast in one place', () => {
    const widths = parts.flatMap(({ css }) =>
      [...css.matchAll(/[<>]=? (\d+rem)/g)].map(([, width]) => width),
    );
    expect([...new Set(widths)].sort()).toEqual(['18rem', '44rem', '54rem', '64rem', '76rem']);
    const having = (text: RegExp) => parts.filter(({ css }) => text.test(css)).map(({ file }) => file);
    expect(having(/@media print/)).toEqual(['print.css']);
    expect(having(/prefers-contrast/)).toEqual(['tokens.css']);
  });
});
