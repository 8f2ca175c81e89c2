import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { entranceNames } from '@mallard/contract/content/cms/entrance.codes'
import { cardsOf, firstCards } from '#features/catalog/search/index.ts'
import { liveCoupons, offeredView } from '#features/pricing/coupon/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { GoodsChoice, StoredBlock } from '@mallard/contract/content/cms/stored.fields'
import type { PageParts } from './page-parts.ts'

/** Where and in which language a page is read. */
type Shop = Pick<Ctx, 'services' | 'scope' | 'locale'>

/** The blocks of a page with what is in them now; those that have nothing to show are left out. */
export async function filledBlocks(
  ctx: Shop,
  stored: readonly StoredBlock[],
  parts: PageParts,
): Promise<Block[]> {
  const blocks = await Promise.all(stored.map((block) => filledBlock(ctx, block, parts)))
  return blocks.filter((block) => block !== undefined)
}

/** A block with what is in it now; undefined: there is nothing to show. */
export async function filledBlock(
  ctx: Shop,
  block: StoredBlock,
  { entrances, articles, seckill, events }: PageParts,
): Promise<Block | undefined> {
  switch (block.kind) {
    case 'row':
    case 'grid': {
      const { choose, ...rest } = block
      return { ...rest, goods: await chosen(ctx, choose) }
    }
    case 'tabs': {
      const tabs = block.tabs.map(async ({ name, choose }) => ({
        name,
        goods: await chosen(ctx, choose),
      }))
      const full = (await Promise.all(tabs)).filter(({ goods }) => goods.length > 0)
      return full.length > 0 ? { ...block, tabs: full } : undefined
    }
    case 'coupons': {
      const offered = (await liveCoupons(ctx.services, ctx.scope)).filter(({ isLeft }) => isLeft)
      const coupons = offered.map((coupon) => offeredView(coupon, ctx.locale))
      return coupons.length > 0 ? { ...block, coupons } : undefined
    }
    case 'articles': {
      const { choose, ...rest } = block
      const found = await articles(ctx, choose)
      return found.length > 0 ? { ...rest, articles: found } : undefined
    }
    case 'events': {
      const next = await events(ctx)
      return next.length > 0 ? { ...block, events: next } : undefined
    }
    case 'entrances':
      return ways(ctx, block, entrances)
    case 'seckill':
      return filledSeckill(ctx, block, seckill)
    default:
      return block
  }
}

async function filledSeckill(
  ctx: Shop,
  block: Extract<StoredBlock, { kind: 'seckill' }>,
  seckill: PageParts['seckill'],
): Promise<Block | undefined> {
  const strip = await seckill(ctx)
  return strip && { ...block, ...strip }
}

async function ways(
  ctx: Shop,
  block: Extract<StoredBlock, { kind: 'entrances' }>,
  entrances: PageParts['entrances'],
): Promise<Block | undefined> {
  const found = block.items.map(async ({ kind, title, subTitle, pic }) => {
    const now = await entrances(ctx, kind)
    if (!now) return []
    return {
      kind,
      title: title || textIn(ctx.locale, entranceNames[kind]),
      subTitle: subTitle || now.note,
      pic,
      link: { type: 'router' as const, value: now.path },
    }
  })
  const items = (await Promise.all(found)).flat()
  return items.length > 0 ? { ...block, items } : undefined
}

async function chosen(ctx: Shop, choice: GoodsChoice) {
  if ('ids' in choice) return cardsOf(ctx.services, ctx.scope, choice.ids, ctx.locale)
  return firstCards(
    ctx.services,
    ctx.scope,
    choice.categoryId ?? undefined,
    choice.sort,
    choice.count,
    ctx.locale,
  )
}
