import { foldWidth } from '../../model/text/fold-width.ts';
import { hasJapanese } from '../../model/text/script.ts';
import { tidySpaces } from '../../model/text/spaces.ts';

/** Lines of one paragraph as one text: a space between two unless they meet in Japanese; spaces inside a line stay. */
export function joinLines(lines: readonly string[]): string {
  let last = '';
  return lines
    .map((printed) => {
      const line = tidySpaces(printed);
      const meetInJapanese = hasJapanese(last) && hasJapanese(line.charAt(0));
      const gap = last === '' || /[、。」』)]/.test(foldWidth(last)) || meetInJapanese ? '' : ' ';
      last = line.slice(-1);
      return gap + line;
    })
    .join('');
}
