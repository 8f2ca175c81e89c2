import type { InputOf } from '@mallard/contract/api'
import type { bargainAdminCalls } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { scopeText } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'

type Calls = typeof bargainAdminCalls
export type RoomsInput = InputOf<Calls['rooms']>

/** Milliseconds between two looks at an activity that runs. */
const interval = 5000

/** An activity with its figures; one that runs is asked for again and again. */
export function useBargain(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'bargain-one', id],
    queryFn: ({ signal }) => api.bargainAdmin.detail({ id }, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === 'RUN' ? interval : false),
  })
}

/** Its rooms, a page at a time. */
export function useRooms(asked: RoomsInput, isLive: boolean) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'bargain-rooms', asked],
    queryFn: ({ signal }) => api.bargainAdmin.rooms(asked, signal),
    refetchInterval: isLive ? interval : false,
    placeholderData: keepPreviousData,
  })
}

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const { scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        ['bargains', 'bargain-one', 'bargain-rooms', 'audit'].map((kind) =>
          queries.invalidateQueries({ queryKey: [scopeText(scope), kind] }),
        ),
      ),
  })
}

export function useCloseBargain() {
  const { api } = useSession()
  return useChange((input: InputOf<Calls['close']>) => api.bargainAdmin.close(input))
}

export function useVoidHelp() {
  const { api } = useSession()
  return useChange((input: InputOf<Calls['voidHelp']>) => api.bargainAdmin.voidHelp(input))
}
