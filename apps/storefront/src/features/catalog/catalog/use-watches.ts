import type { Watch } from '@mallard/contract/catalog/watch/watch.calls'
import { toast } from '@mallard/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { useSession } from '#platform/session.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { watchTexts } from './watch.texts.ts'

export interface Watches {
  readonly isOn: (watch: Watch) => boolean
  readonly isBusy: boolean
  readonly set: (watch: Watch, isWanted: boolean) => void
}

/** What the shopper wants to be told of these goods: that they are there again, that they cost less. */
export function useWatches(itemId: number, isShown: boolean): Watches {
  const api = useApi()
  const client = useQueryClient()
  const texts = watchTexts()
  const requireLogin = useRequireLogin()
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  const query = api.watch.list.query({ itemId })
  const { data } = useQuery({ ...query, enabled: isLoggedIn && isShown })
  const [isBusy, setBusy] = useState(false)
  const asked = (isLoggedIn && data?.list) || []
  const isSame = (one: Watch) => (other: Watch) =>
    one.productSn === other.productSn && one.kind === other.kind

  async function set(watch: Watch, isWanted: boolean): Promise<void> {
    if (isBusy || !(await requireLogin())) return
    setBusy(true)
    try {
      await api.watch.set({ ...watch, isOn: isWanted })
      const others = asked.filter((each) => !isSame(watch)(each))
      await writeToCache(client, query.queryKey, {
        list: isWanted ? [...others, watch] : others,
      })
      toast(isWanted ? texts.noted : texts.dropped, { tone: 'good' })
    } catch {
      // The shell has told the shopper why.
    } finally {
      setBusy(false)
    }
  }

  return {
    isOn: (watch) => asked.some(isSame(watch)),
    isBusy,
    set: (watch, isWanted) => void set(watch, isWanted),
  }
}
