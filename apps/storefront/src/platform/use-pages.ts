import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'

interface ListPage<Item> {
  list: readonly Item[]
  hasNext: boolean
}

interface PageOptions<Item> {
  queryKey: QueryKey
  queryFn?: unknown
  /** Only names the type. */
  readonly item?: Item
}

export interface Pages<Item> {
  items: readonly Item[]
  /** As `LoadMore` of the kit wants it. */
  state: 'idle' | 'loading' | 'done' | 'failed'
  loadMore: () => void
}

/**
 * A list that grows as one scrolls. `first` is the screen's own critical query (page 1), `pageOf(n)` makes the options of page n:
 * `usePages(data.list, (pageNum) => api.catalog.productList.query({ pageNum }))`.
 */
export function usePages<Item>(first: ListPage<Item>, pageOf: (pageNum: number) => PageOptions<Item>): Pages<Item> {
  const [name, ...rest] = pageOf(1).queryKey
  const query = useInfiniteQuery({
    queryKey: [name, ...rest, 'pages'],
    // Page 1 is the screen's own query; only what follows is fetched here.
    initialPageParam: 2,
    enabled: false,
    queryFn: async ({ pageParam, client }) => (await client.fetchQuery(pageOf(pageParam) as Parameters<typeof client.fetchQuery>[0])) as ListPage<Item>,
    getNextPageParam: (last, _, pageNum) => (last.hasNext ? pageNum + 1 : undefined),
  })
  const pages = query.data?.pages ?? []
  const hasNext = (pages.at(-1) ?? first).hasNext
  return {
    items: [first, ...pages].flatMap((page) => page.list),
    state: query.isFetching ? 'loading' : query.isError ? 'failed' : hasNext ? 'idle' : 'done',
    loadMore: () => {
      if (!query.isFetching && hasNext) void query.fetchNextPage()
    },
  }
}
