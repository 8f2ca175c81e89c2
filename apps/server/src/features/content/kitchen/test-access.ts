import {
  guideAdminCalls,
  kitchenAdminCalls,
} from '@mallard/contract/content/kitchen/kitchen-admin.calls'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { AccessOf } from '#app/testing/test-access.ts'
import { cover, fillTestKitchens, guideInput, kitchenInput, recipeInput } from './test-kitchen.ts'

const noId = { id: 999_999 }
const theirCover = '/pictures/scene-coffee.00000000.webp'

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const { db } = shop.services
  await fillTestKitchens(shop)
  const first = await sql<{ kitchen: number; recipe: number; goods: number }>`
    select (select id from kitchen where partner_id = 1 and store_id = 1) as kitchen,
      (select min(id) from recipe where partner_id = 1 and store_id = 1) as recipe,
      (select min(goods_id) from product_guide where partner_id = 1) as goods`.execute(db)
  const { kitchen, recipe, goods } = first.rows[0]!
  const pictured = { cover: theirCover, steps: recipeInput().steps.slice(0, 1) }
  await theirs.owner.data(kitchenAdminCalls.saveKitchen, kitchenInput({ cover: theirCover }))
  const theirRecipe = await theirs.owner.data(kitchenAdminCalls.saveRecipe, recipeInput(pictured))
  const goodsWithout = async (partnerId: number) => {
    const { rows } = await sql<{ id: number }>`select id from goods where partner_id = ${partnerId}
      except select goods_id from product_guide where partner_id = ${partnerId} order by 1 limit 1`.execute(
      db,
    )
    return rows[0]!.id
  }
  const theirGuide = await theirs.owner.data(
    guideAdminCalls.save,
    guideInput(await goodsWithout(2), { pic: theirCover }),
  )
  const madeRecipe = () => owner.data(kitchenAdminCalls.saveRecipe, recipeInput())
  const madeGuide = async () => {
    // There are fewer goods than tests of a call.
    await sql`delete from product_guide where partner_id = 1 and goods_id <> ${goods}`.execute(db)
    const productId = await goodsWithout(1)
    return { ...(await owner.data(guideAdminCalls.save, guideInput(productId))), productId }
  }
  const listed = ['pageNum', 'pageSize', 'state', 'q']
  return {
    open: {
      'guides.productGuides': {},
      'guides.productGuide': { productId: goods },
      'guides.kitchen': { id: kitchen },
      'guides.goodsHelp': { productId: goods },
      'guides.storeKitchen': {},
      'guides.recipe': { id: kitchen, recipeId: recipe },
      'guides.kitchenInstruction': { productSn: 'HL-KT02-OAT-12' },
    },
    admin: {
      'kitchenAdmin.kitchen': { own: async () => ({}), plain: [] },
      'kitchenAdmin.saveKitchen': {
        own: async () => {
          const { kitchen: now } = await owner.data(kitchenAdminCalls.kitchen, {})
          return kitchenInput({ version: now?.version ?? 0, cover: now?.cover.url ?? cover })
        },
        plain: Object.keys(kitchenInput()),
      },
      'kitchenAdmin.recipes': { own: async () => ({}), plain: listed },
      'kitchenAdmin.saveRecipe': {
        own: async () => {
          const { id } = await madeRecipe()
          return { ...recipeInput({ minutes: 41 }), id, version: 1, requestId: randomUUID() }
        },
        theirs: theirRecipe,
        missing: noId,
        plain: Object.keys(recipeInput()),
      },
      'kitchenAdmin.removeRecipe': { own: madeRecipe, plain: ['id'] },
      'guideAdmin.list': { own: async () => ({}), plain: listed },
      'guideAdmin.save': {
        own: async () => {
          const { id, productId } = await madeGuide()
          const title = { zh: '另一份指南', en: '' }
          return { ...guideInput(productId, { title }), id, version: 1 }
        },
        theirs: theirGuide,
        missing: noId,
        plain: Object.keys(guideInput(1)),
      },
      'guideAdmin.remove': {
        own: async () => ({ id: (await madeGuide()).id }),
        plain: ['id'],
      },
    },
    // What this store's own recipe took from the library.
    shared: { 'kitchenAdmin.removeRecipe': ['media_use'] },
  }
}
