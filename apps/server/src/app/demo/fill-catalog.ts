import { keptOf } from '@mallard/contract/catalog/catalog/return-policy.codes'
import { day, type Instant, type Locale, parseScope } from '@mallard/kernel'
import { type Goods, palette, type Text, type World } from '@mallard/shop-data'
import {
  refreshListing,
  followPrices,
  soundTermsOf,
  tokensOf,
  writeDetails,
} from '#features/catalog/catalog/index.ts'
import { folded } from '#platform/text.rules.ts'
import type { Db } from '#platform/db/database.ts'
import type { PictureOf } from './pictures.ts'

/** Ids of what was filled, by the codes of the demo world. */
export interface CatalogIds {
  readonly goods: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, number>
}

type Language = Locale

/** What the list prices of the demo rest on. */
const makerNote = {
  zh: '品牌官网公布的建议零售价',
  en: 'Retail price suggested on the brand’s site',
}
/** Days for which the prices of the demo have stood: longer than a reduction looks back. */
const daysPriced = 14

export async function fillCatalog(
  trx: Db,
  world: World,
  pictureOf: PictureOf,
  templates: ReadonlyMap<string, number>,
  now: Instant,
): Promise<CatalogIds> {
  const categories = await fillCategories(trx, world, pictureOf)
  const goods = await fillGoods(trx, world, pictureOf, templates, categories, now)
  const skus = await fillSkus(trx, world, pictureOf, goods)
  await fillShelves(trx, world, goods, skus, now)
  return { goods, categories: new Map([...categories].map(([key, id]) => [key, id])) }
}

async function fillCategories(
  trx: Db,
  world: World,
  pictureOf: PictureOf,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [sort, category] of world.categories.entries()) {
    const { id } = await trx
      .insertInto('category')
      .values({
        partner_id: category.partnerId,
        parent_id: category.parent
          ? (ids.get(`${category.partnerId}:${category.parent}`) ?? null)
          : null,
        code: category.code,
        name: category.name.zh,
        name_en: category.name.en,
        pic: JSON.stringify(await pictureOf(category.picture)),
        sort,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(`${category.partnerId}:${category.code}`, id)
  }
  return ids
}

/** The sections of a description, with their pictures drawn, by language. */
async function sectionsOf({ details }: World['goods'][number], pictureOf: PictureOf) {
  const sections = await Promise.all(
    details.map(async (detail) => ({
      ...detail,
      pic: detail.picture ? await pictureOf(detail.picture) : null,
    })),
  )
  return (language: Language) =>
    sections.map(({ heading, paragraph, pic }) => ({
      heading: heading[language],
      text: paragraph[language],
      pic,
    }))
}

async function fillGoods(
  trx: Db,
  world: World,
  pictureOf: PictureOf,
  templates: ReadonlyMap<string, number>,
  categories: ReadonlyMap<string, number>,
  now: Instant,
): Promise<Map<string, number>> {
  const categoryNames = new Map(
    world.categories.map((category) => [`${category.partnerId}:${category.code}`, category.name]),
  )
  const ids = new Map<string, number>()
  for (const goods of world.goods) {
    const category = `${goods.partnerId}:${goods.category}`
    const kept = keptOf(goods.returnPolicy)
    const tags = goods.tags.map((tag) => world.tagNames[tag])
    const searchable = [
      goods.title,
      goods.subTitle,
      goods.brand,
      categoryNames.get(category),
      ...tags,
    ].flatMap((text) => (text ? [text.zh, text.en] : []))
    const searchText = folded(searchable.join(' '))
    const sectionsIn = await sectionsOf(goods, pictureOf)
    const { id } = await trx
      .insertInto('goods')
      .values({
        partner_id: goods.partnerId,
        code: goods.code,
        category_id: idOf(categories, category),
        title: goods.title.zh,
        title_en: goods.title.en,
        sub_title: goods.subTitle.zh,
        sub_title_en: goods.subTitle.en,
        brand: goods.brand.zh,
        pics: JSON.stringify(await Promise.all(goods.pictures.map(pictureOf))),
        sections: JSON.stringify(sectionsIn('zh')),
        params: JSON.stringify(parametersIn(goods, 'zh')),
        attrs: JSON.stringify(attributesIn(goods, 'zh')),
        tags: tags.map((tag) => tag.zh),
        tags_en: tags.map((tag) => tag.en),
        en: JSON.stringify({
          brand: goods.brand.en,
          sections: sectionsIn('en'),
          params: parametersIn(goods, 'en'),
          attrs: attributesIn(goods, 'en'),
        }),
        tokens: tokensOf(searchText),
        search_text: searchText,
        sounds: await soundTermsOf([
          goods.title.zh,
          goods.brand.zh,
          categoryNames.get(category)?.zh ?? '',
          ...tags.map((tag) => tag.zh),
        ]),
        freight_template_id: idOf(templates, `${goods.partnerId}:${goods.freightTemplate}`),
        max_per_user: goods.maxPerUser ?? 0,
        after_sale_days: kept.afterSaleDays,
        return_exempt: kept.returnExempt && JSON.stringify(kept.returnExempt),
        list_basis: 'maker',
        list_basis_note: makerNote.zh,
        list_basis_note_en: makerNote.en,
        launched_at: new Date(now - goods.launchedDaysAgo * day),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(goods.code, id)
  }
  return ids
}

async function fillSkus(
  trx: Db,
  world: World,
  pictureOf: PictureOf,
  goodsIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const values = await Promise.all(
    world.goods.flatMap((goods) =>
      goods.skus.map(async (sku, sort) => ({
        partner_id: goods.partnerId,
        goods_id: idOf(goodsIds, goods.code),
        product_sn: sku.productSn,
        attrs: JSON.stringify(skuAttributesIn(goods, sku.attributes, 'zh')),
        attrs_en: JSON.stringify(skuAttributesIn(goods, sku.attributes, 'en')),
        pic: JSON.stringify(await pictureOf(sku.picture)),
        list_price: sku.listPrice,
        weight_g: sku.weightG,
        sort,
      })),
    ),
  )
  if (values.length === 0) return new Map()
  const rows = await trx
    .insertInto('sku')
    .values(values)
    .returning(['id', 'partner_id', 'product_sn'])
    .execute()
  return new Map(rows.map((row) => [`${row.partner_id}:${row.product_sn}`, row.id]))
}

async function fillShelves(
  trx: Db,
  world: World,
  goodsIds: ReadonlyMap<string, number>,
  skuIds: ReadonlyMap<string, number>,
  now: Instant,
): Promise<void> {
  for (const store of world.stores) {
    const scope = parseScope(store.key)
    if (!scope) continue
    const where = { partner_id: scope.partnerId, store_id: scope.storeId }
    const shelf = world.goods.filter((goods) =>
      goods.skus.some((sku) => sku.stores.some((each) => each.store === store.key)),
    )
    if (shelf.length === 0) continue
    await trx
      .insertInto('store_goods')
      .values(
        shelf.map((goods, sort) => ({
          ...where,
          goods_id: idOf(goodsIds, goods.code),
          on_sale: true,
          sort,
          sales: store.storeId === 1 ? goods.sales : Math.floor(goods.sales / 9),
        })),
      )
      .execute()
    const stock = shelf.flatMap((goods) =>
      goods.skus.flatMap((sku) => {
        const here = sku.stores.find((each) => each.store === store.key)
        return here
          ? [
              {
                ...where,
                sku_id: idOf(skuIds, `${goods.partnerId}:${sku.productSn}`),
                sale_price: here.salePrice,
                on_hand: here.onHand,
              },
            ]
          : []
      }),
    )
    await trx.insertInto('store_sku').values(stock).execute()
    await trx
      .insertInto('stock_log')
      .values(
        stock.map(({ sale_price: _price, on_hand: onHand, ...row }) => ({
          ...row,
          delta_on_hand: onHand,
          delta_reserved: 0,
          biz_type: 'initial',
          biz_id: store.key,
          after_on_hand: onHand,
          after_reserved: 0,
          created_at: new Date(now),
        })),
      )
      .execute()
    const shown = shelf.map((goods) => idOf(goodsIds, goods.code))
    await followPrices(trx, scope, shown, { running: [] }, now - daysPriced * day)
    await writeDetails(
      trx,
      scope.partnerId,
      shelf.map((goods) => idOf(goodsIds, goods.code)),
    )
    await refreshListing(trx, scope, null)
  }
}

function parametersIn(goods: Goods, language: Language) {
  return goods.parameters.map(({ name, value }) => ({
    name: name[language],
    value: value[language],
  }))
}

function attributesIn(goods: Goods, language: Language) {
  return goods.attributes.map((attribute) => ({
    key: attribute.name[language],
    values: attribute.values.map((value) => ({
      value: value.text[language],
      swatch: value.colour ? palette[value.colour].hex : null,
    })),
  }))
}

function skuAttributesIn(
  goods: Goods,
  chosen: Readonly<Record<string, string>>,
  language: Language,
) {
  return goods.attributes.map((attribute) => {
    const text: Text | undefined = attribute.values.find(
      (value) => value.code === chosen[attribute.key],
    )?.text
    return { key: attribute.name[language], value: text?.[language] ?? '' }
  })
}

export function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the demo world names ${key}, which it does not have`)
  return id
}
