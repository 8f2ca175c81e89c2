import type { LotteryDraw, LotteryInfo } from '@mallard/contract/activities/lottery/lottery.fields'
import { toast } from '@mallard/ui/toast'
import { wantsStillness } from '@mallard/ui/motion'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { isTransport } from '#platform/api-error.ts'
import { useRequireLogin } from '#platform/login.ts'
import { newUuid } from '#platform/new-uuid.ts'
import { currentSession } from '#platform/session.ts'
import { readStored, store } from '#platform/storage.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { lotteryTexts } from './lottery.texts.ts'

export type DrawPhase = 'rest' | 'asking' | 'turning' | 'shown'

export interface Draw {
  readonly phase: DrawPhase
  /** What was drawn; it is decided before anything turns. */
  readonly result: LotteryDraw | undefined
  /** Place of the prize that the wheel must stop at; undefined while it rests. */
  readonly place: number | undefined
  /** Asks the server for a prize. */
  readonly start: () => void
  /** The wheel stands still: the prize is told. */
  readonly stop: () => void
  readonly close: () => void
  readonly share: () => void
}

/** Whether the next draw costs points. */
export const costsPoints = ({ chances, cost }: LotteryInfo): boolean =>
  chances !== null && cost !== null && chances.free + chances.extra === 0

interface Pending {
  readonly drawToken: string
  readonly usePoints: boolean
}

/** Draws that were asked for and not told yet stay with this phone until they are. */
const keyOf = (url: string) => `lotteryDraw ${currentSession().me?.id ?? 0} ${url}`

function pendingOf(url: string): Pending | undefined {
  const [drawToken, usePoints] = (readStored(keyOf(url)) ?? '').split(' ')
  return drawToken ? { drawToken, usePoints: usePoints === 'true' } : undefined
}

/** One draw after another, and what was asked for before the page was left. */
export function useDraw(info: LotteryInfo): Draw {
  const api = useApi()
  const client = useQueryClient()
  const texts = lotteryTexts()
  const requireLogin = useRequireLogin()
  const [phase, setPhase] = useState<DrawPhase>('rest')
  const [result, setResult] = useState<LotteryDraw>()
  const isBusy = useRef(false)
  const { lotteryUrl } = info

  function keep(chances: LotteryInfo['chances']): Promise<void> {
    const { queryKey } = api.lottery.info.query({ lotteryUrl })
    const before = client.getQueryData<LotteryInfo>(queryKey) ?? info
    return writeToCache(client, queryKey, { ...before, chances })
  }

  async function ask(pending: Pending, isLate: boolean): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setPhase('asking')
    store(keyOf(lotteryUrl), `${pending.drawToken} ${pending.usePoints}`)
    try {
      const drawn = await api.lottery.lottery({ lotteryUrl, ...pending })
      setResult(drawn)
      await keep(drawn.chances)
      setPhase(isLate || wantsStillness() ? 'shown' : 'turning')
    } catch (failure) {
      // Without an answer nobody knows whether it was drawn: the same token asks again.
      if (!isTransport(failure)) store(keyOf(lotteryUrl), undefined)
      isBusy.current = false
      setPhase('rest')
      void client.invalidateQueries({ queryKey: api.lottery.info.key })
    }
  }

  // What was drawn when the page was left is told when it is opened again.
  useEffect(() => {
    const pending = currentSession().isLoggedIn ? pendingOf(lotteryUrl) : undefined
    if (pending) void ask(pending, true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each lottery
  }, [lotteryUrl])

  return {
    phase,
    result,
    place:
      phase === 'turning' ? info.prizes.findIndex(({ id }) => id === result?.prizeId) : undefined,
    start: () =>
      void (async () => {
        if (isBusy.current || !(await requireLogin())) return
        const fresh = { drawToken: newUuid(), usePoints: costsPoints(info) }
        await ask(pendingOf(lotteryUrl) ?? fresh, false)
      })(),
    stop: () => setPhase('shown'),
    close: () => {
      store(keyOf(lotteryUrl), undefined)
      isBusy.current = false
      setPhase('rest')
      void client.invalidateQueries({ queryKey: api.lottery.info.key })
    },
    share: () => {
      if (!currentSession().isLoggedIn || info.chances?.isSharedToday !== false) return
      api.lottery.share({ lotteryUrl }).then(
        async (chances) => {
          await keep(chances)
          toast(texts.given, { tone: 'good' })
        },
        () => undefined,
      )
    },
  }
}
