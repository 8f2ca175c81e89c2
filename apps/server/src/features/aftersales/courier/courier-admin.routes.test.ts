import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { minute } from '@mallard/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { agreedReturn, type Agreed } from './test-courier.ts'

const shop = await testShop()
const [kettle] = await skusWithStock(shop, 1)
const admin = await shop.staff()
const colleague = await shop.staff('finance')

afterAll(() => expectBooksToAgree(shop))

const agreed = () => agreedReturn(shop, admin, kettle!)

const pickupsOf = async (applyId: string) =>
  (await admin.data(returnsAdminCalls.detail, { applyId })).pickups!

/** The place-th time that can be booked, for whom the goods went to. */
async function queryOf(applyId: string, place = 0) {
  const { days, defaultSender: sender } = await pickupsOf(applyId)
  const times = days.flatMap(({ day: date, slots }) =>
    slots.map(({ from }) => ({ day: date, from })),
  )
  return { applyId, sender, ...times[place]! }
}

const newest = async () =>
  (
    await shop.control<{ orderId: string; status: number; input: Record<string, string> }[]>(
      '/_ctl/pickups',
    )
  ).at(-1)!
const rule = (operation: string, kind: string) =>
  shop.control('/_ctl/rules', { match: { provider: 'kd100', operation }, do: { kind }, times: 1 })
const told = async ({ browser }: Agreed) =>
  (await browser.data(noticesCalls.list, { kind: 'return' })).list
    .filter(({ title }) => title === '上门取件')
    .map(({ text }) => text)
const actions = async (applyId: string) =>
  (await admin.data(staffCalls.audit, { object: `return ${applyId}` })).list.map(
    ({ action }) => action,
  )
/** Who waits for a courier, or waited in vain. */
const inList = async (pickup: 'open' | 'failed', { applyId }: Agreed) =>
  (await admin.data(returnsAdminCalls.list, { pickup, q: applyId })).list.map(
    ({ pickup: courier }) => courier?.status,
  )

describe('a courier whom the store asks for', () => {
  it('comes to where the goods went, is seen in the list, and the buyer is told', async () => {
    const back = await agreed()
    const before = await pickupsOf(back.applyId)
    expect(before).toMatchObject({
      list: [],
      actions: ['book'],
      companyName: '京东物流',
      defaultSender: { address: '浙江省杭州市西湖区文三路 1 号' },
    })
    const input = await queryOf(back.applyId)
    const counted = (await admin.data(returnsAdminCalls.list, {})).pickups.open
    const { pickups } = await admin.data(returnsAdminCalls.bookPickup, input)
    expect(pickups).toMatchObject({
      list: [{ status: 'booked', bookedBy: 'staff', day: input.day, from: input.from }],
      actions: ['change', 'cancel'],
    })
    expect((await newest()).input['sendManMobile']).toBe(input.sender.phone)
    expect((await admin.data(returnsAdminCalls.list, {})).pickups.open).toBe(counted + 1)
    expect(await inList('open', back)).toEqual(['booked'])
    expect(await inList('failed', back)).toEqual([])
    expect(await told(back)).toEqual([expect.stringContaining('商家已为您预约上门取件')])
    // Asked again it is the same one, and nobody is told twice.
    await admin.data(returnsAdminCalls.bookPickup, input)
    expect((await pickupsOf(back.applyId)).list).toHaveLength(1)
    expect(await actions(back.applyId)).toEqual(['return.bookPickup', 'return.agree'])
    expect(
      (await back.browser.data(returnsCalls.pickup, { applyId: back.applyId })).pickup,
    ).toMatchObject({ status: 'booked', canCancel: true })
  })

  it('may come at another time: one is sent away, the other one asked for', async () => {
    const back = await agreed()
    await admin.data(returnsAdminCalls.bookPickup, await queryOf(back.applyId))
    const gone = await newest()
    const { list } = await pickupsOf(back.applyId)
    const other = { ...(await queryOf(back.applyId, 1)), instead: list[0]!.pickupNo }
    // A colleague who does not know of the first one cannot move it.
    expect(
      (await colleague.call(returnsAdminCalls.bookPickup, { ...other, instead: undefined })).reason,
    ).toBe('returnStateChanged')
    // A time that is over costs nobody their courier.
    expect(
      (await admin.call(returnsAdminCalls.bookPickup, { ...other, day: '2020-01-01' })).reason,
    ).toBe('pickupSlotGone')
    expect((await pickupsOf(back.applyId)).list[0]!.status).toBe('booked')
    const { pickups } = await admin.data(returnsAdminCalls.bookPickup, other)
    expect(pickups!.list.map(({ status, from, fault }) => ({ status, from, fault }))).toEqual([
      { status: 'booked', from: other.from, fault: '' },
      { status: 'cancelled', from: list[0]!.from, fault: '商家改约时间' },
    ])
    expect(
      (await shop.control<{ orderId: string; status: number }[]>('/_ctl/pickups')).find(
        ({ orderId }) => orderId === gone.orderId,
      )!.status,
    ).toBe(99)
    // The same once more is the same one; who names the one that is gone is told so.
    await admin.data(returnsAdminCalls.bookPickup, other)
    expect(
      (
        await colleague.call(returnsAdminCalls.bookPickup, {
          ...other,
          ...(await queryOf(back.applyId, 2)),
        })
      ).reason,
    ).toBe('returnStateChanged')
    expect((await pickupsOf(back.applyId)).list).toHaveLength(2)
    expect(await actions(back.applyId)).toEqual([
      'return.bookPickup',
      'return.cancelPickup',
      'return.bookPickup',
      'return.agree',
    ])
  })

  it('is sent away with a reason that the buyer reads, once', async () => {
    const back = await agreed()
    await admin.data(returnsAdminCalls.bookPickup, await queryOf(back.applyId))
    const { pickupNo } = (await pickupsOf(back.applyId)).list[0]!
    const { pickups } = await admin.data(returnsAdminCalls.cancelPickup, {
      applyId: back.applyId,
      pickupNo,
      reason: '买家自行寄回',
    })
    expect(pickups).toMatchObject({
      list: [{ status: 'cancelled', fault: '买家自行寄回' }],
      actions: ['book'],
    })
    await admin.data(returnsAdminCalls.cancelPickup, {
      applyId: back.applyId,
      pickupNo,
      reason: '买家自行寄回',
    })
    expect(await told(back)).toEqual([
      expect.stringMatching(/商家取消了上门取件（.*）：买家自行寄回/),
      expect.stringContaining('已为您预约'),
    ])
    expect(await actions(back.applyId)).toEqual([
      'return.cancelPickup',
      'return.bookPickup',
      'return.agree',
    ])
  })

  it('who is at the door already is not sent away, and the operator is told', async () => {
    const back = await agreed()
    await admin.data(returnsAdminCalls.bookPickup, await queryOf(back.applyId))
    const { pickupNo } = (await pickupsOf(back.applyId)).list[0]!
    await shop.control('/_ctl/rules', {
      match: { provider: 'kd100', operation: 'pickupEvent' },
      do: { kind: 'lost' },
      times: 2,
    })
    for (let act = 0; act < 2; act++)
      await shop.control(`/_ctl/pickups/${(await newest()).orderId}/step`, {})
    expect(
      (
        await admin.call(returnsAdminCalls.cancelPickup, {
          applyId: back.applyId,
          pickupNo,
          reason: '改期',
        })
      ).reason,
    ).toBe('pickupTooLate')
    // Nobody was told that they would not come.
    expect(await told(back)).toEqual([expect.stringContaining('已为您预约')])
    shop.clock.advance(30 * minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    expect((await admin.data(returnsAdminCalls.detail, { applyId: back.applyId })).status).toBe(1)
  })

  it('stands among those who failed until another one is asked for; the buyer is told', async () => {
    const back = await agreed()
    await admin.data(returnsAdminCalls.bookPickup, await queryOf(back.applyId))
    await shop.control(`/_ctl/pickups/${(await newest()).orderId}/fail`, {})
    expect(await pickupsOf(back.applyId)).toMatchObject({
      list: [{ status: 'failed', fault: '快递员未取到商品' }],
      actions: ['book'],
    })
    expect(await inList('failed', back)).toEqual(['failed'])
    expect((await told(back))[0]).toMatch(/上门取件未成功，请重新预约或自行寄回/)
    await admin.data(returnsAdminCalls.bookPickup, await queryOf(back.applyId))
    expect(await inList('failed', back)).toEqual([])
    expect(await inList('open', back)).toEqual(['booked'])
  })

  it('who never answers, and whose channel is silent about sending them away, holds up nobody for long', async () => {
    const back = await agreed()
    await rule('pickupCancel', 'dropBefore')
    await admin.data(returnsAdminCalls.bookPickup, await queryOf(back.applyId))
    const { pickupNo } = (await pickupsOf(back.applyId)).list[0]!
    expect(
      (
        await admin.call(returnsAdminCalls.cancelPickup, {
          applyId: back.applyId,
          pickupNo,
          reason: '改期',
        })
      ).reason,
    ).toBe('busy')
    expect(await pickupsOf(back.applyId)).toMatchObject({
      list: [{ status: 'cancelling' }],
      actions: [],
    })
    shop.clock.advance(2 * minute)
    await shop.worker.runDue()
    expect(await pickupsOf(back.applyId)).toMatchObject({
      list: [{ status: 'cancelled' }],
      actions: ['book'],
    })
    expect((await told(back))[0]).toMatch(/商家取消了上门取件（.*）：改期/)
  })

  it('is asked for while the goods may come back', async () => {
    const back = await agreed()
    const input = await queryOf(back.applyId)
    await shop.control('/_ctl/rules', {
      match: { provider: 'kd100', operation: 'pickupBook' },
      do: { kind: 'tooMany' },
      times: 1,
    })
    expect((await admin.call(returnsAdminCalls.bookPickup, input)).reason).toBe('pickupUnavailable')
    expect((await pickupsOf(back.applyId)).list[0]).toMatchObject({ status: 'failed' })
    await back.browser.data(returnsCalls.v2Cancel, { applyId: back.applyId })
    expect((await admin.call(returnsAdminCalls.bookPickup, input)).reason).toBe(
      'returnStateChanged',
    )
    expect((await pickupsOf(back.applyId)).actions).toEqual([])
  })
})
