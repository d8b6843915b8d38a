const SIGNATURES: readonly [string, readonly number[]][] = [
  ['a ZIP archive, or an office document other than .docx', [0x50, 0x4b, 0x03, 0x04]],
  ['an empty ZIP archive', [0x50, 0x4b, 0x05, 0x06]],
  ['a PNG picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG picture', [0xff, 0xd8, 0xff]],
  ['a GIF picture', [0x47, 0x49, 0x46, 0x38]],
  ['a gzip archive', [0x1f, 0x8b]],
  ['a 7z archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a RAR archive', [0x52, 0x61, 0x72, 0x21, 0x1a]],
  ['an old office document, or one that a password locks', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a rich text document (RTF)', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
];

/** What kind of binary file the bytes begin as; undefined for anything else. */
export function findBinarySignature(bytes: Uint8Array): string | undefined {
  return SIGNATURES.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
}

/** Whether decoded text is not text: more than one character in a thousand NUL, or one in twenty a control character. */
export function isBinaryText(text: string): boolean {
  const nul = text.match(/\u0000/g)?.length ?? 0;
  const control = text.match(/[\u0001-\u0008\u000e-\u001f\u007f]/g)?.length ?? 0;
  return nul * 1000 > text.length || (nul + control) * 20 > text.length;
}
