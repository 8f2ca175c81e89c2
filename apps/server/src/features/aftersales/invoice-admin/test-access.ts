import { invoiceAdminCalls } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { largestId } from '@mallard/contract/fields'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import type { AccessOf, AdminRow, Input } from '#app/testing/test-access.ts'

export const access: AccessOf = async ({ shop, make, owner, buyer, theirs }) => {
  const { db } = shop.services
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into invoice (partner_id, store_id, order_id, order_sn, member_id, type, name, amount, state, created_at, moved_at)
      select partner_id, store_id, id, order_sn, member_id, 1, '林小满', pay_amount, 'applied', now(), now() from orders where order_sn = ${theirs.orderSn}
      returning id
    ), logged as (
      insert into invoice_log (invoice_id, event, from_state, to_state, actor_type, at) select id, 'apply', null, 'applied', 1, now() from made
    )
    select id from made`.execute(db)
  /** One of a company that staff had issued, and have to reverse. */
  const reversingOf = async (who: Caller) => {
    const id = await make.issuedOf(who)
    await sql`update invoice set issued_by = 'staff', type = 2, tax_no = '91350100M000100Y43' where id = ${id}`.execute(
      db,
    )
    await owner.data(invoiceAdminCalls.reverse, { id, reason: 'issueError', reissue: false })
    return id
  }
  /** The same, when its buyer was asked to confirm, and when they refused. */
  const awaitingOf = async (who: Caller) =>
    (await owner.data(invoiceAdminCalls.askBuyer, { id: await reversingOf(who) })).invoiceId
  const unreversedOf = async (who: Caller) =>
    (await owner.data(invoiceAdminCalls.buyerRefused, { id: await awaitingOf(who) })).invoiceId
  let handed = 0
  const handedInvoice = () => ({
    invoiceNo: `261170000000${String((handed += 1)).padStart(8, '0')}`,
    issueTime: shop.clock.now(),
    base64: Buffer.from('%PDF-1.7').toString('base64'),
  })
  const invoice = (more: Input = {}, of = make.invoiceOf): AdminRow => ({
    own: async () => ({ id: await of(buyer), ...more }),
    theirs: { id: rows[0]!.id },
    missing: { id: largestId },
    plain: Object.keys(more),
  })
  const filters = ['q', 'stage', 'from', 'until', 'title']
  return {
    admin: {
      'invoiceAdmin.list': { own: async () => ({}), plain: filters },
      'invoiceAdmin.export': { own: async () => ({ format: 'csv' }), plain: filters },
      'invoiceAdmin.retryAll': { own: async () => ({}) },
      'invoiceAdmin.detail': invoice(),
      'invoiceAdmin.issue': invoice(),
      'invoiceAdmin.retry': invoice(),
      'invoiceAdmin.reject': invoice({ reason: '抬头有误' }),
      'invoiceAdmin.mail': invoice({ email: 'reader@mail.example' }, make.issuedOf),
      'invoiceAdmin.reverse': invoice({ reason: 'issueError', reissue: false }, make.issuedOf),
      'invoiceAdmin.upload': {
        ...invoice(handedInvoice()),
        own: async () => ({ id: await make.invoiceOf(buyer), ...handedInvoice() }),
      },
      'invoiceAdmin.file': invoice(
        { form: 'xml', base64: Buffer.from('<?xml version="1.0"?>').toString('base64') },
        make.issuedOf,
      ),
      'invoiceAdmin.redden': invoice({ redNo: '26117000000000000003' }, reversingOf),
      'invoiceAdmin.askBuyer': {
        ...invoice({ sentTime: 0 }),
        own: async () => ({ id: await reversingOf(buyer), sentTime: shop.clock.now() }),
      },
      'invoiceAdmin.buyerRefused': invoice({}, awaitingOf),
      'invoiceAdmin.leave': invoice({}, unreversedOf),
    },
  }
}
