import { largestId } from '@mallard/contract/fields'
import { sql } from 'kysely'
import type { AccessOf, AdminRow, Input } from '#app/testing/test-access.ts'
import { toCashier } from '#app/testing/test-buyer.ts'

export const access: AccessOf = async ({ shop, make, buyer, theirs }) => {
  /** A payment of an order, of which the channel has a fen more. */
  const differenceOf = async (orderSn: string): Promise<{ id: number }> => {
    const { rows } = await sql<{ id: number }>`
      insert into pay_difference (method, day, kind, number, channel_no, cause, ours_amount, theirs_amount, ours_state, theirs_state, partner_id, store_id, found_at)
      select p.method, '2026-01-01', 'payment', p.pay_no, '', 'amount', p.amount, p.amount + 1, 'open', 'done', p.partner_id, p.store_id, p.created_at
      from pay_order p join pay_order_target t on t.pay_order_id = p.id join orders o on o.id = t.order_id where o.order_sn = ${orderSn} order by p.id limit 1
      returning id`.execute(shop.services.db)
    return { id: rows[0]!.id }
  }
  await toCashier(shop, theirs.buyer, theirs.orderSn)
  const other = await differenceOf(theirs.orderSn)
  const difference = (more: Input = {}): AdminRow => ({
    own: async () => ({ ...(await differenceOf(await make.paidOf(buyer))), ...more }),
    theirs: other,
    missing: { id: largestId },
    plain: Object.keys(more),
  })
  return {
    admin: {
      'billAdmin.days': {
        own: async () => ({ from: '2026-01-01', until: '2026-01-14' }),
        plain: ['from', 'until'],
      },
      'billAdmin.read': {
        own: async () => ({ day: '2026-01-01', method: 'wxPay' }),
        plain: ['day'],
      },
      'billAdmin.differences': { own: async () => ({}), plain: ['day'] },
      'billAdmin.ask': difference(),
      'billAdmin.note': difference({ reason: '渠道手续费' }),
    },
  }
}
