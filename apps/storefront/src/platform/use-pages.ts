import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'

interface ListPage<Item> {
  list: readonly Item[]
  hasNext: boolean
  /** Another than the asked one where the list became shorter: the last that has rows. */
  pageNum?: number
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
 * A list that grows as one scrolls. `first` is the screen's own critical query (page 1),
 * `pageOf(n)` makes the options of page n: `usePages(data.list, (pageNum) =>
 * api.catalog.productList.query({ pageNum }))`.
 */
export function usePages<Item>(
  first: ListPage<Item>,
  pageOf: (pageNum: number) => PageOptions<Item>,
): Pages<Item> {
  const client = useQueryClient()
  // The further pages live in the query cache, so that a page one comes back to is as long as it
  // was.
  const queryKey = [...pageOf(1).queryKey, 'pages']
  const keyText = JSON.stringify(queryKey)
  const known = () => client.getQueryData<readonly ListPage<Item>[]>(queryKey) ?? []
  async function pageNumbered(pageNum: number): Promise<ListPage<Item>> {
    const page = (await client.fetchQuery(
      pageOf(pageNum) as Parameters<typeof client.fetchQuery>[0],
    )) as ListPage<Item>
    const isBeyond = page.pageNum !== undefined && page.pageNum !== pageNum
    return isBeyond ? { list: [], hasNext: false } : page
  }
  const { data: more = [] } = useQuery<readonly ListPage<Item>[]>({
    queryKey,
    // What made the first page wrong made the others wrong as well: another language, a row that is
    // gone.
    queryFn: async () => {
      const fresh: ListPage<Item>[] = []
      while (fresh.length < known().length && fresh.at(-1)?.hasNext !== false)
        fresh.push(await pageNumbered(fresh.length + 2))
      return fresh
    },
    enabled: () => known().length > 0,
    staleTime: Infinity,
  })
  const [state, setState] = useState<{ of: string; is: 'idle' | 'loading' | 'failed' }>({
    of: keyText,
    is: 'idle',
  })
  const busy = useRef<string>(undefined)
  const hasNext = (more.at(-1) ?? first).hasNext
  const is = state.of === keyText ? state.is : 'idle'

  async function fetchNext(): Promise<void> {
    busy.current = keyText
    setState({ of: keyText, is: 'loading' })
    try {
      const page = await pageNumbered(more.length + 2)
      client.setQueryData<readonly ListPage<Item>[]>(queryKey, (before = []) =>
        before.length === more.length ? [...before, page] : before,
      )
      setState({ of: keyText, is: 'idle' })
    } catch {
      setState({ of: keyText, is: 'failed' })
    } finally {
      if (busy.current === keyText) busy.current = undefined
    }
  }

  return {
    items: [first, ...more].flatMap((page) => page.list),
    state: is !== 'idle' ? is : hasNext ? 'idle' : 'done',
    loadMore: () => {
      if (hasNext && busy.current !== keyText) void fetchNext()
    },
  }
}
