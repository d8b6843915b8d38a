import { z } from 'zod';
import type { Lang } from '../records/lang.ts';

/** What is known of a code. */
interface CodeFacts {
  /** Set where a file or a document is wrong as a whole: nothing that is in it says it. Others say what is there. */
  of?: 'file';
  /** What it does to the exit code: an error fails the run, a warning only with `--strict`. */
  severity: Severity;
  meaning: Readonly<Record<Lang, string>>;
  /**
   * Set where the two languages do not say the same: what `npm run check:pairs` lists, and the heading of these findings
   * on the translator's page.
   */
  heading?: Readonly<Record<Lang, string>>;
}

/**
 * Every diagnostic there is: the one list. A code is permanent: reports, exceptions and other programs name it. The
 * translator's page and `docs/diagnostics.md` show it.
 */
export const DIAGNOSTICS = {
  // reading a file
  'file-missing': {
    of: 'file',
    severity: 'error',
    meaning: { en: 'the file does not exist or cannot be read', ja: 'ファイルがないか、読むことができない' },
  },
  'file-empty': {
    of: 'file',
    severity: 'error',
    meaning: { en: 'the file holds no text', ja: 'ファイルに文章がない' },
  },
  'file-binary': {
    of: 'file',
    severity: 'error',
    meaning: {
      en: 'the file is not text (an archive, a picture, a program)',
      ja: '文章のファイルではない（圧縮ファイル、画像、プログラムなど）',
    },
  },
  'file-unreadable': {
    of: 'file',
    severity: 'error',
    meaning: {
      en: 'a PDF or Word document is damaged, locked with a password, or would take too much to read',
      ja: 'PDFまたはWordの文書が壊れているか、パスワードで保護されているか、読み取るには大きすぎる',
    },
  },
  'sign-lost': {
    severity: 'warning',
    meaning: {
      en: 'a PDF draws a sign that has no character, or a page without text: an icon, a picture',
      ja: 'PDFに文字のない記号（アイコン）や、文章のない画像だけのページがある',
    },
  },
  'file-truncated': {
    of: 'file',
    severity: 'error',
    meaning: { en: 'the document stops before its end', ja: '文書が途中で切れている' },
  },
  'file-changed': {
    of: 'file',
    severity: 'error',
    meaning: {
      en: 'the file differs from the sha256 in its manifest',
      ja: 'ファイルがマニフェストのsha256と一致しない',
    },
  },
  'manifest-invalid': {
    of: 'file',
    severity: 'error',
    meaning: {
      en: 'a manifest is missing, unreadable or has a wrong field',
      ja: 'マニフェストがないか、読めないか、項目に誤りがある',
    },
  },
  'kind-unknown': {
    of: 'file',
    severity: 'error',
    meaning: { en: 'the text is of no kind that a reader knows', ja: 'どの種類の文書とも読み取れない' },
  },
  'kind-general': {
    of: 'file',
    severity: 'warning',
    meaning: {
      en: 'the text is of no kind with a reader of its own; kept by its form alone',
      ja: 'どの種類の文書とも決められず、書式だけから読み取った',
    },
  },
  'edition-unknown': {
    of: 'file',
    severity: 'error',
    meaning: {
      en: 'a whole edition states neither day nor version, and none was given',
      ja: '全文の文書に日付もバージョンもなく、版の指定もない',
    },
  },
  'edition-order': {
    of: 'file',
    severity: 'error',
    meaning: {
      en: 'an edition is named by its version and others by their day, so nobody can tell which is older',
      ja: 'バージョンだけの版と日付の版が混ざっていて、新旧を決められない',
    },
  },
  'edition-from-name': {
    severity: 'warning',
    meaning: {
      en: 'a whole edition states no date; the day in the name of its file was taken',
      ja: '全文の文書に日付がなく、ファイル名の日付を用いた',
    },
  },
  'format-broken': {
    of: 'file',
    severity: 'warning',
    meaning: {
      en: 'the parser of its format (Markdown, CSV) could not read the text; it was read line by line',
      ja: 'その形式（Markdown、CSV）として読めなかったため、行ごとに読み取った',
    },
  },
  'encoding-doubtful': {
    severity: 'warning',
    meaning: {
      en: 'bytes that the found encoding does not have',
      ja: '判定した文字コードにないバイトがある',
    },
  },
  'encoding-mended': {
    severity: 'warning',
    meaning: {
      en: 'text that was saved after it had been read in the wrong encoding, and was mended',
      ja: '文字コードを取り違えて保存された文字化けを直して読んだ',
    },
  },
  'encoding-lost': {
    severity: 'warning',
    meaning: {
      en: 'text that was saved after it had been read in the wrong encoding, and cannot be mended: characters were lost',
      ja: '文字コードを取り違えて保存され、失われた文字があるため文字化けを直せない',
    },
  },
  'encoding-foreign': {
    of: 'file',
    severity: 'warning',
    meaning: {
      en: 'the text is in an encoding of Chinese or Korean; it is read, but readers know English and Japanese',
      ja: '中国語か韓国語の文字コードの文書である。読み込むが、読み取れるのは英語と日本語だけである',
    },
  },
  'language-foreign': {
    of: 'file',
    severity: 'warning',
    meaning: {
      en: 'the text is in a language other than English and Japanese; it is kept as it is, as a document of no kind',
      ja: '英語でも日本語でもない言語の文書である。種類を決めず、そのまま残す',
    },
  },
  'game-other': {
    of: 'file',
    severity: 'error',
    meaning: {
      en: 'the text is a book of rules of another game than the site’s; no edition is made of it',
      ja: 'このサイトのものではないゲームのルールである。版としては扱わない',
    },
  },
  'mail-decoded': {
    severity: 'info',
    meaning: {
      en: 'the file is mail as it was saved; its header and parts were decoded',
      ja: '保存されたメールのファイルであり、ヘッダーと本文を復号して読んだ',
    },
  },
  'attachment-skipped': {
    severity: 'warning',
    meaning: {
      en: 'a part of a mail that is no text was left out',
      ja: 'メールの添付のうち文章でないものを読み飛ばした',
    },
  },
  'control-character': {
    severity: 'warning',
    meaning: {
      en: 'a control or direction-override character',
      ja: '制御文字または書字方向を変える文字がある',
    },
  },
  // parsing
  'text-left-out': {
    severity: 'warning',
    meaning: {
      en: 'more than a tenth of the letters of a document are in no record',
      ja: '文書の文字の1割を超える部分が、どこにも収められていない',
    },
  },
  'furniture-left-out': {
    severity: 'info',
    meaning: {
      en: 'words that a page has around its text and that nothing else says were left out',
      ja: 'ページの本文の周りにだけある語を省いた',
    },
  },
  'text-unaccounted': {
    severity: 'warning',
    meaning: {
      en: 'text that no record and no named skip took',
      ja: 'どの記録にも、名前の付いた読み飛ばしにも入らなかった文章がある',
    },
  },
  'number-malformed': {
    severity: 'info',
    meaning: {
      en: 'an official slip in how a number is written, understood',
      ja: '番号の書き方に原文の誤りがあり、補って読んだ',
    },
  },
  'number-duplicate': {
    severity: 'warning',
    meaning: { en: 'a number or headword that appears twice', ja: '同じ番号または見出し語が二度ある' },
  },
  'number-out-of-order': {
    severity: 'warning',
    meaning: { en: 'a number before a smaller one', ja: '番号が、より小さい番号の前にある' },
  },
  'bullet-malformed': {
    severity: 'info',
    meaning: {
      en: 'a list mark of another form than those around it, understood',
      ja: '箇条書きの記号が前後と異なり、補って読んだ',
    },
  },
  'contents-mismatch': {
    severity: 'warning',
    meaning: { en: 'the contents name another title than the body', ja: '目次の題名と本文の題名が異なる' },
  },
  // pairing
  'rule-only-english': {
    severity: 'info',
    meaning: { en: 'a number without Japanese', ja: '日本語のないルール' },
  },
  'rule-only-japanese': {
    severity: 'warning',
    meaning: { en: 'a number without English', ja: '英語のないルール' },
    heading: { en: 'Rules without English', ja: '英語のないルール' },
  },
  'term-only-english': {
    severity: 'info',
    meaning: { en: 'a glossary entry without Japanese', ja: '日本語のない用語' },
  },
  'term-only-japanese': {
    severity: 'warning',
    meaning: { en: 'a glossary entry without English', ja: '英語のない用語' },
    heading: { en: 'Terms without English', ja: '英語のない用語' },
  },
  'id-disagrees': {
    severity: 'warning',
    meaning: {
      en: 'the two languages print different ids; paired by adjacency',
      ja: '日本語と英語で番号が異なり、位置で組にした',
    },
    heading: { en: 'Different ids', ja: '番号の食い違い' },
  },
  'id-outside-topic': {
    severity: 'warning',
    meaning: {
      en: 'an entry whose id names another topic than the heading above it',
      ja: '番号の示す項目と、置かれている見出しが異なる',
    },
  },
  'citation-differs': {
    severity: 'info',
    meaning: { en: 'the two languages cite different sources', ja: '日本語と英語で出典が異なる' },
  },
  'source-duplicate': {
    of: 'file',
    severity: 'error',
    meaning: {
      en: 'two sources claim the same edition and language',
      ja: '同じ版・同じ言語の文書が2つある',
    },
  },
  // updates
  'strike-lost': {
    severity: 'info',
    meaning: {
      en: 'old and new wording run together, taken apart by the other language or the edition',
      ja: '取り消し線が失われて新旧の語句がつながっており、もう一方の言語か版によって分けた',
    },
  },
  'strike-unsettled': {
    severity: 'warning',
    meaning: {
      en: 'old and new wording seem run together; nothing settles which is which',
      ja: '新旧の語句がつながっているようだが、どちらが新しいか決められない',
    },
  },
  'strike-disagrees': {
    severity: 'warning',
    meaning: {
      en: 'the languages correct a count to different numbers',
      ja: '数の訂正が日本語と英語で異なる',
    },
  },
  'word-doubled': {
    severity: 'info',
    meaning: {
      en: 'a word that appears twice in a row, a slip of the pen',
      ja: '同じ語が続けて二度ある書き誤り',
    },
  },
  'headword-inferred': {
    severity: 'info',
    meaning: {
      en: 'a glossary entry without a headword, named after the text',
      ja: '見出し語のない用語に、本文から見出しを付けた',
    },
  },
  'headword-unknown': {
    of: 'file',
    severity: 'warning',
    meaning: {
      en: 'a glossary entry without a headword that nothing names',
      ja: '見出し語のない用語で、見出しを決められない',
    },
  },
  // checks
  'reference-unresolved': {
    severity: 'warning',
    meaning: {
      en: 'a reference to a number that its edition does not have',
      ja: 'その版にない番号を参照している',
    },
  },
  'reference-title': {
    severity: 'warning',
    meaning: { en: 'a titled reference whose number and title disagree', ja: '参照の番号と題名が一致しない' },
  },
  'examples-differ': {
    severity: 'warning',
    meaning: { en: 'the languages have different numbers of examples', ja: '例の数が日本語と英語で異なる' },
    heading: { en: 'Different numbers of examples', ja: '例の数の違い' },
  },
  'senses-differ': {
    severity: 'warning',
    meaning: { en: 'the languages have different numbers of senses', ja: '語義の数が日本語と英語で異なる' },
    heading: { en: 'Different numbers of senses', ja: '語義の数の違い' },
  },
  'symbols-differ': {
    severity: 'warning',
    meaning: { en: 'a symbol in one language only', ja: '一方の言語にしかないシンボルがある' },
    heading: { en: 'Different symbols', ja: 'シンボルの違い' },
  },
  'references-differ': {
    severity: 'warning',
    meaning: {
      en: 'a rule that one language refers to and the other does not',
      ja: '一方の言語だけが参照しているルールがある',
    },
    heading: { en: 'Different rule references', ja: '参照先の違い' },
  },
  'quantities-differ': {
    severity: 'warning',
    meaning: {
      en: 'a quantity of the English that the Japanese does not have',
      ja: '英語にある数が日本語にない',
    },
    heading: { en: 'Different quantities', ja: '数の違い' },
  },
  'card-names-differ': {
    severity: 'warning',
    meaning: {
      en: 'a card that the Japanese names and the English does not',
      ja: '日本語にあるカード名が英語にない',
    },
    heading: { en: 'Different card names', ja: 'カード名の違い' },
  },
  'term-name-differs': {
    severity: 'warning',
    meaning: { en: 'a term rendered by the name of another', ja: '用語が別の用語の訳語で訳されている' },
    heading: { en: "A term under another term's name", ja: '別の用語の訳になっている語' },
  },
  // translation files
  'translation-malformed': {
    of: 'file',
    severity: 'error',
    meaning: {
      en: 'a translated file is broken, of another format, or not of an edition at hand',
      ja: '翻訳ファイルが壊れているか、形式が異なるか、手元の版のものでない',
    },
  },
  'translation-unit-unknown': {
    severity: 'warning',
    meaning: {
      en: 'a translated file has a unit that the edition does not have',
      ja: '翻訳ファイルに、その版にない単位がある',
    },
  },
  'translation-unit-twice': {
    severity: 'error',
    meaning: {
      en: 'a translated file has two translations of one unit',
      ja: '翻訳ファイルで、同じ単位に2つの訳がある',
    },
  },
  'translation-unit-open': {
    severity: 'warning',
    meaning: { en: 'a unit without a translation', ja: 'まだ訳されていない単位' },
  },
  'translation-english-differs': {
    severity: 'warning',
    meaning: {
      en: 'a unit was translated from another English than the edition has now',
      ja: '訳した時の英文が、今の版の英文と異なる',
    },
  },
  'translation-english-mixed': {
    severity: 'error',
    meaning: {
      en: 'a unit is beside the English of another',
      ja: '単位に、別の単位の英文が付いている',
    },
  },
  'translation-locked-changed': {
    severity: 'info',
    meaning: {
      en: 'the translation of a locked unit was changed',
      ja: 'ロックされた単位の訳が変えられている',
    },
  },
  'translation-placeholder': {
    severity: 'error',
    meaning: {
      en: 'a placeholder that stands for nothing the file holds',
      ja: '何を指すのか分からないプレースホルダーがある',
    },
  },
  'translation-unreadable': {
    severity: 'error',
    meaning: {
      en: 'a translation that a document cannot hold: it would be read as something else',
      ja: '文書に入れると別のものとして読まれる訳文',
    },
  },
  // the publisher's card file
  'card-damaged': {
    severity: 'warning',
    meaning: {
      en: 'an entry of a card file that cannot be read and was left out',
      ja: '読めないためカードの一覧から除いた項目',
    },
  },
  'card-repeated': {
    severity: 'info',
    meaning: {
      en: 'a card that card files give with different texts; the first is kept',
      ja: 'カードの一覧に異なる文章で重ねて載っているカード（最初のものを用いた）',
    },
  },
  'ruling-of-unknown-card': {
    severity: 'warning',
    meaning: {
      en: 'a ruling of a card that no card file has; it was left out',
      ja: 'カードの一覧にないカードの裁定（除いた）',
    },
  },
  'card-rulings-differ': {
    severity: 'info',
    meaning: {
      en: 'notes on a card that are not its English rulings one for one; they are not paired',
      ja: '英語の裁定と1対1に対応しないカードの注釈（対にしない）',
    },
  },
  // authored tables
  'exception-invalid': {
    of: 'file',
    severity: 'error',
    meaning: {
      en: 'the table of exceptions is unreadable or has a wrong field',
      ja: '例外の表が読めないか、項目に誤りがある',
    },
  },
  'terms-invalid': {
    of: 'file',
    severity: 'error',
    meaning: {
      en: 'a table of terms is unreadable or has a wrong field',
      ja: '用語の表が読めないか、項目に誤りがある',
    },
  },
  'exception-unused': {
    severity: 'error',
    meaning: {
      en: 'an exception for an error that no longer occurs',
      ja: '例外に挙げた問題がもう見つからない',
    },
  },
} as const satisfies Record<string, CodeFacts>;

export type DiagnosticCode = keyof typeof DIAGNOSTICS;

/** The codes of what is wrong with a file as a whole. */
export type FileCode = {
  [Code in DiagnosticCode]: (typeof DIAGNOSTICS)[Code] extends { of: 'file' } ? Code : never;
}[DiagnosticCode];

export const diagnosticCodeSchema = z.enum(Object.keys(DIAGNOSTICS) as [DiagnosticCode, ...DiagnosticCode[]]);

/** What is known of a code, whether or not it is about a pair of texts. */
export function describeCode(code: DiagnosticCode): CodeFacts {
  return DIAGNOSTICS[code];
}

/** Whether a code is about two languages that do not say the same. */
export function isPairCode(code: DiagnosticCode): boolean {
  return describeCode(code).heading !== undefined;
}

/** An error fails the run; a warning only with `--strict`; info is worth knowing. */
export const severitySchema = z.enum(['error', 'warning', 'info']);
export type Severity = z.infer<typeof severitySchema>;
