/** A reading in two, the first with its share (0 to 1), never cut before a small kana: たいしょう of 対象 → たい, しょう. */
export function cutReading(reading: string, share: number): [string, string] {
  let cut = Math.max(1, Math.round(reading.length * share));
  while (cut > 1 && /[ぁぃぅぇぉっゃゅょゎん]/.test(reading.charAt(cut))) cut--;
  return [reading.slice(0, cut), reading.slice(cut)];
}
