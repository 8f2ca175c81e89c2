import { defineTexts } from '#platform/texts.ts'

export const secondUnitTexts = defineTexts(
  {
    share: '第二件',
    pairs: '每单最多',
    pairsHint: '0 为不限；每人几单由下方“每人限用”决定',
    pair: '对',
    example: (dear: string, cheap: string, off: string, pay: string) =>
      `例：${dear} 与 ${cheap} 各买一件，便宜的一件减 ${off}，合计 ${pay}。优惠由两件按价格分摊，退货按分摊后的实付退。`,
  },
  {
    share: 'Second unit',
    pairs: 'Per order at most',
    pairsHint: '0 = no limit; how many orders a person may have is set below',
    pair: 'pairs',
    example: (dear, cheap, off, pay) =>
      `Example: one for ${dear} and one for ${cheap}: ${off} off the cheaper one, ${pay} for both. The two share the saving by their prices, and returns pay back what each then cost.`,
  },
)
