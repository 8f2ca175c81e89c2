import type { Block } from '../world.ts'

/** What the stores keep to: freight as in `freight.ts`, returns by law, warranty as in the parameter tables. */
export const promises: Block = {
  kind: 'promise',
  items: [
    { icon: 'truck', name: { zh: '满 99 元包邮', en: 'Free over ¥99' }, text: { zh: '大陆地区，新疆西藏除外', en: 'Mainland, except Xinjiang and Tibet' } },
    { icon: 'return', name: { zh: '七天无理由', en: '7-day returns' }, text: { zh: '完好即可退，例外见商品页', en: 'Exceptions on the page' } },
    { icon: 'shield', name: { zh: '整机保修两年', en: '2-year warranty' }, text: { zh: '电器类商品', en: 'On appliances' } },
    { icon: 'service', name: { zh: '真人客服', en: 'Real people' }, text: { zh: '每天 9:00–21:00', en: '9:00–21:00 daily' } },
  ],
}

export const coffeePromises: Block = {
  kind: 'promise',
  items: [
    { icon: 'truck', name: { zh: '满 99 元包邮', en: 'Free over ¥99' }, text: { zh: '大陆地区，新疆西藏除外', en: 'Mainland, except Xinjiang and Tibet' } },
    { icon: 'leaf', name: { zh: '豆子写明烘焙日', en: 'Roast date on bag' }, text: { zh: '赏味期见商品页', en: 'Best days on the page' } },
    { icon: 'return', name: { zh: '七天无理由', en: '7-day returns' }, text: { zh: '完好即可退，例外见商品页', en: 'Exceptions on the page' } },
  ],
}
