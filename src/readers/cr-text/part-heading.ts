/** The unnumbered parts of an edition that have a heading of their own. */
export type PartName = 'introduction' | 'contents' | 'glossary' | 'credits' | 'colophon';

const HEADINGS: Record<string, PartName> = {
  introduction: 'introduction',
  はじめに: 'introduction',
  contents: 'contents',
  'table of contents': 'contents',
  もくじ: 'contents',
  目次: 'contents',
  glossary: 'glossary',
  用語集: 'glossary',
  credits: 'credits',
  クレジット: 'credits',
  謝辞: 'credits',
  'questions?': 'colophon',
  'customer service information': 'colophon',
};

const SEPARATOR = /^[=\-_*~#─━―]{3,}$/;

/** The part a folded line is the heading of, with or without a chapter's number: `Glossary`, `10. 用語集`, `0. はじめに`. */
export function findPartHeading(text: string): PartName | undefined {
  const bare = text.replace(/^\d{1,2}\.\s*/, '').replace(/^[_*#\s]+|(?<![_*\s:])[_*\s:]+$/g, '');
  return bare.length <= 30 ? HEADINGS[bare.toLowerCase()] : undefined;
}

/** Whether a folded line only draws a rule: `========`. */
export function isSeparator(text: string): boolean {
  return SEPARATOR.test(text);
}
