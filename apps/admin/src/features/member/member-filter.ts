import type { MemberWish } from './use-members.ts'

export const pageSize = 20
export const sorts = ['new', 'paid', 'points', 'growth'] as const

/** What the address asks for; anything else in it counts for nothing. */
export function wishOf(filters: URLSearchParams): MemberWish & { pageNum: number } {
  return {
    pageNum: Math.max(1, Number(filters.get('page')) || 1),
    pageSize,
    q: filters.get('q') ?? undefined,
    level: filters.get('level') ?? undefined,
    sort: sorts.find((each) => each === filters.get('sort')) ?? 'new',
  }
}
