import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { useSession } from '#platform/session.ts'

/** The gift that the member can still have, in words; its absence is not worth a word. */
export function useWaitingGift(): string | undefined {
  const isMember = useSession((session) => session.isLoggedIn)
  const { data } = useQuery({
    ...useApi().gift.waiting.query(),
    enabled: isMember,
    meta: { isQuiet: true },
  })
  return (isMember && data?.title) || undefined
}
