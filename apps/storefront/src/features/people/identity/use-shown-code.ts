import type { ScreenRequest } from '@mallard/contract/people/screen-auth/screen-auth.calls'
import type { ScreenRole } from '@mallard/contract/people/screen-auth/screen-auth.codes'
import { toast } from '@mallard/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#platform/api.ts'
import { clearUserCache } from '#platform/clear-user-cache.ts'
import { signInAs } from '#platform/session.ts'
import { screenAuthTexts } from './screen-auth.texts.ts'

/** Between two looks whether a phone has answered, ms. */
const lookEvery = 2000

export interface ShownCodeHandle {
  request: ScreenRequest | undefined
  /** `unreached`: no code could be fetched; undefined: none has come yet. */
  state: 'waiting' | 'refused' | 'over' | 'in' | 'unreached' | undefined
  isBusy: boolean
  renew: () => void
}

/** Asks for a code, and signs in once a phone has allowed it. */
export function useShownCode(role: ScreenRole, onIn: () => void): ShownCodeHandle {
  const api = useApi()
  const client = useQueryClient()
  const texts = screenAuthTexts()
  const asked = useQuery({
    queryKey: [...api.screenAuth.open.key, role],
    queryFn: () => api.screenAuth.open({ role }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const claim = asked.data?.claim
  const { data: standing } = useQuery({
    queryKey: [...api.screenAuth.claim.key, claim],
    queryFn: () => api.screenAuth.claim({ claim: claim ?? '' }),
    enabled: claim !== undefined,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'waiting' ? lookEvery : false,
  })
  const user = standing?.user
  useEffect(() => {
    if (!user) return
    clearUserCache(client)
    signInAs(user)
    toast(texts.done, { tone: 'good' })
    onIn()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when somebody is in
  }, [user])
  return {
    request: asked.data,
    state: asked.isError ? 'unreached' : asked.data && (standing?.state ?? 'waiting'),
    isBusy: asked.isFetching,
    renew: () => void asked.refetch(),
  }
}
