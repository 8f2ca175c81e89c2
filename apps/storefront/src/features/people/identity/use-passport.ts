import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { clearUserCache } from '#platform/clear-user-cache.ts'
import { signInAs } from '#platform/session.ts'
import { driverAuthTexts } from './driver-auth.texts.ts'

export interface PassportHandle {
  isBusy: boolean
  /** Accepts or refuses; either way the passport is used up. */
  use: (isAccepted: boolean) => Promise<void>
}

export function usePassport(
  passport: string,
  { onIn, onRefused }: { onIn: () => void; onRefused: () => void },
): PassportHandle {
  const api = useApi()
  const client = useQueryClient()
  const texts = driverAuthTexts()
  const [isBusy, setBusy] = useState(false)

  async function use(isAccepted: boolean) {
    setBusy(true)
    try {
      const { user } = await api.identity.passportUse({ x: passport, isAccepted })
      if (!user) {
        toast(texts.refused)
        return onRefused()
      }
      clearUserCache(client)
      signInAs(user)
      toast(texts.done, { tone: 'good' })
      onIn()
    } catch {
      // The shell has told the shopper why; the page now says that the link is over.
      await client.invalidateQueries()
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, use }
}
