import type { PartnerId, Text } from '../world.ts'

/**
 * An article as it is written down here. Its texts are rich text, in which `[goods:code]` is a
 * goods card and `[picture:key]` a picture, each on a line of its own.
 */
export interface DemoArticle {
  readonly partnerId: PartnerId
  readonly url: string
  readonly title: Text
  readonly author: Text
  readonly summary: Text
  /** Key of a picture. */
  readonly cover: string
  readonly daysAgo: number
  readonly html: Text
  /** Goods beside it, by their codes. */
  readonly goods: readonly string[]
  /** Codes of shoppers who like it. */
  readonly likedBy: readonly string[]
  readonly comments: readonly DemoComment[]
}

interface DemoComment {
  /** Code of a shopper. */
  readonly by: string
  readonly content: string
  /** What the author answered. */
  readonly answer?: string
}

export const editors: Text = { zh: '禾光编辑部', en: 'The Hearthlight editors' }
export const engineer: Text = { zh: '结构工程师 老方', en: 'Fang, structural engineer' }
export const roastery: Text = { zh: '北岭烘焙室', en: 'The Northridge roastery' }
