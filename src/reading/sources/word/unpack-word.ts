import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { THRESHOLDS } from '../../thresholds.ts';
import { UnreadableFile } from '../apart/unreadable-file.ts';
import { numberParagraphs } from './number-paragraphs.ts';

/** A document of ten thousand pages has less: 200 MB. */
const MOST_BYTES_OF_PARTS = THRESHOLDS.most.bytes / 3;
const PART = /^(?:\[Content_Types\]\.xml|_rels\/.*|word\/.*\.(?:xml|rels))$/;
const BESIDE = /^word\/(?:header|footer)\d*\.xml$/;
const BLOCK_END = /<\/(?:p|h[1-6]|li|tr|table)>|<br \/>/g;

/**
 * The text of a .docx as HTML, a line for each paragraph: numbers that Word counts are in it, what stands above and below
 * the text of each page is a `<footer>`. Pictures are left out but for what they say in words. Throws `UnreadableFile`.
 */
export async function unpackWord(bytes: Uint8Array): Promise<string> {
  const parts = unzip(bytes);
  for (const [name, part] of Object.entries(parts))
    if (/<!DOCTYPE|<!ENTITY/i.test(strFromU8(part)))
      throw new UnreadableFile(
        `its part ${name} declares entities, which no word processor writes: it is made to do harm; give another copy, or its text`,
      );
  const { document, numbering } = numberParagraphs(
    toText(parts, 'word/document.xml'),
    toText(parts, 'word/numbering.xml'),
    toText(parts, 'word/styles.xml'),
  );
  const counted = {
    ...parts,
    ...toParts({ 'word/document.xml': document, 'word/numbering.xml': numbering }),
  };
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(zipSync(counted, { level: 0 })) },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  );
  const beside = Object.keys(parts)
    .filter((name) => BESIDE.test(name))
    .sort()
    .map((name) => listTexts(toText(parts, name) ?? ''));
  const footer = [...new Set(beside)].filter((text) => text !== '').map((text) => `<p>${text}</p>`);
  const html = [value, ...(footer.length > 0 ? [`<footer>${footer.join('')}</footer>`] : [])].join('\n');
  return html.replace(BLOCK_END, '$&\n');
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let length = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!PART.test(name)) return false;
        length += originalSize;
        if (length > MOST_BYTES_OF_PARTS) throw new UnreadableFile(BOMB);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(
      'it is damaged, or only a part of it is here; give another copy, or save it as text',
    );
  }
}

const BOMB =
  'its parts unpack to more than 200 MB: it is made to fill the memory; give another copy, or its text';

function toText(parts: Record<string, Uint8Array>, name: string): string | undefined {
  const part = parts[name];
  return part && strFromU8(part);
}

function toParts(texts: Record<string, string | undefined>): Record<string, Uint8Array> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, strToU8(text)]])),
  );
}

/** The texts of a part, still written as XML; paragraphs are parted by a blank. */
function listTexts(xml: string): string {
  const runs = xml.matchAll(/<w:t(?: [^<>]*)?>([^<]*)<\/w:t>|<\/w:p>/g);
  return Array.from(runs, ([, text = ' ']) => text)
    .join('')
    .trim();
}
