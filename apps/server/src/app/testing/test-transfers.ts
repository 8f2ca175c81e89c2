import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import type { Role } from '@mallard/contract/people/staff/rights'
import { voucherCalls } from '@mallard/contract/trade/payment/voucher.calls'
import { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { caller, type Caller } from '@mallard/testing/caller'
import { saveStaff } from '#features/people/staff/index.ts'
import { hashPassword } from '#platform/password.ts'
import { sendPicture } from './test-pictures.ts'
import type { TestShop } from './test-shop.ts'

const password = 'a long password'

/**
 * Another member of staff, signed in, who has been there from the start: nobody else has their
 * password. `storeId`: the only store they look after.
 */
export async function colleague(
  shop: TestShop,
  owner: Caller,
  role: Role,
  storeId: number | null = null,
): Promise<Caller> {
  const login = ['second', role, storeId].filter((part) => part !== null).join('-')
  const account = {
    login,
    name: `第二位${role}`,
    active: true,
    passwordHash: await hashPassword(password),
    roles: [{ role, storeId }],
  }
  await saveStaff(
    shop.services.db,
    owner.scope.partnerId,
    undefined,
    account,
    new Date(shop.clock.now()),
  )
  const who = caller(shop.url, owner.scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  await who.data(staffCalls.login, { login, password })
  return who
}

/** What a shopper sends for an order, with a picture of their own. */
export async function voucherOf(shop: TestShop, who: Caller, orderId: string) {
  return {
    orderId,
    payer: '林小满',
    bank: '示例银行',
    pics: [await sendPicture(shop, who, 'voucher')],
  }
}

/** Sends a voucher; its id in the back office. */
export async function sendVoucher(
  shop: TestShop,
  who: Caller,
  owner: Caller,
  orderId: string,
): Promise<number> {
  await who.data(voucherCalls.toPayOffline, await voucherOf(shop, who, orderId))
  const { list } = await owner.data(voucherAdminCalls.list, { pageSize: 100 })
  const voucher = list.find(({ orderSn }) => orderSn === orderId)
  if (!voucher) throw new Error(`the voucher of ${orderId} is not in the queue`)
  return voucher.id
}

let serials = 0

/** A number under which the bank knows a transfer. */
export const newSerial = () => `2026${String((serials += 1)).padStart(10, '0')}`
