import type { OwnRoom } from '@mallard/contract/activities/bargain/bargain.fields'
import { href } from '@mallard/contract/paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { useSession } from '#platform/session.ts'

/** The shopper's own room in an activity, and the way to it: it is opened where there is none. */
export function useOpenRoom(bargainId: number): {
  mine: OwnRoom | undefined
  isBusy: boolean
  open: () => void
} {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const requireLogin = useRequireLogin()
  const { partnerId, storeId } = usePage().scope
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  const [isBusy, setBusy] = useState(false)
  const { data } = useQuery({
    ...api.bargain.mine.query({ bargainId }),
    enabled: isLoggedIn,
    meta: { isQuiet: true },
  })

  async function open(): Promise<void> {
    if (isBusy || !(await requireLogin())) return
    setBusy(true)
    try {
      const { bargainRoomId } = await api.bargain.add({ bargainId })
      void client.invalidateQueries({ queryKey: api.bargain.mine.key })
      navigate(href('bargainDetail', { partnerId, storeId, bargainRoomId }))
    } catch {
      // The shell has told the shopper why; what is left is another now.
      void client.invalidateQueries({ queryKey: api.bargain.list.key })
    } finally {
      setBusy(false)
    }
  }

  return { mine: (isLoggedIn && data?.room) || undefined, isBusy, open: () => void open() }
}
