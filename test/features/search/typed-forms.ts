import { toRomaji as toHepburn } from 'wanakana';

const FULL =
  'ァアィイゥウェエォオカキクケコサシスセソタチッツテトナニヌネノハヒフヘホマミムメモャヤュユョヨラリルレロワヲンー・。、「」';
const HALF = 'ｧｱｨｲｩｳｪｴｫｵｶｷｸｹｺｻｼｽｾｿﾀﾁｯﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓｬﾔｭﾕｮﾖﾗﾘﾙﾚﾛﾜｦﾝｰ･｡､｢｣';
const TO_HALF = new Map([...FULL].map((char, index) => [char, HALF[index] ?? char]));

/** Katakana and signs as a half-width keyboard types them: ド → ﾄﾞ. */
export function toHalfWidth(text: string): string {
  return [...text.normalize('NFD')]
    .map((char) => (char === '\u3099' ? 'ﾞ' : char === '\u309a' ? 'ﾟ' : (TO_HALF.get(char) ?? char)))
    .join('');
}

/** Hiragana in Hepburn; by itself wanakana writes でぃ as `dei`, which nobody types. */
export function toRomaji(reading: string): string {
  return toHepburn(reading, { customRomajiMapping: { てぃ: 'ti', でぃ: 'di' } });
}
