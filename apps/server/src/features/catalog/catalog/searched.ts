import { folded } from '#platform/text.rules.ts'
import { tokensOf } from './search.rules.ts'
import { soundTermsOf } from './sounds.ts'

/** What goods, and the category that they stand in, say of themselves. */
export interface SearchedWords {
  readonly title: string
  readonly titleEn: string
  readonly subTitle: string
  readonly subTitleEn: string
  readonly brand: string
  readonly brandEn: string
  readonly tags: readonly string[]
  readonly tagsEn: readonly string[]
  readonly categoryName: string
  readonly categoryNameEn: string
}

/** What goods are found by: by words in both languages, and by the sound of the Chinese ones that name them. */
export async function searchedBy(
  words: SearchedWords,
): Promise<{ searchText: string; tokens: string[]; sounds: string[] }> {
  const {
    title,
    titleEn,
    subTitle,
    subTitleEn,
    brand,
    brandEn,
    tags,
    tagsEn,
    categoryName,
    categoryNameEn,
  } = words
  const all = [
    title,
    titleEn,
    subTitle,
    subTitleEn,
    brand,
    brandEn,
    categoryName,
    categoryNameEn,
    ...tags,
    ...tagsEn,
  ]
  const searchText = folded(all.filter((word) => word !== '').join(' '))
  return {
    searchText,
    tokens: tokensOf(searchText),
    sounds: await soundTermsOf([title, brand, categoryName, ...tags]),
  }
}
