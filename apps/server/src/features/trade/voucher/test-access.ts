import { accountAdminCalls } from '@mallard/contract/trade/payment/account-admin.calls'
import { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { largestId } from '@mallard/contract/fields'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import type { AccessOf } from '#app/testing/test-access.ts'
import { placeOrder } from '#app/testing/test-buyer.ts'
import { gone } from '#app/testing/test-makers.ts'
import { newSerial, sendVoucher, voucherOf } from '#app/testing/test-transfers.ts'
import { accountInput, accountProposal, withdrawProposals } from './test-account.ts'

export const access: AccessOf = async ({ shop, make, owner, buyer, sku, theirs }) => {
  /** An order of enough that money may be transferred for it. */
  const largeOrderOf = async (who: Caller) =>
    (await placeOrder(who, [{ ...sku, quantity: Math.ceil(10_000 / sku.price) }])).orderSn
  /** Sent even where a call of staff, asked before, has stopped transfers. */
  const sentOf = async (who: Caller) => {
    await sql`update transfer_account set is_open = true where partner_id = ${who.scope.partnerId}`.execute(
      shop.services.db,
    )
    const sn = await largeOrderOf(who)
    return { sn, id: await sendVoucher(shop, who, owner, sn) }
  }
  const one = async () => ({ id: (await sentOf(buyer)).id })
  const { rows } = await sql<{ id: number }>`
    insert into offline_payment (partner_id, store_id, member_id, order_id, payer, bank, upload_keys, pics, status, created_at, settled_at)
    select o.partner_id, o.store_id, o.member_id, o.id, '别店', '别店', '{}', '[{}]', 2, now(), now() from orders o where o.order_sn = ${theirs.orderSn} returning id`.execute(
    shop.services.db,
  )
  const byId = { theirs: { id: rows[0]!.id }, missing: { id: largestId } }
  return {
    owned: {
      'voucher.toPayOffline': {
        own: async (who) => voucherOf(shop, who, await largeOrderOf(who)),
        missing: { orderId: gone.sn, pics: ['0'.repeat(26)] },
        plain: ['payer', 'bank'],
        inEveryStore: true,
      },
      'voucher.offlineStatus': {
        own: async (who) => ({ orderId: await make.orderOf(who) }),
        missing: { orderId: gone.sn },
        inEveryStore: true,
      },
      'voucher.withdrawOffline': {
        own: async (who) => ({ orderId: (await sentOf(who)).sn }),
        missing: { orderId: gone.sn },
        inEveryStore: true,
      },
    },
    admin: {
      'voucherAdmin.list': { own: async () => ({}), plain: ['q'] },
      'voucherAdmin.detail': { own: one, ...byId },
      'voucherAdmin.approve': {
        own: async () => {
          const { id } = await sentOf(buyer)
          const { list } = await owner.data(voucherAdminCalls.list, { pageSize: 100 })
          return { id, amount: list.find((each) => each.id === id)!.amount, serialNo: newSerial() }
        },
        ...byId,
        plain: ['amount', 'serialNo', 'payer'],
      },
      'voucherAdmin.reject': {
        own: async () => ({ ...(await one()), reason: '未查到款项' }),
        ...byId,
        plain: ['reason'],
      },
      'accountAdmin.read': { own: async () => ({}) },
      'accountAdmin.propose': {
        own: async () => {
          await withdrawProposals(owner)
          const { account } = await owner.data(accountAdminCalls.read, {})
          return accountInput(account?.version ?? null)
        },
        plain: Object.keys(accountInput(null)),
      },
      'accountAdmin.decide': {
        own: async () => ({ id: await accountProposal(owner), verdict: 'withdraw', note: '' }),
        theirs: { id: await theirs.proposalOf('account') },
        missing: { id: largestId },
        plain: ['phoneCode', 'note', 'accountNo'],
      },
      'accountAdmin.stop': { own: async () => ({ reason: '核对账户' }), plain: ['reason'] },
    },
  }
}
