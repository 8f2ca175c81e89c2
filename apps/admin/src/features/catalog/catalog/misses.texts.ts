import { defineTexts } from '#platform/texts.ts'

export const missesTexts = defineTexts(
  {
    title: '没搜到的词',
    hint: '顾客在本店搜过、但没有找到商品的词，按次数排列，保留 30 天。可以补充同义词，或上架相应的商品；推荐词在“门店”里设置。',
    word: '搜索词',
    searches: '次数',
    at: '最近一次',
    none: '还没有搜不到的词',
  },
  {
    title: 'Searches without result',
    hint: 'What shoppers of this store looked for and did not find, most often first, for 30 days. Add synonyms, or goods that answer them; suggested words are set with the store.',
    word: 'Words',
    searches: 'Times',
    at: 'Last',
    none: 'Every search has found something',
  },
)
