import { blockOf, type Language } from './content-blocks.ts'
import { tagsIn } from './review-tags.ts'
import { day, type Instant, parseScope } from '@mallard/kernel'
import type { World } from '@mallard/shop-data'
import { settleGoods } from '#features/catalog/review/index.ts'
import { publishVersion } from '#features/content/cms/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type CatalogIds, idOf } from './fill-catalog.ts'
import type { PictureOf } from './pictures.ts'

export async function fillContent(
  trx: Db,
  world: World,
  pictureOf: PictureOf,
  ids: CatalogIds,
  now: Instant,
): Promise<void> {
  await fillReviews(trx, world, pictureOf, ids, now)
  for (const page of world.pages) {
    const scope = parseScope(page.store)
    if (!scope) continue
    const inLanguage = (language: Language) =>
      Promise.all(
        page.blocks.map((block) =>
          blockOf(block, { language, partnerId: scope.partnerId, pictureOf, ids }),
        ),
      )
    await trx
      .insertInto('cms_page')
      .values({
        partner_id: scope.partnerId,
        store_id: scope.storeId,
        version: page.version,
        type: page.type,
        title: page.title.zh,
        title_en: page.title.en,
        description: page.description.zh,
        share: JSON.stringify({
          title: page.title.zh,
          text: page.description.zh,
          pic: page.sharePicture ? await pictureOf(page.sharePicture) : null,
        }),
        blocks: JSON.stringify(await inLanguage('zh')),
        blocks_en: JSON.stringify(await inLanguage('en')),
        status: 1,
        updated_at: new Date(now),
      })
      .execute()
  }
  for (const { partnerId, code, title, html, version } of world.agreements) {
    const texts = { title: title.zh, title_en: title.en, html: html.zh, html_en: html.en }
    await publishVersion(
      trx,
      {
        partner_id: partnerId,
        code,
        version,
        ...texts,
        published_at: new Date(now),
        staff_id: null,
      },
      null,
    )
  }
}

async function fillReviews(
  trx: Db,
  world: World,
  pictureOf: PictureOf,
  ids: CatalogIds,
  now: Instant,
): Promise<void> {
  const partnerOf = new Map(world.goods.map((goods) => [goods.code, goods]))
  const values = await Promise.all(
    world.reviews.map(async (review) => {
      const goods = partnerOf.get(review.goods)
      if (!goods) throw new Error(`a review names ${review.goods}`)
      const sku = goods.skus.find((each) => each.productSn === review.productSn)
      const attr = goods.attributes
        .map(
          (attribute) =>
            attribute.values.find((value) => value.code === sku?.attributes[attribute.key])?.text
              .zh ?? '',
        )
        .join(' ')
      return {
        partner_id: goods.partnerId,
        store_id: null,
        goods_id: idOf(ids.goods, review.goods),
        member_id: null,
        order_item_id: null,
        nickname: review.nickname,
        anonymous: false,
        star: review.star,
        content: review.content,
        tags: tagsIn(review.star, review.content),
        pics: JSON.stringify(await Promise.all(review.pictures.map(pictureOf))),
        product_attr: attr,
        append_content: review.append?.content ?? null,
        append_at: review.append ? new Date(now - review.append.daysAgo * day) : null,
        append_status: review.append ? (1 as const) : null,
        reply: review.reply ?? null,
        audit_status: 1,
        created_at: new Date(now - review.daysAgo * day),
      }
    }),
  )
  if (values.length === 0) return
  await trx.insertInto('review').values(values).execute()
  await settleGoods(
    trx,
    values.map(({ goods_id: id }) => id),
  )
}
