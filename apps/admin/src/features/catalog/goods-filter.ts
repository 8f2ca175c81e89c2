export const pageSize = 20

const shelves = ['all', 'on', 'off'] as const
const stocks = ['all', 'low', 'out'] as const

/** What the address asks for; anything it has wrong counts as not asked. */
export function wishOf(filters: URLSearchParams) {
  const page = Number(filters.get('page') ?? 1)
  const category = Number(filters.get('category') ?? 0)
  return {
    q: filters.get('q')?.trim().slice(0, 50) || undefined,
    categoryId: Number.isInteger(category) && category > 0 ? category : undefined,
    shelf: shelves.find((each) => each === filters.get('shelf')) ?? 'all',
    stock: stocks.find((each) => each === filters.get('stock')) ?? 'all',
    pageNum: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    pageSize,
  }
}
