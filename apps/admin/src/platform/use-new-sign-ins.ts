import { useQuery } from '@tanstack/react-query'
import { useSession } from './session.ts'

/** How often one looks whether a new browser signed in, ms. */
const every = 300_000

/** Sign-ins from browsers that were not seen before, of which one has not said to know. */
export function useNewSignIns() {
  const { api } = useSession()
  return useQuery({ ...api.staff.newSignIns.query(), refetchInterval: every }).data ?? []
}
