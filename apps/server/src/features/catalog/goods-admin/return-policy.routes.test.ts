import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { goodsToSave } from '#features/catalog/catalog/test-goods.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const [kettle, cup] = await skusWithStock(shop, 2)
if (!kettle || !cup) throw new Error('the demo world has too few goods')
const { db } = shop.services

const save = async (id: number, returnPolicy: unknown) =>
  owner.call(goodsAdminCalls.save, { ...(await goodsToSave(owner, id)), returnPolicy } as never)

it.each([
  { days: 0 },
  { days: 6 },
  { days: 366 },
  { exempt: 'opened' },
  { exemptByNature: true, reason: '', reasonEn: '' },
])('%o is refused, and the goods stay as they are', async (policy) => {
  const before = await owner.data(goodsAdminCalls.detail, { id: cup.goodsId })
  expect(await save(cup.goodsId, policy)).toMatchObject({ reason: 'badInput' })
  expect(await owner.data(goodsAdminCalls.detail, { id: cup.goodsId })).toEqual(before)
})

it('a policy is saved, shown to shoppers in their language, and written in the log', async () => {
  const policy = { exemptByNature: true, reason: '拆封食品', reasonEn: 'opened food' }
  expect(await save(kettle.goodsId, policy)).toMatchObject({
    code: 200,
    data: { returnPolicy: policy },
  })
  const visitor = await shop.visitor()
  expect((await visitor.data(catalogCalls.detail, { id: kettle.goodsId })).services[0]).toBe(
    '不支持7天无理由退货：拆封食品',
  )
  visitor.cookies.set('lang', 'en')
  expect((await visitor.data(catalogCalls.detail, { id: kettle.goodsId })).services[0]).toBe(
    'No 7-day returns: opened food',
  )
  const { list } = await owner.data(staffCalls.audit, { object: `goods ${kettle.goodsId}` })
  expect(list[0]).toMatchObject({
    changes: {
      returnPolicy: { before: '7天无理由退货', after: '不支持7天无理由退货：拆封食品' },
    },
  })
})

it('goods that gave no days before are listed until staff have saved them', async () => {
  await sql`update goods set is_return_unsure = true where id = ${cup.goodsId}`.execute(db)
  const unsure = async () =>
    (await owner.data(goodsAdminCalls.list, { returns: 'unsure' })).list.map(
      ({ itemId, isReturnUnsure }) => [itemId, isReturnUnsure],
    )
  expect(await unsure()).toEqual([[cup.goodsId, true]])
  expect((await owner.data(goodsAdminCalls.detail, { id: cup.goodsId })).isReturnUnsure).toBe(true)
  await save(cup.goodsId, { days: 7 })
  expect(await unsure()).toEqual([])
})

it('a version that wrote fewer days beside this one is read as the law has it', async () => {
  await sql`update goods set after_sale_days = 0 where id = ${cup.goodsId}`.execute(db)
  expect((await owner.data(goodsAdminCalls.detail, { id: cup.goodsId })).returnPolicy).toEqual({
    days: 7,
  })
})
