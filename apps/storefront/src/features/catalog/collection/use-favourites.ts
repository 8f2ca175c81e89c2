import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, type Api } from '#platform/api.ts'
import { usePages, type Pages } from '#platform/use-pages.ts'

export function favouritesQuery(api: Api, pageNum: number) {
  return api.collection.list.query({ pageNum, pageSize: 20 })
}

export interface Favourites extends Pages<GoodsCard> {
  /** Takes several out: they vanish at once, and come back when the server refuses. */
  remove: (ids: readonly number[]) => Promise<boolean>
}

export function useFavourites(first: { list: readonly GoodsCard[]; hasNext: boolean }): Favourites {
  const api = useApi()
  const client = useQueryClient()
  const pages = usePages<GoodsCard>(first, (pageNum) => favouritesQuery(api, pageNum))
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())

  async function remove(ids: readonly number[]): Promise<boolean> {
    setGone(new Set([...gone, ...ids]))
    try {
      await api.collection.deleteMore({ ids: ids.join(',') })
    } catch {
      setGone(gone)
      return false
    }
    // Pages after the first have moved up: they are asked again from the start.
    client.removeQueries({
      queryKey: api.collection.list.key,
      predicate: ({ queryKey }) => queryKey.at(-1) === 'pages',
    })
    client.invalidateQueries({ queryKey: api.collection.list.key }).catch(() => undefined)
    return true
  }

  return { ...pages, items: pages.items.filter(({ itemId }) => !gone.has(itemId)), remove }
}
