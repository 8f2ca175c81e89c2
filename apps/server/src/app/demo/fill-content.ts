import { day, type Instant, parseScope } from '@mallard/kernel'
import type { Block as DemoBlock, Link, Text, World } from '@mallard/shop-data'
import type { ContentLink } from '@mallard/contract/links'
import { settleGoods } from '#features/review/index.ts'
import { publishVersion, type StoredBlock } from '#features/cms/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type CatalogIds, idOf } from './fill-catalog.ts'
import type { PictureOf } from './pictures.ts'

type Language = 'zh' | 'en'

export async function fillContent(trx: Db, world: World, pictureOf: PictureOf, ids: CatalogIds, now: Instant): Promise<void> {
  await fillReviews(trx, world, pictureOf, ids, now)
  for (const page of world.pages) {
    const scope = parseScope(page.store)
    if (!scope) continue
    const inLanguage = (language: Language) => Promise.all(page.blocks.map((block) => blockOf(block, language, scope.partnerId, pictureOf, ids)))
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
        share: JSON.stringify({ title: page.title.zh, text: page.description.zh, pic: await pictureOf(page.sharePicture) }),
        blocks: JSON.stringify(await inLanguage('zh')),
        blocks_en: JSON.stringify(await inLanguage('en')),
        status: 1,
        updated_at: new Date(now),
      })
      .execute()
  }
  for (const { partnerId, code, title, html, version } of world.agreements) {
    const texts = { title: title.zh, title_en: title.en, html: html.zh, html_en: html.en }
    await publishVersion(trx, { partner_id: partnerId, code, version, ...texts, published_at: new Date(now), staff_id: null }, null)
  }
}

async function fillReviews(trx: Db, world: World, pictureOf: PictureOf, ids: CatalogIds, now: Instant): Promise<void> {
  const partnerOf = new Map(world.goods.map((goods) => [goods.code, goods]))
  const values = await Promise.all(
    world.reviews.map(async (review) => {
      const goods = partnerOf.get(review.goods)
      if (!goods) throw new Error(`a review names ${review.goods}`)
      const sku = goods.skus.find((each) => each.productSn === review.productSn)
      const attr = goods.attributes.map((attribute) => attribute.values.find((value) => value.code === sku?.attributes[attribute.key])?.text.zh ?? '').join(' ')
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
  await trx.insertInto('review').values(values).execute()
  await settleGoods(
    trx,
    values.map(({ goods_id: id }) => id),
  )
}

async function blockOf(block: DemoBlock, language: Language, partnerId: number, pictureOf: PictureOf, ids: CatalogIds): Promise<StoredBlock> {
  const say = (text: Text) => text[language]
  const go = (link: Link) => linkOf(link, partnerId, ids)
  switch (block.kind) {
    case 'hero':
      return {
        kind: 'hero',
        slides: await Promise.all(
          block.slides.map(async (slide) => ({
            pic: await pictureOf(slide.picture),
            title: say(slide.title),
            subTitle: say(slide.subTitle),
            tone: slide.tone,
            link: go(slide.link),
          })),
        ),
      }
    case 'dots':
      return {
        kind: 'dots',
        items: await Promise.all(block.items.map(async (item) => ({ name: say(item.name), pic: await pictureOf(item.picture), link: go(item.link) }))),
      }
    case 'row':
    case 'grid':
      return {
        kind: block.kind,
        title: say(block.title),
        subTitle: say(block.subTitle),
        link: go(block.link),
        choose: { ids: block.goods.map((code) => idOf(ids.goods, code)) },
      }
    case 'banner':
      return {
        kind: 'banner',
        pic: await pictureOf(block.picture),
        title: say(block.title),
        subTitle: say(block.subTitle),
        tone: block.tone,
        link: go(block.link),
      }
    case 'story':
      return { kind: 'story', title: say(block.title), text: say(block.text), pic: block.picture ? await pictureOf(block.picture) : null, link: go(block.link) }
    case 'text':
      return { kind: 'text', html: say(block.html) }
    case 'promise':
      return { kind: 'promise', items: block.items.map((item) => ({ icon: item.icon, name: say(item.name), text: say(item.text) })) }
    case 'feed':
      return { kind: 'feed', title: say(block.title), subTitle: say(block.subTitle) }
  }
}

function linkOf(link: Link, partnerId: number, ids: CatalogIds): ContentLink {
  switch (link.type) {
    case 'items':
      return { type: link.type, value: String(idOf(ids.goods, link.goods)) }
    case 'addCart':
      return { type: link.type, value: link.productSn }
    case 'category':
    case 'goodslist':
      return { type: link.type, value: link.category ? String(idOf(ids.categories, `${partnerId}:${link.category}`)) : '' }
    case 'keyword':
      return { type: link.type, value: link.keyword }
    case 'cmsV1a':
      return { type: link.type, value: link.page }
    case 'url':
      return { type: link.type, value: link.url }
    case 'invitation':
      return { type: link.type, value: link.code }
    case 'coupon':
      return { type: link.type, value: link.grantUuid }
    case 'live':
      return { type: link.type, value: link.room }
    case 'router':
      return { type: link.type, value: link.path }
    default:
      return { type: link.type, value: '' }
  }
}
