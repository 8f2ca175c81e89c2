import { toast } from '@mallard/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { goodsTexts } from '#entities/goods/goods.texts.ts'
import { useRequireLogin } from '#platform/login.ts'
import { useSession } from '#platform/session.ts'
import { goodsPageTexts } from './goods.texts.ts'

/**
 * Whether the shopper keeps these goods among the favourites, and how to change that. Shown at
 * once, taken back when refused.
 */
export function useFavourite(itemId: number): {
  isFavourite: boolean
  toggle: () => Promise<void>
} {
  const api = useApi()
  const client = useQueryClient()
  const texts = goodsPageTexts()
  const { favoured } = goodsTexts()
  const requireLogin = useRequireLogin()
  const isKnown = useSession((session) => session.isLoggedIn && session.initStatus === 'done')
  const { data } = useQuery({
    ...api.collection.list.query({ itemId, pageSize: 1 }),
    enabled: isKnown,
  })
  const [wanted, setWanted] = useState<boolean>()
  const isFavourite = wanted ?? (data ? data.list.length > 0 : false)

  async function toggle() {
    if (wanted !== undefined || !(await requireLogin({ kind: 'favourite', itemId }))) return
    const next = !isFavourite
    setWanted(next)
    try {
      await (next
        ? api.collection.add({ goods: itemId })
        : api.collection.delete({ goods: itemId }))
      toast(next ? favoured : texts.unfavoured)
      await client.invalidateQueries({ queryKey: api.collection.list.key })
    } catch {
      // The shell has told the shopper why.
    } finally {
      setWanted(undefined)
    }
  }

  return { isFavourite, toggle }
}
