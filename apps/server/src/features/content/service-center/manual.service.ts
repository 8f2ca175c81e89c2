import type { Article } from '@mallard/contract/content/service-center/service-center.calls'
import type { PictureRef } from '@mallard/contract/fields'
import { type Locale, refuse, type Result, type Scope } from '@mallard/kernel'
import { cardsOf } from '#features/catalog/search/index.ts'
import { localised } from '#platform/locale.rules.ts'
import type { Ctx } from '#platform/http/context.ts'
import { articleIn } from './article.service.ts'
import { manualIdOf, manualsWithGoods } from './manual.repo.ts'

/** The manual of goods of the scope's partner, bound to this SKU or another of the same goods. */
export async function manualOf(ctx: Ctx, productSn: string): Promise<Result<Article, 'notFound'>> {
  const id = await manualIdOf(ctx.services.db, ctx.scope.partnerId, productSn)
  if (id === undefined) return refuse('notFound')
  return articleIn(ctx, id, 'instruction')
}

interface Manual {
  productSn: string
  title: string
  pic: PictureRef | null
}

/** Manuals of goods that a store sells. */
export async function manualsOf(
  services: Ctx['services'],
  scope: Scope,
  locale: Locale,
): Promise<Manual[]> {
  const rows = await manualsWithGoods(services.db, scope.partnerId)
  const ids = [...new Set(rows.map(({ goodsId }) => goodsId))]
  const cards = new Map(
    (await cardsOf(services, scope, ids, locale)).map((card) => [card.itemId, card]),
  )
  return rows.flatMap(({ goodsId, productSn, title, titleEn }) => {
    const card = cards.get(goodsId)
    return card ? [{ productSn, title: localised(locale, title, titleEn), pic: card.pic }] : []
  })
}
