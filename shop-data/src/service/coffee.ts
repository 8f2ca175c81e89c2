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
    zh: `<p>器具与滤纸自签收次日起 7 天内，商品完好的可以无理由退货；器具保修一年。咖啡豆拆封后品质会变，刻字的马克杯为你定制，它们不支持无理由退货，商品页、购物车与结算页都会写明；有质量问题的，照样可以退换。烘焙日期超过 30 天的豆子，请联系我们换新。</p>`,
    en: `<p>Gear and papers in good condition may be returned without a reason within 7 days from the day after you receive them; gear has a year of warranty. Beans change once they are opened and engraved mugs are made for you, so these have no such returns: their pages, the cart and the checkout say so, and faulty ones are taken back all the same. If your beans were roasted more than 30 days before they arrived, we send fresh ones.</p>`,
    reads: 310, votes: [22, 1],
  },
]
