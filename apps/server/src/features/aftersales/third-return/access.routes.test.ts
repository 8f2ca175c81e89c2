import { thirdReturnCalls } from '@mallard/contract/aftersales/third-return/third-return.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { codeTo, openElsewhere, soldElsewhere, type SoldElsewhere } from './test-third.ts'

const shop = await testShop()

/** A buyer of another platform with their order open. */
async function buyerElsewhere(): Promise<{ browser: Caller; sold: SoldElsewhere; ticket: string }> {
  const browser = await shop.visitor()
  const sold = await soldElsewhere(shop)
  const { ticket } = await openElsewhere(shop, browser, sold)
  return { browser, sold, ticket }
}

describe('an order of another platform', () => {
  it('is opened by its number and the code of its phone, for half an hour and in this session alone', async () => {
    const { browser, sold, ticket } = await buyerElsewhere()
    const order = await browser.data(thirdReturnCalls.order, { ticket })
    expect(order).toMatchObject({
      platform: 'tmall',
      platformText: '天猫',
      thirdOrderSn: sold.orderNo,
    })
    expect(order.lines[0]).toMatchObject({
      lineNo: '1',
      maxNum: 2,
      refundable: [19_900, 39_801],
      applyId: null,
      pic: null,
    })
    expect(JSON.stringify(order)).not.toContain(sold.phone)
    // The same phone needs no second code, for this order or another one.
    const other = await soldElsewhere(shop, '1-1', sold.phone)
    expect(
      (
        await browser.data(thirdReturnCalls.order, {
          thirdOrderSn: other.orderNo,
          phone: sold.phone,
        })
      ).thirdOrderSn,
    ).toBe(other.orderNo)
    expect(
      (
        await browser.data(thirdReturnCalls.order, {
          thirdOrderSn: sold.orderNo,
          phone: sold.phone,
        })
      ).ticket,
    ).toBe(ticket)

    const stranger = await shop.visitor()
    expect(await stranger.call(thirdReturnCalls.order, { ticket })).toMatchObject({
      code: 500,
      reason: 'thirdAccessOver',
    })
    const code = await codeTo(shop, sold.phone)
    expect(
      (
        await stranger.call(thirdReturnCalls.order, {
          thirdOrderSn: sold.orderNo,
          phone: sold.phone,
          code,
        })
      ).reason,
    ).toBe('wrongCode')
    shop.clock.advance(30 * minute)
    expect((await browser.call(thirdReturnCalls.order, { ticket })).reason).toBe('thirdAccessOver')
    expect((await browser.call(thirdReturnCalls.list, {})).reason).toBe('thirdAccessOver')
  })

  it('takes no code of another session, though it is the right one', async () => {
    const sold = await soldElsewhere(shop)
    const [asker, thief] = [await shop.visitor(), await shop.visitor()]
    await asker.data(thirdReturnCalls.sendPhoneCode, { phone: sold.phone })
    const wanted = {
      thirdOrderSn: sold.orderNo,
      phone: sold.phone,
      code: await codeTo(shop, sold.phone),
    }
    expect((await thief.call(thirdReturnCalls.order, wanted)).reason).toBe('wrongCode')
    expect((await asker.data(thirdReturnCalls.order, wanted)).thirdOrderSn).toBe(sold.orderNo)
  })

  it('answers alike for an order that there is not and for somebody else’s', async () => {
    const { browser, sold } = await buyerElsewhere()
    const foreign = await soldElsewhere(shop)
    const ofOtherStore = await soldElsewhere(shop, '1-2', sold.phone)
    const ask = async (thirdOrderSn: string) =>
      browser.call(thirdReturnCalls.order, { thirdOrderSn, phone: sold.phone })
    const answers = await Promise.all([
      ask('TM0000000000'),
      ask(foreign.orderNo),
      ask(ofOtherStore.orderNo),
    ])
    expect(answers[0]).toMatchObject({ code: 500, reason: 'thirdOrderMissing' })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    // The phone of an order that there is gets its code as any other does.
    const codes = await Promise.all(
      [foreign.phone, '13699999999'].map((phone) =>
        browser.call(thirdReturnCalls.sendPhoneCode, { phone }),
      ),
    )
    expect(codes[0]).toEqual(codes[1])
  })

  it('is not looked for without end', async () => {
    const { browser, sold } = await buyerElsewhere()
    const reasons = new Set<string | undefined>()
    for (let count = 0; count < 22; count += 1)
      reasons.add(
        (
          await browser.call(thirdReturnCalls.order, {
            thirdOrderSn: `TM99999${count}`,
            phone: sold.phone,
          })
        ).reason,
      )
    expect([...reasons]).toEqual(['thirdOrderMissing', 'tooOften'])
  })

  it('is shown as it was seen last while the OMS is silent, and asked for later when it was never seen', async () => {
    const { browser, sold } = await buyerElsewhere()
    await shop.control('/_ctl/rules', {
      match: { provider: 'oms', operation: 'find' },
      do: { kind: 'errorBefore' },
      times: 2,
    })
    expect(
      (
        await browser.data(thirdReturnCalls.order, {
          thirdOrderSn: sold.orderNo,
          phone: sold.phone,
        })
      ).lines,
    ).toHaveLength(2)
    const unseen = await soldElsewhere(shop, '1-1', sold.phone)
    expect(
      (
        await browser.call(thirdReturnCalls.order, {
          thirdOrderSn: unseen.orderNo,
          phone: sold.phone,
        })
      ).reason,
    ).toBe('thirdUnavailable')
  })
})

it('forgets what sessions opened, and orders of which nothing was asked', async () => {
  const { sold } = await buyerElsewhere()
  const { browser, ticket, sold: keptOrder } = await buyerElsewhere()
  await browser.data(thirdReturnCalls.apply, {
    ticket,
    lineNo: '1',
    num: 1,
    type: 1,
    reasonCode: 'quality',
  })
  shop.clock.advance(91 * day)
  await sql`insert into job (kind, payload, due_at) values ('thirdReturn.sweep', '{}', ${new Date(shop.clock.now())})`.execute(
    shop.services.db,
  )
  await shop.worker.runDue()
  const { rows } = await sql<{ orderNo: string; opened: number }>`
    select o.order_no as "orderNo", (select count(*)::int from third_access) as opened from third_order o where o.order_no in (${sold.orderNo}, ${keptOrder.orderNo})`.execute(
    shop.services.db,
  )
  expect(rows).toEqual([{ orderNo: keptOrder.orderNo, opened: 0 }])
})
