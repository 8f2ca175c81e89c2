import { fxAdminCalls, type AdminPromoter } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { fxCalls } from '@mallard/contract/promoters/fx/fx.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { shareCalls } from '@mallard/contract/insight/share/share.calls'
import { minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestShop } from '#app/testing/test-shop.ts'

/** Takes applications, and sets what a line brings. */
export async function openPromoting(owner: Caller, rateBp = 1000): Promise<void> {
  const before = await owner.data(fxAdminCalls.setting, {})
  await owner.data(fxAdminCalls.saveSetting, { ...before, isOpen: true, rateBp })
}

let phones = 0
export const promoterPhone = () =>
  `1391${String(process.pid % 1000).padStart(3, '0')}${String((phones += 1)).padStart(4, '0')}`

/** The code that was sent to a phone last. */
export async function codeAt(shop: Pick<TestShop, 'control'>, phone: string): Promise<string> {
  const messages = await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`)
  return messages[0]?.code ?? ''
}

/** Asks for a code of a scene, and reads it. */
export async function codeFor(
  shop: Pick<TestShop, 'control'>,
  browser: Caller,
  phone: string,
  scene: 'fx' | 'withdraw',
): Promise<string> {
  await browser.data(identityCalls.sendPhoneCode, { phone, scene })
  return codeAt(shop, phone)
}

/** Applies; the number of the application. */
export async function applied(
  shop: TestShop,
  owner: Caller,
  browser: Caller,
  phone: string,
): Promise<number> {
  // The code of signing in came within this minute.
  shop.clock.advance(minute)
  const code = await codeFor(shop, browser, phone, 'fx')
  await browser.data(fxCalls.register, { realName: '林推广', phone, code, agreed: true })
  const { list } = await owner.data(fxAdminCalls.promoters, { q: phone })
  return list[0]!.id
}

/** A shopper who is a promoter. */
export async function promoter(
  shop: TestShop,
  owner: Caller,
  phone = promoterPhone(),
): Promise<{ browser: Caller; sponsorId: string; id: number; phone: string }> {
  const browser = await shop.shopper(phone)
  const id = await applied(shop, owner, browser, phone)
  await owner.data(fxAdminCalls.decide, { id, verdict: 'approve' })
  const { sponsorId } = await browser.data(fxCalls.center, {})
  return { browser, sponsorId, id, phone }
}

/** Opens a promoter's link, as the page tells it. */
export async function openLink(
  browser: Caller,
  sponsorId: string,
  rest = 'goods/x',
): Promise<string> {
  const { partnerId, storeId } = browser.scope
  const path = `/fx/${partnerId}-${storeId}/${sponsorId}/${rest}`
  await browser.data(shareCalls.record, { id: randomUUID(), channel: 'opened', path, sponsorId })
  return path
}

export const balancesOf = async (owner: Caller, id: number) => {
  const { frozen, available, withdrawing, withdrawn }: AdminPromoter = await owner.data(
    fxAdminCalls.promoter,
    { id },
  )
  return { frozen, available, withdrawing, withdrawn }
}

/** What was paid for the lines of an order. */
export async function paidLines(
  { services }: Pick<TestShop, 'services'>,
  orderSn: string,
): Promise<number[]> {
  const { rows } = await sql<{
    amount: number
  }>`select i.real_amount as amount from order_item i join orders o on o.id = i.order_id where o.order_sn = ${orderSn} order by i.id`.execute(
    services.db,
  )
  return rows.map(({ amount }) => amount)
}
