import { describe, expect, it } from 'vitest'
import { world } from './index.ts'

const provinces = (codes: readonly string[]): string[] => codes.filter((code) => /^[1-6]\d0000$/.test(code))

describe('freight', () => {
  it('names the 31 mainland provinces once each and refuses everywhere else', () => {
    for (const template of world.freightTemplates) {
      const codes = template.areas.flatMap((area) => area.codes)
      expect(provinces(codes)).toHaveLength(31)
      expect(new Set(codes).size).toBe(31)
      expect(template.areas.filter((area) => area.codes.length === 0).map((area) => area.deny)).toEqual([true])
    }
  })

  it('costs more to Xinjiang and Tibet and is free over ¥99 only on the mainland', () => {
    for (const template of world.freightTemplates) {
      const near = template.areas.find((area) => area.codes.includes('330000'))
      const far = template.areas.find((area) => area.codes.includes('650000'))
      expect(near?.freeOverAmount).toBe(9900)
      expect(far?.freeOverAmount).toBeUndefined()
      expect(far?.firstFee ?? 0).toBeGreaterThan(near?.firstFee ?? 0)
      expect(far?.codes).toContain('540000')
    }
  })
})

describe('the demo shoppers', () => {
  it('have phones, one default address each, and region codes that lie in each other', () => {
    for (const shopper of world.shoppers) {
      expect(shopper.phone).toMatch(/^1380000000\d$/)
      expect(shopper.addresses.filter((address) => address.isDefault)).toHaveLength(1)
      for (const address of shopper.addresses) {
        expect(address.cityCode.slice(0, 2)).toBe(address.provinceCode.slice(0, 2))
        expect(address.countyCode.slice(0, 4)).toBe(address.cityCode.slice(0, 4))
        expect(address.postCode).toMatch(/^\d{6}$/)
      }
      for (const { partnerId, goods } of shopper.favourites) {
        expect(shopper.partnerIds).toContain(partnerId)
        expect(world.goods.some((candidate) => candidate.partnerId === partnerId && candidate.code === goods), goods).toBe(true)
      }
    }
    expect(new Set(world.shoppers.map((shopper) => shopper.phone)).size).toBe(world.shoppers.length)
  })
})

describe('the past orders', () => {
  it('show every state', () => {
    expect(new Set(world.pastOrders.map((order) => order.status))).toEqual(new Set(['unpaid', 'paid', 'partlyShipped', 'shipped', 'received', 'reviewed', 'cancelled', 'expired']))
  })

  it('hold what their store sells, for a shopper and an address that exist', () => {
    for (const order of world.pastOrders) {
      const shopper = world.shoppers.find((candidate) => candidate.code === order.shopper)
      expect(shopper?.partnerIds).toContain(Number(order.store.split('-')[0]))
      expect(shopper?.addresses[order.address]).toBeDefined()
      for (const line of order.lines) {
        const sku = world.goods.flatMap((goods) => goods.skus).find((candidate) => candidate.productSn === line.productSn)
        expect(sku?.stores.map((offer) => offer.store), line.productSn).toContain(order.store)
        expect(line.quantity).toBeGreaterThan(0)
      }
    }
  })

  it('ship no more than was ordered: all of it when shipped, a part when partly shipped, nothing before', () => {
    for (const order of world.pastOrders) {
      const left = order.lines.map((line) => line.quantity - order.deliveries.flatMap((delivery) => delivery.lines).filter((sent) => sent.productSn === line.productSn).reduce((sum, sent) => sum + sent.quantity, 0))
      expect(Math.min(...left)).toBeGreaterThanOrEqual(0)
      const isAllSent = left.every((quantity) => quantity === 0)
      expect(isAllSent, order.status).toBe(['shipped', 'received', 'reviewed'].includes(order.status))
      expect(order.deliveries.length > 0, order.status).toBe(isAllSent || order.status === 'partlyShipped')
    }
  })

  it('happen in order: placed, paid, sent, on the way, received', () => {
    for (const order of world.pastOrders) {
      const moments = [order.placedMinutesAgo, order.paidMinutesAgo, ...order.deliveries.flatMap((delivery) => [delivery.minutesAgo, ...[...delivery.traces].reverse().map((trace) => trace.minutesAgo)]), order.receivedMinutesAgo].filter((moment) => moment !== undefined)
      expect(moments, order.status).toEqual([...moments].sort((a, b) => b - a))
      expect(order.paidMinutesAgo === undefined, order.status).toBe(['unpaid', 'cancelled', 'expired'].includes(order.status))
      expect(order.payMethod === undefined, order.status).toBe(order.paidMinutesAgo === undefined)
    }
  })

  it('travel with carriers of the list', () => {
    const codes = world.carriers.map((carrier) => carrier.code)
    expect(codes).toEqual(['shunfeng', 'jd', 'zhongtong', 'yuantong', 'yunda', 'ems'])
    expect(world.pastOrders.flatMap((order) => order.deliveries).filter((delivery) => !codes.includes(delivery.carrier))).toEqual([])
  })
})

describe('the staff', () => {
  it('work in stores of their own partner, one owner among them', () => {
    expect(world.staff.filter((account) => account.role === 'owner')).toHaveLength(1)
    for (const account of world.staff) {
      for (const key of account.stores === 'all' ? [] : account.stores) expect(world.stores.find((store) => store.key === key)?.partnerId).toBe(account.partnerId)
    }
  })
})

describe('orders of other platforms', () => {
  it('are of goods that their store sells too, under numbers of their own', () => {
    const sold = new Set(world.goods.flatMap(({ partnerId, skus }) => skus.flatMap(({ productSn, stores }) => stores.map(({ store }) => `${partnerId} ${store} ${productSn}`))))
    for (const { store, lines } of world.otherOrders) for (const { productSn } of lines) expect(sold).toContain(`${store[0]} ${store} ${productSn}`)
    expect(new Set(world.otherOrders.map(({ orderNo }) => orderNo)).size).toBe(world.otherOrders.length)
    for (const { phone } of world.otherOrders) expect(world.shoppers.map((shopper) => shopper.phone)).not.toContain(phone)
  })
})
