import { randomUUID } from 'node:crypto'
import { accountCalls } from '@mallard/contract/account/member/account.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderFlag, type OrderMark } from '@mallard/contract/trade/order/order.codes'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { minute } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { buyer, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [cup] = await skusWithStock(shop, 1, 50)
const admin = await shop.staff()

async function order(remark?: string) {
  const browser = await buyer(shop)
  const { orderSn } = await placeOrder(browser, [cup!], remark)
  return { browser, sn: orderSn }
}

const note = (sn: string, text: string, requestId: string = randomUUID()) =>
  admin.data(orderAdminCalls.addNote, { sn, requestId, text })
const marked = async (mark: OrderMark) =>
  (await admin.data(orderAdminCalls.list, { mark, pageSize: 100 })).list.map((each) => each.orderSn)
const written = async (sn: string) =>
  (await admin.data(staffCalls.audit, { object: `order ${sn}` })).list.map(
    ({ action, changes }) => [action, changes],
  )

describe('the notes of an order', () => {
  it('are several, the newest first, each with who wrote it and when, also once it is closed', async () => {
    const { sn } = await order()
    const requestId = randomUUID()
    await note(sn, '先打电话', requestId)
    await note(sn, '先打电话', requestId)
    shop.clock.advance(minute)
    await admin.data(orderAdminCalls.close, { sn, reason: '缺货' })
    const { notes, note: newest } = await note(sn, '改周末送')
    expect(
      notes.map(({ text, staffName, at }) => [text, staffName, shop.clock.now() - at]),
    ).toEqual([
      ['改周末送', '禾光店主', 0],
      ['先打电话', '禾光店主', minute],
    ])
    expect(newest).toEqual(notes[0])
    const [listed] = (await admin.data(orderAdminCalls.list, { q: sn })).list
    expect(listed!.note).toEqual(newest)
    expect((await written(sn)).map(([action]) => action)).toEqual([
      'order.note',
      'order.close',
      'order.note',
    ])
  })

  it('stand beside the buyer’s message, and no buyer is shown them or a flag', async () => {
    const { browser, sn } = await order('周末送')
    await note(sn, '买家难缠，先打电话')
    await admin.data(orderAdminCalls.flag, { sn, flag: orderFlag.red })
    const [listed] = (await admin.data(orderAdminCalls.list, { q: sn })).list
    expect(listed).toMatchObject({ remark: '周末送', flag: orderFlag.red })
    const shown = [
      await browser.data(orderCalls.detail, { sn }),
      (await browser.data(orderCalls.orderList, { active: 0 })).list,
      await browser.data(accountCalls.personalExport, {}),
    ]
    expect(shown[0]).toMatchObject({ remark: '周末送' })
    expect(JSON.stringify(shown)).not.toMatch(/买家难缠|"flag"/)
  })

  it.each([
    ['no words', '  '],
    ['too many', '长'.repeat(301)],
  ])('are not %s', async (_what, text) => {
    const { sn } = await order()
    const asked = { sn, requestId: randomUUID(), text }
    expect((await admin.call(orderAdminCalls.addNote, asked)).reason).toBe('badInput')
    expect((await admin.data(orderAdminCalls.detail, { sn })).notes).toEqual([])
  })
})

describe('the flag of an order', () => {
  it('is changed and taken away, is written down once, and stands against no other change', async () => {
    const { sn } = await order()
    const { version } = await admin.data(orderAdminCalls.detail, { sn })
    const set = async (flag: (typeof orderFlag)[keyof typeof orderFlag]) =>
      (await admin.data(orderAdminCalls.flag, { sn, flag })).flag
    expect(await set(orderFlag.green)).toBe(orderFlag.green)
    expect(await set(orderFlag.green)).toBe(orderFlag.green)
    expect(await marked('green')).toEqual([sn])
    expect(await set(orderFlag.none)).toBe(orderFlag.none)
    expect(await marked('green')).toEqual([])
    expect((await admin.data(orderAdminCalls.detail, { sn })).version).toBe(version)
    expect(await written(sn)).toEqual([
      ['order.flag', { flag: { before: orderFlag.green, after: orderFlag.none } }],
      ['order.flag', { flag: { before: orderFlag.none, after: orderFlag.green } }],
    ])
  })

  it('and a note narrow the list of their own store, with what is searched for', async () => {
    const [one, two] = [await order(), await order()]
    for (const { sn } of [one, two])
      await admin.data(orderAdminCalls.flag, { sn, flag: orderFlag.purple })
    await note(two.sn, '礼品卡片')
    expect(await marked('purple')).toEqual([two.sn, one.sn])
    expect(await marked('noted')).toContain(two.sn)
    expect(await marked('noted')).not.toContain(one.sn)
    const found = await admin.data(orderAdminCalls.list, { mark: 'purple', q: one.sn })
    expect(found).toMatchObject({ list: [{ orderSn: one.sn }], total: 1, counts: { unpaid: 1 } })
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    const elsewhere = { sn: one.sn, flag: orderFlag.red }
    expect((await local.call(orderAdminCalls.flag, elsewhere)).reason).toBe('notFound')
    expect((await admin.data(orderAdminCalls.detail, { sn: one.sn })).flag).toBe(orderFlag.purple)
  })
})
