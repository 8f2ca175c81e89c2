import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import { fen, yuan } from '@mallard/kernel'
import { sql } from 'kysely'
import type { DigestPart } from '#features/people/robot/index.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** What went back yesterday, and what could not. */
export const refundDigest: DigestPart = async ({ db }, { scope, from, until }) => {
  const { rows } = await sql<{ count: number; sum: number; failed: number }>`
    select count(*)::int as count, coalesce(sum(r.amount), 0)::bigint as sum,
      (select count(*)::int from pay_refund f
        where ${ofStore('f', scope)} and f.status = ${lit(refundStatus.failed)}) as failed
    from pay_refund r
    where ${ofStore('r', scope)} and r.status = ${lit(refundStatus.done)}
      and r.done_at >= ${from}::timestamptz and r.done_at < ${until}::timestamptz`.execute(db)
  const { count = 0, sum = 0, failed = 0 } = rows[0] ?? {}
  const money = `¥${yuan(fen(Number(sum)))}`
  return {
    day: [[`退款 ${count} 笔 ${money}`, `Refunded ${count}: ${money}`]],
    waiting: [{ name: ['退款失败', 'failed refunds'], count: failed }],
  }
}
