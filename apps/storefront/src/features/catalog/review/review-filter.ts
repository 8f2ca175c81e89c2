import { cutText } from '@mallard/kernel'
import type { Api } from '#platform/api.ts'

export const filters = ['all', 'good', 'middle', 'bad', 'pics'] as const
export type Filter = (typeof filters)[number]

/** The reviews of a filter, or of a word that they say. */
export function reviewQuery(api: Api, itemId: string, asked: string, pageNum: number) {
  const filter = filters.find((each) => each === asked)
  const tag = filter ? undefined : cutText(asked, 20)
  return api.review.list.query({ id: itemId, filter, tag, pageNum, pageSize: 10 })
}
