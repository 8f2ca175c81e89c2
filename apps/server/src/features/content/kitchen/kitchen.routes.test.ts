import {
  guideAdminCalls,
  kitchenAdminCalls,
} from '@mallard/contract/content/kitchen/kitchen-admin.calls'
import { guideCalls } from '@mallard/contract/content/kitchen/kitchen.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { forgetStore } from '#features/shop/store/index.ts'
import { fillServiceCenter } from '#features/content/service-center/demo.ts'
import { guidesEntrance, kitchenEntrance } from './kitchen-entrance.ts'
import { fillTestKitchens, guideInput, kitchenInput, recipeInput } from './test-kitchen.ts'

const shop = await testShop()
const { db } = shop.services
const owner = await shop.staff()
await fillServiceCenter({ services: shop.services, now: shop.clock.now() })
await fillTestKitchens(shop)
const kitchenId = async (storeId: number) => {
  const { rows } = await sql<{ id: number }>`
    select id from kitchen where partner_id = 1 and store_id = ${storeId}`.execute(db)
  return rows[0]!.id
}

describe('a kitchen', () => {
  it('shows its recipes and manuals, and its store follows from it', async () => {
    const browser = await shop.visitor()
    const found = await browser.data(guideCalls.kitchen, { id: await kitchenId(1) })
    expect(found).toMatchObject({ title: '禾光厨房', store: { partnerId: 1, storeId: 1 } })
    expect(found.recipes).toHaveLength(10)
    expect(found.manuals.length).toBeGreaterThan(3)
    const elsewhere = await browser.data(guideCalls.kitchen, { id: await kitchenId(2) })
    expect(elsewhere.store).toEqual({ partnerId: 1, storeId: 2 })
    expect((await browser.call(guideCalls.kitchen, { id: 999_999 })).reason).toBe('notFound')
  })

  it('is written once for everybody for four seconds, in each language, and so are its recipes', async () => {
    const browser = await shop.visitor()
    const id = await kitchenId(1)
    const seen = async () => {
      const { title, recipes } = await browser.data(guideCalls.kitchen, { id })
      const recipe = await browser.data(guideCalls.recipe, { id, recipeId: recipes[0]!.id })
      return [title, recipe.title]
    }
    const before = await seen()
    // By nobody whom the shop knows, so that nothing tells it.
    const rename = (sign: string) =>
      db.transaction().execute(async (trx) => {
        const more = sql`jsonb_build_object('zh', (title ->> 'zh') || ${sign}::text)`
        await sql`update kitchen set title = title || ${more} where id = ${id}`.execute(trx)
        await sql`update recipe set title = title || ${more}`.execute(trx)
      })
    await rename('二')
    expect(await seen()).toEqual(before)
    shop.clock.advance(4_000)
    expect(await seen()).toEqual(before.map((title) => `${title}二`))
    for (const table of ['kitchen', 'recipe'])
      await sql`update ${sql.table(table)} set title = title || jsonb_build_object('zh', rtrim(title ->> 'zh', '二'))`.execute(
        db,
      )
    shop.clock.advance(4_000)
  })

  it('is led to from the store that has it, and from its content pages', async () => {
    const of = async (storeId: number) => {
      const browser = await shop.visitor({ partnerId: 1, storeId })
      return (await browser.data(guideCalls.storeKitchen, {})).kitchen
    }
    expect(await of(1)).toMatchObject({ id: await kitchenId(1), title: '禾光厨房' })
    expect((await of(2))?.id).toBe(await kitchenId(2))
    const north = await shop.visitor({ partnerId: 2, storeId: 1 })
    expect(await north.data(guideCalls.storeKitchen, {})).toEqual({ kitchen: null })
    const scope = { partnerId: 1, storeId: 1 }
    expect(await kitchenEntrance.now(shop.services, scope, 'zh')).toEqual({
      path: `/kitchen/index-${await kitchenId(1)}`,
      note: '10道菜谱',
    })
    expect(await guidesEntrance.now(shop.services, scope, 'en')).toEqual({
      path: '/productGuide/center',
      note: '4 to follow',
    })
    for (const each of [kitchenEntrance, guidesEntrance])
      expect(await each.now(shop.services, { partnerId: 2, storeId: 1 }, 'zh')).toBeUndefined()
  })

  it('is closed with its store, and so are its recipes', async () => {
    const browser = await shop.visitor()
    const id = await kitchenId(2)
    const { recipes } = await browser.data(guideCalls.kitchen, { id })
    const recipe = { id, recipeId: recipes[0]!.id }
    expect((await browser.call(guideCalls.recipe, recipe)).code).toBe(200)
    const setStatus = async (status: number) => {
      await sql`update store set status = ${status} where partner_id = 1 and id = 2`.execute(db)
      forgetStore(shop.services, { partnerId: 1, storeId: 2 })
    }
    await setStatus(0)
    expect((await browser.call(guideCalls.kitchen, { id })).reason).toBe('notFound')
    expect((await browser.call(guideCalls.recipe, recipe)).reason).toBe('notFound')
    await setStatus(1)
  })

  it('has recipes with steps, timers and what they are cooked with', async () => {
    const browser = await shop.visitor()
    const id = await kitchenId(1)
    const { recipes } = await browser.data(guideCalls.kitchen, { id })
    const recipeId = recipes[0]!.id
    const recipe = await browser.data(guideCalls.recipe, { id, recipeId })
    expect(recipe.steps[2]).toEqual({ text: '选“湿豆”，等它自己做完。', pic: null, seconds: 1200 })
    expect(recipe.goods.length).toBeGreaterThan(0)
    const other = { id: await kitchenId(2), recipeId }
    expect((await browser.call(guideCalls.recipe, other)).reason).toBe('notFound')
  })

  it('knows the manual of goods by any of their SKUs, of the partner that is named', async () => {
    const browser = await shop.visitor()
    const manual = { productSn: 'HL-KT02-OAT-12' }
    const found = await browser.data(guideCalls.kitchenInstruction, manual)
    expect(found.kind).toBe('instruction')
    const { rows } = await sql<{ sn: string }>`select s.product_sn as sn from sku s
      join sku k on k.goods_id = s.goods_id and k.partner_id = s.partner_id
      where k.product_sn = ${manual.productSn} and s.product_sn <> k.product_sn limit 1`.execute(db)
    const twin = await browser.data(guideCalls.kitchenInstruction, { productSn: rows[0]!.sn })
    expect(twin.id).toBe(found.id)
    const north = await shop.visitor({ partnerId: 2, storeId: 1 })
    const fromNorth = await north.data(guideCalls.kitchenInstruction, manual)
    expect(fromNorth).toMatchObject({ id: found.id, store: { partnerId: 1, storeId: 1 } })
    const named = await north.data(guideCalls.kitchenInstruction, { ...manual, partnerId: 1 })
    expect(named.title).toBe(found.title)
    expect([found.store, named.store]).toEqual(Array(2).fill({ partnerId: 1, storeId: 1 }))
    // What is linked is sold there.
    expect(named.goods).toEqual(found.goods)
    expect(named.goods).not.toBeNull()
    const inSecond = await shop.visitor({ partnerId: 1, storeId: 2 })
    expect((await inSecond.data(guideCalls.kitchenInstruction, manual)).store.storeId).toBe(2)
    const none = await north.call(guideCalls.kitchenInstruction, { ...manual, partnerId: 99 })
    expect(none.reason).toBe('notFound')
  })
})

describe('a guide', () => {
  it('has sections in order, what to tick off, and spare parts', async () => {
    const browser = await shop.visitor()
    const guides = await browser.data(guideCalls.productGuides, {})
    expect(guides).toHaveLength(4)
    const { productId } = guides[0]!
    const guide = await browser.data(guideCalls.productGuide, { productId })
    expect(guide.sections).toHaveLength(3)
    expect(guide.sections[0]?.checks.length).toBeGreaterThan(0)
    expect(guide.goods?.itemId).toBe(productId)
    expect(guide.parts.length).toBeGreaterThan(0)
    const north = await shop.visitor({ partnerId: 2, storeId: 1 })
    const open = await north.data(guideCalls.productGuide, { productId })
    expect(open).toEqual({ ...guide, store: { partnerId: 1, storeId: 1 } })
    const none = await north.call(guideCalls.productGuide, { productId: 999_999 })
    expect(none.reason).toBe('notFound')
  })

  it('is led to from its goods, and so is their manual', async () => {
    const browser = await shop.visitor()
    const { productId, title } = (await browser.data(guideCalls.productGuides, {}))[0]!
    const help = await browser.data(guideCalls.goodsHelp, { productId })
    expect(help.guide).toEqual({ title })
    const { rows } = await sql<{ id: number }>`
      select goods_id::int as id from sku where product_sn = 'HL-KT02-OAT-12'`.execute(db)
    const { manual } = await browser.data(guideCalls.goodsHelp, { productId: rows[0]!.id })
    const open = { productSn: manual!.productSn, partnerId: 1 }
    expect((await browser.data(guideCalls.kitchenInstruction, open)).title).toBe(manual!.title)
    const north = await shop.visitor({ partnerId: 2, storeId: 1 })
    const none = { guide: null, manual: null }
    expect(await north.data(guideCalls.goodsHelp, { productId })).toEqual(none)
  })

  it('is written once for everybody, and so are their list and the manuals, until staff change it', async () => {
    const browser = await shop.visitor()
    const manual = { productSn: 'HL-KT02-OAT-12' }
    const seen = async () => [
      (await browser.data(guideCalls.productGuides, {}))[0]!.title,
      (await browser.data(guideCalls.kitchenInstruction, manual)).title,
    ]
    const before = await seen()
    // By nobody whom the shop knows, so that nothing tells it.
    await sql`update product_guide set title = title || jsonb_build_object('zh', (title ->> 'zh') || '二')`.execute(
      db,
    )
    await sql`update service_article set title = title || '二' where kind = 'instruction'`.execute(
      db,
    )
    expect(await seen()).toEqual(before)
    await owner.call(guideAdminCalls.remove, { id: 999_999 })
    expect(await seen()).toEqual(before.map((title) => `${title}二`))
    await sql`update product_guide set title = title || jsonb_build_object('zh', rtrim(title ->> 'zh', '二'))`.execute(
      db,
    )
    await sql`update service_article set title = rtrim(title, '二')`.execute(db)
    shop.clock.advance(4_000)
  })
})

describe('an operator', () => {
  it('opens a kitchen, writes a recipe and publishes it', async () => {
    const north = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
    const cover = '/pictures/scene-coffee.00000000.webp'
    const pictured = { cover, steps: recipeInput().steps.slice(0, 1), isPublished: false }
    const first = recipeInput(pictured)
    expect((await north.call(kitchenAdminCalls.saveRecipe, first)).reason).toBe('kitchenFirst')
    const { id } = await north.data(kitchenAdminCalls.saveKitchen, kitchenInput({ cover }))
    const made = await north.data(kitchenAdminCalls.saveRecipe, first)
    expect((await north.data(kitchenAdminCalls.saveRecipe, first)).id).toBe(made.id)
    const browser = await shop.visitor()
    expect((await browser.data(guideCalls.kitchen, { id })).recipes).toEqual([])
    const change = { ...recipeInput(pictured), id: made.id, version: 1, isPublished: true }
    await north.data(kitchenAdminCalls.saveRecipe, change)
    expect((await browser.data(guideCalls.kitchen, { id })).recipes).toHaveLength(1)
    const late = await north.call(kitchenAdminCalls.saveRecipe, { ...change, minutes: 9 })
    expect(late.reason).toBe('versionConflict')
    for (const _ of [1, 2]) await north.data(kitchenAdminCalls.removeRecipe, { id: made.id })
    expect((await browser.data(guideCalls.kitchen, { id })).recipes).toEqual([])
    // What opens the kitchen a second time is a change by somebody who has not seen it.
    const again = await north.call(
      kitchenAdminCalls.saveKitchen,
      kitchenInput({ cover, title: { zh: '另一个', en: '' } }),
    )
    expect(again.reason).toBe('versionConflict')
  })

  it('is told what is wrong', async () => {
    const save = (more: object) => owner.call(kitchenAdminCalls.saveRecipe, recipeInput(more))
    expect((await save({ cover: '/pictures/none.webp' })).reason).toBe('mediaGone')
    expect((await save({ goodsIds: [999_999] })).reason).toBe('badInput')
    expect((await save({ steps: [] })).reason).toBe('badInput')
    const { list } = await owner.data(guideAdminCalls.list, {})
    const taken = await owner.call(guideAdminCalls.save, guideInput(list[0]!.productId))
    expect(taken.reason).toBe('guideTaken')
    expect((await owner.call(guideAdminCalls.save, guideInput(999_999))).reason).toBe('badInput')
  })
})
