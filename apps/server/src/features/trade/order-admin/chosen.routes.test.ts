import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { minute } from '@mallard/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [cup, kettle] = await skusWithStock(shop, 2, 50)
const admin = await shop.staff()
const sns: string[] = []

beforeAll(async () => {
  for (let nth = 0; nth < 4; nth += 1) {
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, nth === 0 ? [cup!, kettle!] : [cup!])
    // The second one stays unpaid.
    if (nth !== 1) await pay(shop, browser, orderSn)
    sns.push(orderSn)
    shop.clock.advance(minute)
  }
})

const listed = async (which: object) =>
  (await admin.data(orderAdminCalls.list, { ...which, pageSize: 100 })).list.map(
    ({ orderSn }) => orderSn,
  )

describe('the orders beside one', () => {
  it.each([
    ['all', {}],
    ['those that wait to be sent, the oldest first', { status: 1 }],
    ['what a word finds', { q: '林' }],
    ['those of a state without the order itself', { status: 0 }],
  ])('are its neighbours in the list of %s', async (_which, which) => {
    const list = await listed(which)
    for (const sn of sns) {
      const found = await admin.data(orderAdminCalls.beside, { sn, ...which })
      const place = list.indexOf(sn)
      if (place >= 0)
        expect(found).toEqual({
          before: list[place - 1] ?? null,
          after: list[place + 1] ?? null,
        })
      else
        expect([found.before, found.after].every((each) => !each || list.includes(each))).toBe(true)
    }
  })

  it('are those that came after it once it has left the list', async () => {
    const [first, , third, fourth] = sns
    await admin.data(orderAdminCalls.ship, {
      sn: third!,
      companyCode: 'shunfeng',
      deliverySn: 'SF5550001112',
    })
    expect(await admin.data(orderAdminCalls.beside, { sn: third!, status: 1 })).toEqual({
      before: first,
      after: fourth,
    })
  })
})

describe('chosen orders as a table', () => {
  it('have a row a line, sums of the order once, and are written down', async () => {
    const [first, , , fourth] = sns
    const { file, rows } = await admin.data(orderAdminCalls.exportChosen, {
      format: 'csv',
      sns: [first!, fourth!],
    })
    expect(rows).toBe(3)
    const [head, ...lines] = Buffer.from(file.base64, 'base64')
      .toString()
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
    const at = (name: string) => head!.split(',').indexOf(name)
    expect(lines.map((line) => line.split(',')[at('订单编号')]!.replace(/\W/g, ''))).toEqual([
      first,
      first,
      fourth,
    ])
    expect(lines.map((line) => line.split(',')[at('订单实付')] === '')).toEqual([
      false,
      true,
      false,
    ])
    const [entry] = (await admin.data(staffCalls.audit, { object: 'orders' })).list
    expect(entry).toMatchObject({ action: 'order.exportChosen', changes: { orders: { after: 2 } } })
  })

  it('leave out what is another store’s', async () => {
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    const answer = await local.call(orderAdminCalls.exportChosen, { format: 'csv', sns })
    expect(answer.reason).toBe('notFound')
  })
})
