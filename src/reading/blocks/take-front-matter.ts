import { hasWord } from '../../model/text/script.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { findColumn, IDENTIFIER, REPLY, TITLE_FIELD } from '../words.ts';
import type { Block } from './block.ts';
import { asWhole, type BlockRule, type Line, type Lines, toBlock } from './list-lines.ts';

/** A header of a mail, its name first, or a field between colons: `:Author: `, or before two: `tags:: `. */
const MAIL_FIELD = new RegExp(
  `^(?:(?::[A-Za-z][\\w-]*|#\\+[A-Z_]+|[A-Za-z][\\w-]*:):\\s+(?=\\S)|(?:(?<sent>From|Date|Sent|差出人|日時|送信日時|送信者|投稿者|投稿日時?)|(?<subject>Subject|[件題]名)|To|Cc|Message-ID|Reply-To|Sender|X-[\\w-]+|Content-[\\w-]+|MIME-Version|Received|Newsgroups|Organization|References|In-Reply-To|Lines|Path|Return-Path|Archive-name|Posting-Frequency|Last-modified|Version|Summary|Keywords|Followup-To|宛先)\\s?:\\s*${REPLY}*)`,
  'i',
);

/**
 * The headers of a mail or the fields of a page above its text: each a field of its own, of which the reading takes what
 * it knows (title, day, who wrote it) and leaves out the rest by name.
 */
export const takeFrontMatter: BlockRule = (_, lines, at) => {
  const fields =
    at > 3
      ? takeMessage(lines, at)
      : (takeYaml(lines, at) ?? takeMail(lines, at) ?? takeTitle(lines, at) ?? takeProperties(lines, at));
  return fields ?? takeLastProperties(lines, at) ?? takeSignature(lines, at);
};

/** The few lines below a `-- ` that programs for mail put under each message: left out. */
function takeSignature({ all }: Lines, at: number): Block[] | undefined {
  if (all[at]?.text !== '--' || !MAIL_FIELD.test(all[0]?.folded ?? '')) return undefined;
  const end = all.findIndex((line, index) => index > at && line.gap > 0 && leadsToMessage(all, index));
  const lines = all.slice(at, end < 0 ? undefined : end);
  return lines.length > THRESHOLDS.opening
    ? undefined
    : lines.map((line) => toBlock(line, 'skip', 'signature'));
}

/** Whether the header of a further message begins at a line, or right below it: `-----Original Message-----`. */
function leadsToMessage(all: readonly Line[], at: number): boolean {
  const [line, next] = all.slice(at, at + 2);
  const isHeader = (each: Line | undefined) => each !== undefined && MAIL_FIELD.test(each.folded);
  return isHeader(line) || (line?.form === 'heading' && next?.gap === 0 && isHeader(next));
}

function takeYaml({ all }: Lines, at: number): Block[] | undefined {
  const fence = all[at]?.text ?? '';
  if (fence !== '---' && fence !== '+++') return undefined;
  const end = all.findIndex((line, index) => index > at && line.text === fence);
  if (
    end < 0 ||
    end > at + 60 ||
    !all.slice(at + 1, end).some(({ text }) => /^(?:\[_)?\w+(?::| =)/.test(text))
  )
    return undefined;
  return all.slice(at, end + 1).map((line) => toField(line, 'front-matter'));
}

/** `TITLE : …` alone above a text. */
function takeTitle({ all }: Lines, at: number): Block[] | undefined {
  const [line] = all;
  return at > 0 || !line || !TITLE_FIELD.test(line.folded) ? undefined : [toField(line, 'front-matter')];
}

/** `Created time: …`, `Tags: …`: what a program of notes says of a page right below its title, a day among it. */
function takeProperties({ all }: Lines, at: number): Block[] | undefined {
  if (at !== 1 || all[0]?.form !== 'heading') return undefined;
  const fields = listRun(all, at, (line) => nameOf(line) !== '');
  const isDay = (line: Line) => findColumn(nameOf(line)) === 'day';
  if (fields.length < THRESHOLDS.fewest || !fields.some(isDay)) return undefined;
  return fields.map((line) => toField(line, 'front-matter'));
}

/** The same below a text, to its end, in names that programs give: `parent_id: `. */
function takeLastProperties({ all }: Lines, at: number): Block[] | undefined {
  const isProperty = ({ folded }: Line) => IDENTIFIER.test(folded.slice(0, Math.max(0, folded.indexOf(':'))));
  if (!all[at] || !isProperty(all[at]) || all.length - at > THRESHOLDS.most.depth) return undefined;
  const fields = all.slice(at);
  const areProperties = fields.length > THRESHOLDS.opening && fields.every(isProperty);
  return areProperties ? fields.map((line) => toField(line, 'front-matter')) : undefined;
}

/** The few words before the colon of a line that has something behind it. */
function nameOf({ folded }: Line): string {
  const name = folded.slice(0, Math.max(0, folded.indexOf(': ')));
  return name.length <= THRESHOLDS.label && hasWord(name) ? name : '';
}

function takeMail(lines: Lines, at: number): Block[] | undefined {
  const fields = listMailFields(lines, at);
  return fields.length < 2 ? undefined : fields.map((line) => toField(line, 'mail-header'));
}

/** The whole line as a field, whatever number it begins with. */
function toField(line: Line, style: string): Block {
  return toBlock({ ...asWhole(line), style }, 'field', style);
}

/** The headers of a further message, or of a part of a digest: its subject heads what follows, the others are left out. */
function takeMessage(lines: Lines, at: number): Block[] | undefined {
  const [line, next] = lines.all.slice(at, at + 2);
  // What says that it is sent on is no heading of it.
  if (line?.form === 'heading' && next?.form !== 'heading' && next?.gap === 0 && takeMessage(lines, at + 1))
    return [toBlock(asWhole(line), 'skip', 'mail-header')];
  const fields = listMailFields(lines, at);
  const isPart = fields.length === 1 && lines.all[at - 1]?.form === 'separator';
  const named = (name: string) => fields.find(({ folded }) => MAIL_FIELD.exec(folded)?.groups?.[name]);
  const subject = named('subject');
  if (!subject || !(isPart || named('sent'))) return undefined;
  return fields.map((line) => {
    if (line !== subject) return toBlock(line, 'skip', 'mail-header');
    return toBlock({ ...withoutField(asWhole(line)), style: 'mail-subject' }, 'heading');
  });
}

/** A line whose text begins behind the name of its field. */
export function withoutField(line: Line): Line {
  const [field] = MAIL_FIELD.exec(line.folded) ?? [];
  return field ? { ...line, textFrom: line.from + field.length } : line;
}

/** What begins the second header of a text that is posted again and again, below the first. */
const SECOND_HEADER = 'archive-name:';

/** The lines after each other that are fields of a mail. */
function listMailFields({ all }: Lines, at: number): Line[] {
  return listRun(all, at, ({ folded }) => MAIL_FIELD.test(folded));
}

/** The lines from one on that are fields. */
function listRun(all: readonly Line[], at: number, isField: (line: Line) => boolean): Line[] {
  const goesOn = (line: Line | undefined, index: number) =>
    line &&
    isField(line) &&
    (index === at || line.gap === 0 || line.folded.toLowerCase().startsWith(SECOND_HEADER));
  let end = at;
  while (goesOn(all[end], end)) end++;
  return all.slice(at, end);
}
