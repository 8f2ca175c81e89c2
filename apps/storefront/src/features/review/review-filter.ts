import type { Api } from '#platform/api.ts'

export const filters = ['all', 'good', 'middle', 'bad', 'pics'] as const
export type Filter = (typeof filters)[number]

/** The filter in the address; whatever else may stand there means all. */
export function filterOf(text: string | undefined): Filter {
  return filters.find((each) => each === text) ?? 'all'
}

export function reviewQuery(api: Api, itemId: string, filter: Filter, pageNum: number) {
  return api.review.list.query({ id: itemId, filter, pageNum, pageSize: 10 })
}
