import { parseScope } from '@mallard/kernel'
import { guides, kitchens, world, type DemoGuide, type DemoKitchen } from '@mallard/shop-data'
import { filePictures } from '#features/catalog/media/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { guideIdOf, insertGuide, insertRecipe, kitchenOf, putKitchen } from './kitchen.repo.ts'

type Filling = Pick<DemoWorld, 'services' | 'now' | 'pictureOf'>
type Pair = readonly [zh: string, en: string]

const words = ([zh, en]: Pair) => ({ zh, en })

/** Opens the kitchens and writes the guides that are not there yet. */
export async function fillKitchens(demo: Filling): Promise<void> {
  await demo.services.db.transaction().execute(async (trx) => {
    const isNew: boolean[] = []
    for (const kitchen of kitchens) isNew.push(await open(trx, demo, kitchen))
    for (const guide of guides) isNew.push(await write(trx, demo, guide))
    // It looks through all that the shop shows.
    if (isNew.includes(true)) await filePictures(trx, new Date(demo.now))
  })
}

/** False where the store has one. */
async function open(trx: Db, { now, pictureOf }: Filling, kitchen: DemoKitchen): Promise<boolean> {
  const scope = parseScope(kitchen.store)
  if (!scope) throw new Error(`a kitchen names the store ${kitchen.store}`)
  if (await kitchenOf(trx, scope)) return false
  const { title, intro } = kitchen
  const at = new Date(now)
  const cover = await pictureOf(kitchen.cover)
  const id = await putKitchen(trx, scope, { title, intro, cover, isPublished: true }, at)
  for (const [place, recipe] of kitchen.recipes.entries()) {
    const steps = await Promise.all(
      recipe.steps.map(async ([zh, en, seconds, picture]) => ({
        text: { zh, en },
        pic: picture === undefined ? null : await pictureOf(picture),
        seconds: seconds ?? null,
      })),
    )
    await insertRecipe(
      trx,
      scope,
      id,
      {
        title: words(recipe.title),
        intro: words(recipe.intro),
        cover: await pictureOf(recipe.cover),
        minutes: recipe.minutes,
        servings: recipe.servings,
        ingredients: recipe.ingredients.map(([name, nameEn, amount, amountEn]) => ({
          name: { zh: name, en: nameEn },
          amount: { zh: amount, en: amountEn },
        })),
        steps,
        goodsIds: await idsOf(trx, scope.partnerId, recipe.goods),
        isPublished: true,
        place,
      },
      at,
    )
  }
  return true
}

/** False where the goods have one, or are not there. */
async function write(trx: Db, { now, pictureOf }: Filling, guide: DemoGuide): Promise<boolean> {
  const { partnerId } = guide
  const [goodsId] = await idsOf(trx, partnerId, [guide.goods])
  if (goodsId === undefined || (await guideIdOf(trx, partnerId, goodsId)) !== undefined)
    return false
  const sections = await Promise.all(
    guide.sections.map(async ({ title, html, picture, checks = [] }) => ({
      title: words(title),
      html: words(html),
      pic: picture === undefined ? null : await pictureOf(picture),
      checks: checks.map(words),
    })),
  )
  await insertGuide(
    trx,
    partnerId,
    {
      goodsId,
      title: words(guide.title),
      intro: words(guide.intro),
      pic: await pictureOf(guide.picture),
      sections,
      goodsIds: await idsOf(trx, partnerId, guide.parts),
      isPublished: true,
    },
    new Date(now),
  )
  return true
}

/** Goods by their codes; some can be taken out of a shop that one plays with. */
async function idsOf(trx: Db, partnerId: number, codes: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const code of codes) {
    const goods = world.goods.find((each) => each.code === code)
    if (!goods) throw new Error(`a kitchen names the goods ${code}`)
    const row = await trx
      .selectFrom('sku')
      .where('partner_id', '=', partnerId)
      .where('product_sn', '=', goods.skus[0]?.productSn ?? '')
      .select('goods_id')
      .executeTakeFirst()
    if (row) ids.push(row.goods_id)
  }
  return ids
}
