import { href } from '@mallard/contract/paths'
import { fen, yuan } from '@mallard/kernel'
import { sql } from 'kysely'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'

interface RefundedRow {
  readonly partnerId: number
  readonly storeId: number
  readonly memberId: number
  /** One of them where several were paid at once. */
  readonly orderSn: string | null
  readonly amount: number
  readonly method: string
  readonly cause: string
}

/** Where the money is now. */
const places: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  wxPay: ['已原路退回微信支付', 'went back to WeChat Pay'],
  aliPay: ['已原路退回支付宝', 'went back to Alipay'],
  unionPay: ['已原路退回银行卡', 'went back to your bank card'],
  offline: ['已转账退回', 'was transferred back to you'],
  byHand: ['已由商家人工退回', 'was paid back to you by our staff'],
}

const causes: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  duplicate: ['重复支付的 ', 'Paid twice: '],
  repriced: ['改价前支付的 ', 'Paid at the price of before: '],
  late: ['订单关闭后支付的 ', 'Paid after the order had closed: '],
}

/**
 * Tells anyone who paid that money went back, once for each refund; in the transaction that books
 * it. `byHand`: not the way it came, whatever that was.
 */
export async function tellRefunded(
  trx: Db,
  refundNo: string,
  at: Date,
  way?: 'byHand',
): Promise<void> {
  const { rows } = await sql<RefundedRow>`
    select r.partner_id as "partnerId", r.store_id as "storeId", p.member_id as "memberId", r.amount,
      p.method, r.cause, (select min(o.order_sn) from pay_order_target t join orders o on o.id = t.order_id
        where t.pay_order_id = p.id and o.id = coalesce(r.order_id, o.id)) as "orderSn"
    from pay_refund r join pay_order p on p.id = r.pay_order_id where r.refund_no = ${refundNo}`.execute(
    trx,
  )
  const [refunded] = rows
  if (!refunded) return
  const { partnerId, storeId, memberId, orderSn, amount, method, cause } = refunded
  const [zh, en] = places[way ?? method] ?? ['已退回', 'went back to you']
  const [before, beforeEn] = causes[cause] ?? ['', '']
  const sum = `¥${yuan(fen(amount))}`
  await notify(trx, [
    {
      scope: { partnerId, storeId },
      memberId,
      kind: 'payment',
      topic: `refund ${refundNo}`,
      title: ['退款到账', 'Refund sent'],
      text: [
        `${before}${sum} ${zh}，到账时间以支付渠道为准`,
        `${beforeEn}${sum} ${en}; it may take the channel some days to show it`,
      ],
      link: orderSn ? href('orderDetail', { partnerId, storeId, orderId: orderSn }) : '',
      at,
    },
  ])
}
