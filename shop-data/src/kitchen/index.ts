import type { DemoKitchen } from './draft.ts'
import { recipes } from './recipes.ts'

export { guides } from './guides.ts'

/** Kitchens that are there when the shop is opened. */
export const kitchens: readonly DemoKitchen[] = [
  {
    store: '1-1', title: { zh: '禾光厨房', en: 'The Hearthlight kitchen' }, cover: 'banner-dinner', recipes,
    intro: { zh: '十道家里常做的，每一步都试过。', en: 'Ten dishes for every day, each step tried.' },
  },
  {
    store: '1-2', title: { zh: '栖光巷厨房', en: 'The kitchen in Qiguang Lane' }, cover: 'banner-hangzhou', recipes: recipes.filter(({ goods }) => goods.includes('kettle-tea') || goods.includes('rice-mini')),
    intro: { zh: '店里长桌上常做的两样。', en: 'What is made on the long table.' },
  },
]
