import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import type { BargainRoomPage } from '@mallard/contract/activities/bargain/bargain.fields'
import { href } from '@mallard/contract/paths'
import { toast } from '@mallard/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { bargainTexts } from './bargain.texts.ts'
import { shortYuan } from './goods-panel.tsx'

/** Milliseconds between two looks at a room in which friends cut. */
const interval = 5000

export interface RoomActions {
  readonly page: BargainRoomPage
  readonly isBusy: boolean
  readonly help: () => void
  readonly order: () => void
  /** Looks again, as at its end. */
  readonly refresh: () => void
}

/** A room as it stands now, and what can be done in it. */
export function useRoom(drawn: BargainRoomPage): RoomActions {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const requireLogin = useRequireLogin()
  const texts = bargainTexts()
  const { partnerId, storeId } = usePage().scope
  const [isBusy, setBusy] = useState(false)
  const { bargainRoomId } = drawn.room
  const query = api.bargain.room.query({ bargainRoomId })
  const { data: page = drawn } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data?.room.status === roomStatus.running ? interval : false,
  })
  const refresh = () => client.invalidateQueries({ queryKey: api.bargain.room.key })

  /** One step at a time; what it changed is read again, also when it was refused. */
  async function step(work: () => Promise<void>): Promise<void> {
    if (isBusy || !(await requireLogin())) return
    setBusy(true)
    try {
      await work()
    } catch {
      // The shell has told the shopper why.
    } finally {
      await refresh()
      setBusy(false)
    }
  }

  return {
    page,
    isBusy,
    refresh: () => void refresh(),
    help: () =>
      void step(async () => {
        const { cut } = await api.bargain.bargain({ bargainRoomId })
        toast(texts.helpedToast(shortYuan(cut)), { tone: 'good' })
      }),
    order: () =>
      void step(async () => {
        const flow = await api.checkout.checkout({ bargainRoomId })
        navigate(href('orderCheckout', { partnerId, storeId, ...flow }))
      }),
  }
}
