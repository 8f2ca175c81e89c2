import { toast } from '@mallard/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { seckillTexts } from '#entities/seckill/seckill.texts.ts'
import { useSession } from '#platform/session.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

export interface Reminders {
  readonly isOn: (promotionId: number) => boolean
  readonly toggle: (promotionId: number) => void
}

/** Which sessions the shopper wants to be told of before they begin. */
export function useReminders(): Reminders {
  const api = useApi()
  const client = useQueryClient()
  const texts = seckillTexts()
  const requireLogin = useRequireLogin()
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  const query = api.seckill.reminders.query()
  const { data } = useQuery({ ...query, enabled: isLoggedIn })
  const isOn = (promotionId: number) => isLoggedIn && (data?.ids.includes(promotionId) ?? false)
  const isBusy = useRef(false)

  async function toggle(id: number): Promise<void> {
    if (isBusy.current || !(await requireLogin())) return
    isBusy.current = true
    const isWanted = !isOn(id)
    try {
      await api.seckill.remind({ id, isOn: isWanted })
      const others = (data?.ids ?? []).filter((each) => each !== id)
      await writeToCache(client, query.queryKey, { ids: isWanted ? [...others, id] : others })
      toast(isWanted ? texts.remindedNote : texts.remindOff, { tone: 'good' })
    } catch {
      // The shell has told the shopper why.
    } finally {
      isBusy.current = false
    }
  }

  return { isOn, toggle: (id) => void toggle(id) }
}
