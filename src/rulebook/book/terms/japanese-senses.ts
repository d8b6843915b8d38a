import type { WordSense } from './word-sense.ts';

/** A keyword as rules write it: quoted, at the head, had or gained, with its number or cost. 変形を持つ, not 変形する. */
const KEYWORD: WordSense = {
  place:
    /^\[|[「〔【『]\[|\](?:[」〕】』]|[をも](?:持|得|使|行|与え|もた|参照)|に(?:ついて|関)|持ち|能力|コスト|カード|クリーチャー|・|と(?:は|して唱)|[NX\d{(/[]|は(?:、|[^。]{0,20}能力)|状態)/,
};
const COMBAT = /攻撃|ブロック|戦闘/;

/** Everyday words that name a keyword too. */
const KEYWORDS =
  '兆候 反復 変形 威嚇 奇跡 復活 感染 挑発 支援 教導 暗号 暴動 段階 消失 犠牲 献身 現出 畏怖 発見 移植 脱出 補強 複製 覚醒 訓練 調和 調査 貪欲 警戒 進化'.split(
    ' ',
  );

/** Where Japanese names that are common words too, without する, mean their entries. */
export const JAPANESE_SENSES: ReadonlyMap<string, WordSense> = new Map(
  Object.entries<WordSense>({
    ...Object.fromEntries(KEYWORDS.map((name) => [name, KEYWORD])),
    // 開催されるイベント is a tournament.
    イベント: { notNear: /ジャッジ|大会|トーナメント|主催|参加|店舗|開催/ },
    // A kind of deck.
    コントロール: { notPlace: /\](?:・?デッキ|型|系|向け|方面|を組)/ },
    チーム: { notNear: /デザイン|デベロップ|開発/ },
    プレイ: { notPlace: /ゲームを\[/, notNear: /環境|フォーマット/ },
    つける: { notPlace: /(?:印|名|番号|しるし|気|目)を\[/ },
    与える: { near: /ダメージ/ },
    公開: { notPlace: /[年月日][にで]?\[|\]日/ },
    // 基本セット is a product, 基本能力 no supertype.
    基本: { place: /\[基本\](?:の?・?土地|[」、。])/ },
    守る: { near: /バトル|包囲戦|守る者/ },
    制限: { near: COMBAT },
    強制: { near: COMBAT },
    持続: { place: /\[持続\](?:でない|の?計略|[」、])/ },
    生成: { near: /トークン|コピー|培養器|手掛かり|宝物|食物|血|[NX\d]\/[NX\d]/ },
    // クリーチャーに変身した is to turn into one, without the mechanic's faces.
    変身: { notPlace: /(?<!面)に\[/ },
    解決: { notPlace: /(?:問題|状態|状況|疑問|矛盾|紛争)を\[/ },
    省略: { place: /行動の\[|\]の提案/ },
    調査を行う: { notPlace: /市場\[/ },
    軽減: { near: /ダメージ|軽減効果|置換|「軽減/ },
    速度: { notPlace: /(?:環境|インスタント|ソーサリー)の?\[/ },
  }),
);
