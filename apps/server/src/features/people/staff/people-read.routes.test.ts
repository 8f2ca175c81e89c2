import { memberAdminCalls } from '@mallard/contract/account/member/member-admin.calls'
import { invoiceAdminCalls } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { hour, minute } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { sweeps } from '#app/retention.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff()
const readsOf = async (input: object = {}, who = owner) =>
  (await who.data(staffCalls.peopleReads, { pageSize: 100, ...input })).list

it('who opens, lists, searches and exports people is written down, and not the words', async () => {
  const finance = await shop.staff('finance')
  const began = shop.clock.now()
  const { list } = await finance.data(memberAdminCalls.list, {})
  const [member] = list
  await finance.data(memberAdminCalls.list, { q: '13800000001' })
  await finance.data(memberAdminCalls.detail, { memberId: member!.memberId })
  await finance.data(invoiceAdminCalls.export, { format: 'csv' })
  await finance.data(goodsAdminCalls.list, {})
  const me = await finance.data(staffCalls.me, {})
  const reads = await readsOf()
  expect(reads.map(({ way, object, call }) => [way, object, call])).toEqual([
    ['export', 'invoice', 'invoiceAdmin.export'],
    ['open', `member ${member!.memberId}`, 'memberAdmin.detail'],
    ['search', 'member', 'memberAdmin.list'],
    ['list', 'member', 'memberAdmin.list'],
  ])
  expect(reads[0]).toMatchObject({ staffName: me.name, times: 1, at: began, lastAt: began })
  expect(JSON.stringify(reads)).not.toContain('13800000001')

  expect(await readsOf({ way: 'open' })).toHaveLength(1)
  expect(await readsOf({ object: 'member' })).toHaveLength(3)
  expect(await readsOf({ object: `member ${member!.memberId}` })).toHaveLength(1)
  expect(await readsOf({ who: me.name })).toHaveLength(4)
  expect(await readsOf({ who: '%' })).toEqual([])
  expect(await readsOf({ from: began + 1 })).toEqual([])
})

it('what was not shown is not written down, and what is shown again within an hour is counted', async () => {
  const before = await readsOf()
  expect((await owner.call(memberAdminCalls.detail, { memberId: 999_999 })).code).not.toBe(200)
  expect(await readsOf()).toEqual(before)

  shop.clock.advance(hour)
  await owner.data(memberAdminCalls.list, {})
  shop.clock.advance(minute)
  await owner.data(memberAdminCalls.list, {})
  const [again, ...others] = await readsOf({ from: shop.clock.now() - 2 * minute })
  expect(others).toEqual([])
  expect(again).toMatchObject({ times: 2, at: shop.clock.now() - minute, lastAt: shop.clock.now() })
})

it('it is kept for 200 days', async () => {
  const now = shop.clock.now()
  const sweep = sweeps['pii_read']!
  const day = 24 * hour
  expect(await sweep(shop.services.db, now + 199 * day, 100)).toBe(0)
  expect(await sweep(shop.services.db, now + 201 * day, 100)).toBeGreaterThan(0)
  expect(await readsOf()).toEqual([])
})

it('who looks after one store sees what was read there', async () => {
  const hangzhou = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
  await hangzhou.data(memberAdminCalls.list, {})
  await owner.data(memberAdminCalls.list, {})
  expect(await readsOf()).toHaveLength(2)
  expect(await readsOf({}, hangzhou)).toEqual([
    expect.objectContaining({ staffName: '杭州店运营', object: 'member' }),
  ])
})
