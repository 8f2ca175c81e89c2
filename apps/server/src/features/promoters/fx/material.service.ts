import type { AdminMaterial, MaterialInput } from '@mallard/contract/promoters/fx/fx-admin.calls'
import type { FxMaterial } from '@mallard/contract/promoters/fx/fx.fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import { cardsOf } from '#features/catalog/search/index.ts'
import { tilesFor } from '#features/content/article/index.ts'
import { audit, makeOnce } from '#features/people/staff/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { transact } from '#platform/db/transact.ts'
import type { ShopperCtx, StaffCtx } from '#platform/http/context.ts'
import { paged } from '#platform/db/counted.ts'
import { rowsAt } from './fx-admin.service.ts'
import { promoterOf } from './fx.service.ts'
import {
  couponsForLinks,
  deleteMaterial,
  goodsHere,
  insertMaterial,
  listMaterial,
} from './material.repo.ts'

/** Pieces that a promoter is shown, and articles. */
const shown = 50
const articlesShown = 20

/** What a promoter may share: words with their goods, articles, coupons that only links lead to. */
export async function material(ctx: ShopperCtx): Promise<Result<FxMaterial, 'fxNotPromoter'>> {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  const { services, scope, locale } = ctx
  const [{ rows }, coupons, articles] = await Promise.all([
    listMaterial(services.db, scope, { offset: 0, limit: shown }),
    couponsForLinks(services.db, scope, new Date(ctx.clock.now())),
    tilesFor(ctx, { count: articlesShown }),
  ])
  const cards = await cardsOf(
    services,
    scope,
    [...new Set(rows.flatMap(({ goodsId }) => goodsId ?? []))],
    locale,
  )
  return ok({
    sponsorId: found.value.sponsorId,
    list: rows.map(({ id, title, titleEn, words, wordsEn, goodsId }) => {
      const card = cards.find(({ itemId }) => itemId === goodsId)
      return {
        id,
        title: localised(locale, title, titleEn),
        words: localised(locale, words, wordsEn),
        goods: card
          ? {
              itemId: card.itemId,
              productSn: card.productSn,
              title: card.title,
              pic: card.pic,
              price: card.price,
            }
          : null,
      }
    }),
    articles: articles.map(({ url, title, summary, cover }) => ({ url, title, summary, cover })),
    coupons: coupons.map(({ grantUuid, name, nameEn }) => ({
      grantUuid,
      name: localised(locale, name, nameEn),
    })),
  })
}

interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

export async function materials(ctx: StaffCtx, input: Paging) {
  const { rows, total } = await listMaterial(ctx.services.db, ctx.scope, rowsAt(input))
  return ok(paged<AdminMaterial>(rows, total, input))
}

/** The same request again adds one. */
export async function addMaterial(
  ctx: StaffCtx,
  { requestId, goods, ...input }: MaterialInput,
): Promise<Result<{ id: number }, 'notFound'>> {
  const at = new Date(ctx.clock.now())
  return transact(ctx.services.db, async (trx) => {
    const goodsId = goods === '' ? null : await goodsHere(trx, ctx.scope, goods)
    if (goodsId === undefined) return refuse('notFound')
    const id = await makeOnce(trx, ctx, 'promoter.material', requestId, async () => {
      const made = await insertMaterial(trx, ctx.scope, { ...input, goodsId, at })
      await audit(trx, ctx, 'promoter.material', 'promoters', {
        title: { before: null, after: input.title },
      })
      return made
    })
    return ok({ id })
  })
}

/** One that is gone stays so. */
export async function removeMaterial(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<Record<string, never>, never>> {
  await ctx.services.db.transaction().execute(async (trx) => {
    const title = await deleteMaterial(trx, ctx.scope, id)
    if (title !== undefined)
      await audit(trx, ctx, 'promoter.material', 'promoters', {
        title: { before: title, after: null },
      })
  })
  return ok({})
}
