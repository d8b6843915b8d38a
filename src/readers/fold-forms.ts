const LOOK_ALIKES: Record<string, string> = {
  '　': ' ',
  '\u00a0': ' ',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '〔': '[',
  '〕': ']',
  '【': '[',
  '】': ']',
  '⁄': '/',
  '∕': '/',
};

const FOLDED = new RegExp(`[！-～${Object.keys(LOOK_ALIKES).join('')}]`, 'g');

/**
 * Full-width ASCII and look-alike blanks, dashes, quotes and brackets as plain ASCII, unit for unit, so that offsets
 * hold: `Ａ．２５．１　－` → `A.25.1 -`. For matching only; records keep what was printed.
 */
export function foldForms(text: string): string {
  return text.replace(
    FOLDED,
    (unit) => LOOK_ALIKES[unit] ?? String.fromCharCode(unit.charCodeAt(0) - 0xfee0),
  );
}
