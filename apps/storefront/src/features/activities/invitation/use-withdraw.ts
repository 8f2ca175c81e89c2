import type { Invitation } from '@mallard/contract/activities/invitation/invitation.fields'
import { confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { invitationTexts } from './invitation.texts.ts'
import { useRefresh } from './use-refresh.ts'

/** Gives a place back, or leaves the waiting list; asks first. */
export function useWithdraw({ id, my }: Invitation) {
  const api = useApi()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const texts = invitationTexts()
  const isWaiting = my?.state === 'waiting'

  async function withdraw(): Promise<void> {
    const isSure = await confirm({
      title: isWaiting ? texts.askLeave : texts.askTitle,
      text: isWaiting ? texts.askLeaveText : texts.askText,
      ok: isWaiting ? texts.leave : texts.withdraw,
      cancel: texts.keep,
      danger: true,
    })
    if (!isSure || isBusy) return
    setBusy(true)
    try {
      await api.invitation.withdraw({ id })
      toast(texts.withdrawn)
    } catch {
      // The shell has said why: the event has begun, or there is no network.
    } finally {
      setBusy(false)
      refresh()
    }
  }

  return { isBusy, withdraw }
}
