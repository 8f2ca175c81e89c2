import { randomUUID } from 'node:crypto'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { approvalCalls } from '@mallard/contract/people/staff/approval.calls'
import { minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 6, 900)

const asked = (sn: string) => ({
  sn,
  isUnsent: false,
  freightAmount: 0,
  restock: false,
  reasonCode: 'storeOutOfStock' as const,
  desc: '补差',
  requestId: randomUUID() as string,
})

it('parts of one order that two persons refund at once come to no more than the limit', async () => {
  const people = [await shop.staff(), await shop.staff('finance')]
  const browser = await buyer(shop)
  const amount = 90_000
  const lot = skus.map((sku) => ({ ...sku, quantity: Math.ceil((2 * amount) / sku.price) }))
  const { orderSn: sn } = await placeOrder(browser, lot)
  await pay(shop, browser, sn)
  await shop.dispatch()
  const { lines } = await people[0]!.data(refundAdminCalls.options, { sn })
  const answers = await Promise.all(
    lines.map(({ orderItemId }, turn) =>
      people[turn % 2]!.call(refundAdminCalls.refund, {
        ...asked(sn),
        lines: [{ orderItemId, quantity: 0, amount }],
        amount,
      }),
    ),
  )
  const made = answers.filter(
    ({ code, data }) => code === 200 && (data as { applyId: string | null }).applyId !== null,
  )
  const { rows } = await sql<{
    sum: number
  }>`select sum from given_sum where subject = ${`order ${sn}`}`.execute(shop.services.db)
  expect(lines.length).toBe(6)
  expect(made).toHaveLength(2)
  expect(rows).toEqual([{ sum: 2 * amount }])
})

it('one code agrees to one of two proposals that it is sent for at once', async () => {
  const owner = await shop.staff()
  const phone = '13600003333'
  const newest = async () =>
    (await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`))[0]!.code
  const { password } = shop.logins.find(({ login }) => login === 'owner')!
  await owner.data(approvalCalls.code, { phone })
  await owner.data(approvalCalls.phone, { phone, code: await newest(), password })
  const { rules } = await owner.data(approvalCalls.rules, {})
  const {
    possibleRoles: _possible,
    approvers: _approvers,
    ...rule
  } = rules.find(({ kind }) => kind === 'refund')!
  await owner.data(approvalCalls.save, { ...rule, alone: true })
  const browser = await buyer(shop)
  const [sku] = skus
  for (let order = 0; order < 2; order += 1) {
    const quantity = Math.ceil(250_000 / sku!.price)
    const { orderSn: sn } = await placeOrder(browser, [{ ...sku!, quantity }])
    await pay(shop, browser, sn)
    await shop.dispatch()
    const { lines } = await owner.data(refundAdminCalls.options, { sn })
    await owner.data(refundAdminCalls.refund, {
      ...asked(sn),
      lines: [{ orderItemId: lines[0]!.orderItemId, quantity: 0, amount: 210_000 }],
      amount: 210_000,
    })
  }
  const waiting = (await owner.data(refundAdminCalls.waiting, {})).filter(
    ({ amount }) => amount === 210_000,
  )
  expect(waiting).toHaveLength(2)
  shop.clock.advance(2 * minute)
  await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
  await owner.data(approvalCalls.code, {})
  const phoneCode = await newest()
  const answers = await Promise.all(
    waiting.map(({ id }) =>
      owner.call(refundAdminCalls.decide, { id, verdict: 'approve', note: '', phoneCode }),
    ),
  )
  expect(answers.map(({ code, reason }) => (code === 200 ? 'done' : reason)).toSorted()).toEqual([
    'done',
    'wrongCode',
  ])
})
