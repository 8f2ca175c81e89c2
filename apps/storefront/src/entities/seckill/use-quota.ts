import type {
  SeckillQuota,
  SeckillSession,
} from '@mallard/contract/activities/seckill/seckill.fields'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { phaseOf } from './session.rules.ts'

/** Milliseconds between two looks at a quota that sells. */
const interval = 2000

/** How the SKUs of a session sell, by number; asked for again while it runs and somebody looks. */
export function useQuota(
  session: Pick<SeckillSession, 'promotionId' | 'startAt' | 'endAt' | 'isClosed'>,
  now: number,
): ReadonlyMap<string, SeckillQuota> {
  const api = useApi()
  const isRunning = phaseOf(session, now) === 'running'
  const { data } = useQuery({
    ...api.seckill.quota.query({ id: session.promotionId }),
    staleTime: 0,
    refetchInterval: isRunning ? interval : false,
  })
  return new Map(data?.skus.map((sku) => [sku.productSn, sku]))
}
