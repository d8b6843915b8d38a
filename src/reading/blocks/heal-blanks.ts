import { isJapanese, isWidePunctuation } from '../../model/text/script.ts';

/** Takes out the blanks between two Japanese characters that lost line ends left. */
export function healBlanks(text: string): string {
  const isWide = (char: string) => isJapanese(char) || isWidePunctuation(char);
  return text.replace(/\s+/g, (blank, at: number) =>
    isWide(text.charAt(at - 1)) && isWide(text.charAt(at + blank.length)) ? '' : blank,
  );
}
