import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { lapsePickup } from './courier.service.ts'
import { agreedReturn } from './test-courier.ts'

const shop = await testShop()
const [kettle] = await skusWithStock(shop, 1)

afterAll(() => expectBooksToAgree(shop))

interface Booking {
  orderId: string
  status: number
  input: { callBackUrl: string; sendManPrintAddr: string; dayType: string }
}

/** A return that was agreed to, and an address of its buyer. */
async function agreed() {
  // The clock goes on by days: staff sign in again.
  const back = await agreedReturn(shop, await shop.staff(), kettle!)
  const [address] = await back.browser.data(addressCalls.list, {})
  return { ...back, addressId: address!.id }
}

/** The first time that can be booked. */
async function queryOf({
  browser,
  applyId,
  addressId,
}: {
  browser: Caller
  applyId: string
  addressId: number
}) {
  const { days } = await browser.data(returnsCalls.pickup, { applyId })
  return { applyId, addressId, day: days[0]!.day, from: days[0]!.slots[0]!.from }
}

const bookings = () => shop.control<Booking[]>('/_ctl/pickups')
const newest = async () => (await bookings()).at(-1)!
const step = async () => shop.control(`/_ctl/pickups/${(await newest()).orderId}/step`, {})
const pickupOf = async ({ browser, applyId }: { browser: Caller; applyId: string }) =>
  (await browser.data(returnsCalls.pickup, { applyId })).pickup

describe('a courier', () => {
  it('is booked once, comes, and their waybill is that of the return', async () => {
    const back = await agreed()
    const input = await queryOf(back)
    const before = (await bookings()).length
    expect(await back.browser.data(returnsCalls.bookPickup, input)).toMatchObject({
      pickup: { status: 'booked', companyName: '京东物流', day: input.day, canCancel: true },
    })
    await back.browser.data(returnsCalls.bookPickup, input)
    expect(await bookings()).toHaveLength(before + 1)
    expect((await newest()).input.sendManPrintAddr).toBe('浙江省杭州市西湖区文三路 1 号')
    await step()
    expect(await pickupOf(back)).toMatchObject({
      status: 'collecting',
      courier: { phone: '13600000088' },
    })
    await step()
    expect(await pickupOf(back)).toMatchObject({ status: 'taken', canCancel: false })
    const done = await back.browser.data(returnsCalls.v2Detail, { applyId: back.applyId })
    expect(done).toMatchObject({
      status: 1,
      freight: { companyCode: 'jd', deliverySn: expect.stringMatching(/^JD\d+$/) },
    })
    expect(done.timeline[0]).toMatchObject({ event: 'sendBack' })
  })

  it('is sent away again by the shopper, when the return ends, and when the goods went another way', async () => {
    const one = await agreed()
    await one.browser.data(returnsCalls.bookPickup, await queryOf(one))
    expect(
      (await one.browser.data(returnsCalls.cancelPickup, { applyId: one.applyId })).pickup?.status,
    ).toBe('cancelled')
    expect((await newest()).status).toBe(99)
    // Another time will do.
    expect(
      (await one.browser.data(returnsCalls.bookPickup, await queryOf(one))).pickup?.status,
    ).toBe('booked')
    await one.browser.data(returnsCalls.v2Cancel, { applyId: one.applyId })
    await shop.worker.runDue()
    expect((await newest()).status).toBe(99)
    expect((await pickupOf(one))?.status).toBe('cancelled')

    const two = await agreed()
    await two.browser.data(returnsCalls.bookPickup, await queryOf(two))
    await two.browser.data(returnsCalls.v2SetFreight, {
      applyId: two.applyId,
      companyCode: 'yuantong',
      deliverySn: 'YT7700000001',
    })
    await shop.worker.runDue()
    expect((await newest()).status).toBe(99)
  })

  it('who never answered may be asked for again, and is sent away if they come all the same', async () => {
    const back = await agreed()
    await shop.control('/_ctl/rules', {
      match: { provider: 'kd100', operation: 'pickupBook' },
      do: { kind: 'dropAfter' },
      times: 1,
    })
    expect(
      (await back.browser.data(returnsCalls.bookPickup, await queryOf(back))).pickup?.status,
    ).toBe('asking')
    expect(
      (await back.browser.call(returnsCalls.cancelPickup, { applyId: back.applyId })).reason,
    ).toBe('busy')
    await lapsePickup(shop.services, (await newest()).input.callBackUrl.split('/').at(-1)!)
    expect((await pickupOf(back))?.status).toBe('failed')
    await step()
    await shop.worker.runDue()
    expect((await newest()).status).toBe(99)
    expect(
      (await back.browser.data(returnsCalls.bookPickup, await queryOf(back))).pickup?.status,
    ).toBe('booked')
  })

  it('is quicker than a cancellation that comes too late', async () => {
    const back = await agreed()
    await back.browser.data(returnsCalls.bookPickup, await queryOf(back))
    await shop.control('/_ctl/rules', {
      match: { provider: 'kd100', operation: 'pickupEvent' },
      do: { kind: 'lost' },
      times: 2,
    })
    await step()
    await step()
    expect(
      (await back.browser.data(returnsCalls.cancelPickup, { applyId: back.applyId })).pickup
        ?.status,
    ).toBe('booked')
    shop.clock.advance(30 * minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    expect((await back.browser.data(returnsCalls.v2Detail, { applyId: back.applyId })).status).toBe(
      1,
    )
  })

  it('who was booked before the deadline is waited for, and a day after their time no longer', async () => {
    const ends: number[] = []
    for (const comes of [true, false]) {
      const back = await agreed()
      const { deadlineAt } = await back.browser.data(returnsCalls.v2Detail, {
        applyId: back.applyId,
      })
      shop.clock.advance(deadlineAt! - day - shop.clock.now())
      const { days } = await back.browser.data(returnsCalls.pickup, { applyId: back.applyId })
      const last = days.at(-1)!
      await back.browser.data(returnsCalls.bookPickup, {
        applyId: back.applyId,
        addressId: back.addressId,
        day: last.day,
        from: last.slots.at(-1)!.from,
      })
      await step()
      const until = Date.parse(`${last.day}T${last.slots.at(-1)!.until}:00+08:00`)
      shop.clock.advance(Math.max(deadlineAt!, until) + minute - shop.clock.now())
      await shop.worker.runDue()
      expect(
        (await back.browser.data(returnsCalls.v2Detail, { applyId: back.applyId })).status,
      ).toBe(0)
      if (comes) await step()
      shop.clock.advance(day)
      await shop.worker.runDue()
      ends.push((await back.browser.data(returnsCalls.v2Detail, { applyId: back.applyId })).status)
    }
    expect(ends).toEqual([1, 5])
  })

  it('comes at times that are left, for what may come back, to addresses of one’s own', async () => {
    const back = await agreed()
    const input = await queryOf(back)
    expect(
      (await back.browser.call(returnsCalls.bookPickup, { ...input, day: '2020-01-01' })).reason,
    ).toBe('pickupSlotGone')
    expect(
      (await back.browser.call(returnsCalls.bookPickup, { ...input, from: '03:00' })).reason,
    ).toBe('pickupSlotGone')
    const stranger = await buyer(shop)
    const [theirs] = await stranger.data(addressCalls.list, {})
    expect((await stranger.call(returnsCalls.bookPickup, input)).reason).toBe('notFound')
    expect(
      (await back.browser.call(returnsCalls.bookPickup, { ...input, addressId: theirs!.id }))
        .reason,
    ).toBe('notFound')
    expect((await stranger.call(returnsCalls.pickup, { applyId: back.applyId })).reason).toBe(
      'notFound',
    )
    shop.clock.advance(hour)
    await back.browser.data(returnsCalls.v2Cancel, { applyId: back.applyId })
    expect(await back.browser.data(returnsCalls.pickup, { applyId: back.applyId })).toMatchObject({
      isOffered: false,
      days: [],
    })
    expect((await back.browser.call(returnsCalls.bookPickup, input)).reason).toBe(
      'returnStateChanged',
    )
  })
})
