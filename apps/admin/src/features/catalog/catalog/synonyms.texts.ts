import { defineTexts } from '#platform/texts.ts'

export const synonymTexts = defineTexts(
  {
    title: '搜索同义词',
    hint: '一行一组，同组的词用逗号隔开。顾客搜其中一个词，也会找到其他词对应的商品。所有门店共用。',
    groups: '同义词',
    example: '电热水壶，烧水壶，电水壶\n剃须刀，刮胡刀，razor',
    saved: '同义词已保存，搜索马上按新的来',
    readOnly: '同义词由品牌所有门店共用，需要全部门店的权限才能修改。',
    tooFew: (line: number) => `第 ${line} 行至少要有两个词`,
    tooMany: (line: number) => `第 ${line} 行最多 10 个词`,
    tooLong: (word: string) => `“${word}”太长，最多 20 个字`,
    empty: (word: string) => `“${word}”里没有文字或字母`,
    twice: (word: string) => `“${word}”出现了两次，一个词只能放在一组里`,
    tooManyGroups: '最多 200 组',
  },
  {
    title: 'Search synonyms',
    hint: 'One group a line, its words separated by commas. A search for one word also finds what the others find. Shared by every store.',
    groups: 'Synonyms',
    example: '电热水壶，烧水壶，电水壶\nshaver, razor',
    saved: 'Saved. Searches use the new synonyms at once',
    readOnly:
      'Synonyms are shared by every store of the brand: changing them takes a role in all of them.',
    tooFew: (line) => `Line ${line} needs at least two words`,
    tooMany: (line) => `Line ${line} may have ten words at most`,
    tooLong: (word) => `“${word}” is too long: 20 characters at most`,
    empty: (word) => `“${word}” has no letters`,
    twice: (word) => `“${word}” is there twice: a word stands in one group only`,
    tooManyGroups: '200 groups at most',
  },
)
