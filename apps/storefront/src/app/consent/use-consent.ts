import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import type { Scope } from '@mallard/kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { notePrivacy } from '#platform/privacy.ts'
import { readStored, store } from '#platform/storage.ts'

type Agreement = ReplyOf<Calls['member']['agreementList']>['agreements'][number]

/**
 * Whose consent this tab found complete: who goes on from page to page is not looked up each time.
 */
const settledKey = 'consentSettled'

export interface ConsentHandle {
  /** What the member has not accepted in the version of now. */
  due: readonly Agreement[]
  isBusy: boolean
  accept: () => Promise<boolean>
}

/** Looks up, once in a tab, whether the agreements have changed since this member accepted them. */
export function useConsent(memberId: number, { partnerId, storeId }: Scope): ConsentHandle {
  const api = useApi()
  const client = useQueryClient()
  const mark = `${partnerId}:${memberId}`
  const [isSettled, setSettled] = useState(() => readStored(settledKey, 'sessionStorage') === mark)
  const [isBusy, setBusy] = useState(false)
  const options = api.member.agreementList.query()
  const { data } = useQuery({
    ...options,
    enabled: !isSettled,
    meta: { isQuiet: true },
    staleTime: 0,
  })
  const due = isSettled ? [] : (data?.agreements ?? []).filter(({ isDue }) => isDue)
  if (!isSettled && data && due.length === 0) {
    store(settledKey, mark, 'sessionStorage')
    setSettled(true)
  }

  async function accept(): Promise<boolean> {
    setBusy(true)
    try {
      await api.identity.agree({
        consents: due.map(({ code, version }) => ({ code, version })),
        partnerId,
        storeId,
      })
      // A text that changed while it was being read is asked for once more.
      await client.invalidateQueries({ queryKey: options.queryKey })
      if (due.some(({ code }) => code === 'privacy'))
        notePrivacy({ code: 'privacy', isGiven: true })
      return true
    } catch {
      // The shell has told the shopper why.
      return false
    } finally {
      setBusy(false)
    }
  }

  return { due, isBusy, accept }
}
