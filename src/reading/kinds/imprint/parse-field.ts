import { foldForms } from '../../../model/text/fold-forms.ts';
import { REPLY } from '../../words.ts';

const FIELD =
  /^(?:\[_metadata_:|#\+|:(?=[\w-]+:))?([\w-]+(?: \w+){0,2}|[件題]名|タイトル|差出人|投稿者|[^\s:=]{0,4}日[時付]?)\]?\s?(?:::?|=)-?\s*(.*)$/;
/** What is before the subject that is answered, behind the name of a list: `[lamps 12] Re: Re: `. */
const SUBJECT = new RegExp(`^(\\[[^[\\]]{1,40}\\]\\s*)?${REPLY}+`, 'i');
/** `date`, `published_at`, `created`, `lastmod`, `公開日`: what programs and people name the day by. */
export const DATE_FIELD =
  /^(?:pub|creat|updat|modif|post|revis|last)|(?:^|[_-])(?:date|at|on)$|(?:date|日[時付]?)$/i;

/** The name of a field in small letters, and what it says. Takes folded text. */
export function parseField(text: string): { key: string; value: string } {
  const [, name = '', value = ''] = FIELD.exec(text) ?? [];
  return { key: name.toLowerCase(), value };
}

/** What a field says, as printed, without quotation marks and what a program for mail puts before a subject. */
export function fieldValues(line: string): string[] {
  const folded = parseField(foldForms(line)).value;
  const printed = line.slice(line.length - folded.length);
  const [before = '', list = ''] = SUBJECT.exec(folded) ?? [];
  const value = printed.slice(0, list.length) + printed.slice(before.length);
  const isList = value.startsWith('[') && value.endsWith(']');
  const values = isList ? value.slice(1, -1).split(',') : [value];
  return values.map((each) => each.trim().replace(/^(["'])(.*)\1$/, '$2'));
}
