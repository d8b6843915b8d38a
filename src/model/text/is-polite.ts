/** Endings of polite sentences. Rules are in plain style (である, する); whoever speaks politely remarks on them. */
const POLITE =
  /(?:です|ます|でした|ました|ません|でしょう|ましょう|ください|下さい)(?:ね|よ|か|が|ので|から|けど|し)?[)」]?(?=[。!?.…\s]|$)/;

/** Whether a Japanese text speaks politely outside its quotations. Takes folded text. */
export function isPolite(text: string): boolean {
  return POLITE.test(emptyQuotations(text));
}

/** `「行きます」と言う` → `「」と言う`. A bracket that nothing closes is no quotation, and is not searched for twice. */
function emptyQuotations(text: string): string {
  const lastClosing = { '「': text.lastIndexOf('」'), '『': text.lastIndexOf('』') };
  let kept = '';
  let at = 0;
  for (const { 0: sign, index } of text.matchAll(/[「『]/g)) {
    const opening = sign === '「' ? sign : '『';
    if (index < at || index > lastClosing[opening]) continue;
    kept += `${text.slice(at, index)}「」`;
    at = text.indexOf(opening === '「' ? '」' : '』', index) + 1;
  }
  return kept + text.slice(at);
}
