import { maxUnreadAlerts } from '@mallard/contract/people/alert/alert.codes'
import { scopeText } from '@mallard/kernel'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from '#platform/session.ts'
import { countInTab } from '#platform/tab-title.ts'
import { ringOnce } from './ring.ts'

/** Also while another tab is in front: that is when the bell is needed. */
const lookEvery = 20_000

/** As it is shown: `99+` where there are many. */
export const unreadText = (unread: number): string =>
  unread >= maxUnreadAlerts ? '99+' : String(unread)

/** How many alerts of the store are unread; new ones ring, and the tab's title says how many. */
export function useUnread(): number {
  const { api, scope } = useSession()
  const { data } = useQuery({
    ...api.alertAdmin.unread.query(),
    staleTime: 0,
    refetchInterval: lookEvery,
    refetchIntervalInBackground: true,
  })
  const store = scopeText(scope)
  const known = useRef<{ store: string; newest: number }>(undefined)
  useEffect(() => {
    if (!data) return
    countInTab(data.unread)
    const before = known.current?.store === store ? known.current.newest : undefined
    known.current = { store, newest: data.newest }
    // What was there when the page was opened is no news.
    if (before !== undefined && data.newest > before && data.unread > 0)
      ringOnce(store, data.newest)
  }, [data, store])
  return data?.unread ?? 0
}
