import type { ArticleDraft } from './draft.ts'

export const coffeeQuestions: readonly ArticleDraft[] = [
  {
    title: ['手摇磨豆机的刻度怎么选？', 'Which setting for my hand grinder?'],
    zh: `<p>从归零开始数：摩卡壶 10 到 14 格，手冲 18 到 24 格，法压 26 到 30 格。味道发苦就调粗两格，发酸就调细两格。</p>`,
    en: `<p>Counted from zero: 10 to 14 clicks for a moka pot, 18 to 24 for pour-over, 26 to 30 for a French press. Two clicks coarser if it is bitter, two finer if it is sour.</p>`,
    categories: ['coffee-grind'], reads: 742, votes: [81, 3],
  },
  {
    title: ['咖啡豆开封后能放多久？', 'How long do opened beans keep?'],
    zh: `<p>密封避光常温保存，3 周内风味最好。不要放冰箱冷藏，反复取出会结露；吃不完可以分装冷冻，取一份用一份。</p>`,
    en: `<p>Closed, dark and at room temperature they are best for 3 weeks. Do not keep them in the fridge, where they gather dew; freeze what is too much in portions instead.</p>`,
    categories: ['coffee-refill'], reads: 655, votes: [70, 2],
  },
]

export const coffeePolicies: readonly ArticleDraft[] = [
  {
    title: ['退换货政策', 'Returns and exchanges'],
    zh: `<p>器具自签收次日起 7 天内可以无理由退货，保修一年。咖啡豆与滤纸拆封后不支持无理由退货；烘焙日期超过 30 天的豆子，请联系我们换新。</p>`,
    en: `<p>Gear may be returned within 7 days from the day after you receive it and has a year of warranty. Opened beans and papers cannot be returned; if your beans were roasted more than 30 days before they arrived, we send fresh ones.</p>`,
    reads: 310, votes: [22, 1],
  },
]
