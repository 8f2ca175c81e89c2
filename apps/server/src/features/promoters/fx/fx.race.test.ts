import { randomUUID } from 'node:crypto'
import { fxAdminCalls } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { fxCalls } from '@mallard/contract/promoters/fx/fx.calls'
import { minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { attributeOrders } from './commission.repo.ts'
import { followOrder, settleOrder } from './commission.service.ts'
import { writeEntry } from './ledger.repo.ts'
import { balancesOf, codeFor, openLink, openPromoting, promoter } from './test-fx.ts'
import { insertWithdrawal } from './withdraw.repo.ts'

// Codes are many here.
const shop = await testShop({ smsLimits: { perNetwork: 1000, free: 1000, freeOfNetwork: 1000 } })
const { db } = shop.services
const owner = await shop.staff()
await openPromoting(owner)
const [sku] = await skusWithStock(shop, 1)
const tries = 30

afterAll(() => expectBooksToAgree(shop))

const many = <T>(work: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: tries }, (_, nth) => work(nth)))

async function code(who: { browser: Awaited<ReturnType<typeof buyer>>; phone: string }) {
  shop.clock.advance(20 * minute)
  return codeFor(shop, who.browser, who.phone, 'withdraw')
}

async function rich(amount: number) {
  const who = await promoter(shop, owner)
  const entry = { promoterId: who.id, amount, ref: randomUUID(), at: new Date(shop.clock.now()) }
  await writeEntry(db, { ...entry, kind: 'freeze' })
  await writeEntry(db, { ...entry, kind: 'settle' })
  const [card] = await who.browser.data(fxCalls.bankAdd, {
    holder: '林推广',
    cardNo: '6222020000000000000',
    bankName: '工商银行',
    phoneCode: await code(who),
    agreed: true,
  })
  return { ...who, bankId: card!.id }
}

describe('at the same moment', () => {
  it('one wish sent many times withdraws once', async () => {
    const who = await rich(50_000)
    const wanted = {
      amount: 10_000,
      bankId: who.bankId,
      requestId: randomUUID() as string,
      phoneCode: await code(who),
    }
    const answers = await many(() => who.browser.call(fxCalls.cashOutSubmit, wanted))
    // Those that came while the first one used the code may be told that it is used.
    expect(answers.some(({ code: answer }) => answer === 200)).toBe(true)
    expect((await who.browser.data(fxCalls.cashOutLists, {})).total).toBe(1)
    expect(await balancesOf(owner, who.id)).toMatchObject({
      available: 40_000,
      withdrawing: 10_000,
    })
  }, 120_000)

  it('many withdrawals of one promoter leave one open, whoever writes them', async () => {
    const who = await rich(50_000)
    const at = new Date(shop.clock.now())
    const made = await Promise.allSettled(
      Array.from({ length: tries }, () =>
        db.transaction().execute(async (trx) => {
          const id = await insertWithdrawal(trx, {
            partnerId: 1,
            promoterId: who.id,
            requestId: randomUUID(),
            bankId: who.bankId,
            amount: 1000,
            fee: 0,
            at,
          })
          await writeEntry(trx, {
            promoterId: who.id,
            kind: 'withdraw',
            amount: 1000,
            ref: `w${id}`,
            at,
          })
        }),
      ),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await balancesOf(owner, who.id)).withdrawing).toBe(1000)
  }, 120_000)

  it('one withdrawal that is paid and turned down ends once', async () => {
    const who = await rich(20_000)
    const { id } = await who.browser.data(fxCalls.cashOutSubmit, {
      amount: 20_000,
      bankId: who.bankId,
      requestId: randomUUID(),
      phoneCode: await code(who),
    })
    await owner.data(fxAdminCalls.approve, { id })
    await many((nth) =>
      nth % 2
        ? owner.call(fxAdminCalls.pay, { id, serial: `RACE-${nth}-${id}` })
        : owner.call(fxAdminCalls.fail, { id, reason: '退回' }),
    )
    const { available, withdrawing, withdrawn } = await balancesOf(owner, who.id)
    expect(withdrawing).toBe(0)
    expect([available, withdrawn].toSorted((a, b) => a - b)).toEqual([0, 20_000])
  }, 120_000)

  it('an order followed and settled from many sides freezes and settles once, and binds one promoter', async () => {
    const one = await promoter(shop, owner)
    const two = await promoter(shop, owner)
    const friend = await buyer(shop)
    const orders: number[] = []
    for (const { sponsorId } of [one, two]) {
      await openLink(friend, sponsorId)
      const { orderSn } = await placeOrder(friend, [{ productSn: sku!.productSn }])
      const { rows } = await sql<{
        id: number
        memberId: number
      }>`select id, member_id as "memberId" from orders where order_sn = ${orderSn}`.execute(db)
      const { id, memberId } = rows[0]!
      const at = new Date(shop.clock.now())
      const order = { partnerId: 1, storeId: 1, orderId: id, memberId, isSubmit: true, at }
      await many(() => attributeOrders(db, [order]))
      await pay(shop, friend, orderSn)
      orders.push(id)
    }
    const at = new Date(shop.clock.now())
    await many((nth) => db.transaction().execute((trx) => followOrder(trx, orders[nth % 2]!, at)))
    const { rows: bound } = await sql<{
      n: number
    }>`select count(*)::int as n from fx_relation where order_id = any(${orders})`.execute(db)
    expect(bound[0]!.n).toBe(1)
    const heldBy = async () => {
      const both = await Promise.all([one, two].map(({ id }) => balancesOf(owner, id)))
      const sum = (key: 'frozen' | 'available') => both[0]![key] + both[1]![key]
      return { frozen: sum('frozen'), available: sum('available') }
    }
    const { frozen } = await heldBy()
    expect(frozen).toBeGreaterThan(0)
    await sql`update fx_commission set settle_at = ${at} where order_id = any(${orders})`.execute(
      db,
    )
    await many((nth) =>
      db.transaction().execute((trx) => settleOrder(trx, orders[nth % 2]!, at.getTime())),
    )
    expect(await heldBy()).toEqual({ frozen: 0, available: frozen })
  }, 120_000)
})
