import type { InputOf } from '@mallard/contract/api'
import type {
  AdminLottery,
  lotteryAdminCalls,
  LotterySetup,
} from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { scopeText, type Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useOnce } from '#platform/use-once.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

type Calls = typeof lotteryAdminCalls

/** Milliseconds between two looks at a lottery that runs. */
const interval = 5000

const oneKey = (scope: Scope, id: number) => [scopeText(scope), 'lottery-one', id] as const

/** A lottery; one that runs is asked for again and again. */
export function useLottery(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneKey(scope, id),
    queryFn: ({ signal }) => api.lotteryAdmin.detail({ id }, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === 'RUN' ? interval : false),
  })
}

/** What stands against a set-up; asked again whenever it changes. */
export function useClashes(setup: LotterySetup | undefined) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'lottery-clashes', setup],
    queryFn: ({ signal }) => api.lotteryAdmin.clashes(setup!, signal),
    enabled: setup !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

export function useWinners(input: InputOf<Calls['winners']>) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'lottery-winners', input],
    queryFn: ({ signal }) => api.lotteryAdmin.winners(input, signal),
    placeholderData: keepPreviousData,
  })
}

function useChange<T>(change: (input: T) => Promise<AdminLottery>) {
  const { scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (lottery) => {
      await writeToCache(queries, oneKey(scope, lottery.id), lottery)
      for (const kind of ['lotteries', 'lottery-clashes', 'audit'])
        void queries.invalidateQueries({ queryKey: [scopeText(scope), kind] })
    },
  })
}

export function useSaveLottery() {
  const { api } = useSession()
  const save = useOnce<LotterySetup, AdminLottery>((setup) => api.lotteryAdmin.save(setup))
  return useChange((setup: LotterySetup) => save(setup))
}

export function useCloseLottery() {
  const { api } = useSession()
  return useChange((input: InputOf<Calls['close']>) => api.lotteryAdmin.close(input))
}

export function useShipWin() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<Calls['ship']>) => api.lotteryAdmin.ship(input),
    onSuccess: () => {
      for (const kind of ['lottery-winners', 'lotteries', 'audit'])
        void queries.invalidateQueries({ queryKey: [scopeText(scope), kind] })
    },
  })
}
