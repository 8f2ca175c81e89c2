import type { ErrorName } from '@mallard/contract/errors'
import { carrierName } from '@mallard/contract/order/carrier.codes'
import { returnStatus } from '@mallard/contract/returns/returns.codes'
import type { Ret } from '@mallard/contract/returns/returns.fields'
import { isPast, ok, refuse, type Result } from '@mallard/kernel'
import { actorType } from '#features/order/index.ts'
import { signPicture } from '#features/upload/index.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { endUndone, sendBack, withCase } from './proceed.service.ts'
import { findReturn, listReturns, type ReturnOwner, type ReturnRow, type Wish } from './returns.repo.ts'
import { reasonsOf, returnView } from './return-view.ts'

const ownerOf = (ctx: ShopperCtx): ReturnOwner => ({ ...ctx.scope, memberId: ctx.shopper.id })

/** For whoever may see it. */
export const shown = (ctx: Ctx, row: ReturnRow): Ret => returnView(row, ctx.locale, ctx.clock.now(), (pic) => signPicture(ctx.services, pic))

export async function reasons(
  ctx: ShopperCtx,
  { type, isUnsent }: { type: number; isUnsent: boolean },
): Promise<Result<{ code: string; text: string }[], never>> {
  return ok(reasonsOf(type, isUnsent, ctx.locale))
}

interface Page {
  list: Ret[]
  total: number
  pageNum: number
  pageSize: number
  hasNext: boolean
}

export async function returnList(ctx: ShopperCtx, wish: Wish): Promise<Result<Page, never>> {
  const { pageNum, pageSize } = wish
  const { rows, total } = await listReturns(ctx.services.db, ownerOf(ctx), wish)
  return ok({ list: rows.map((row) => shown(ctx, row)), total, pageNum, pageSize, hasNext: pageNum * pageSize < total })
}

export async function returnDetail(ctx: ShopperCtx, { applyId }: { applyId: string }): Promise<Result<Ret, ErrorName>> {
  const row = await findReturn(ctx.services.db, ownerOf(ctx), applyId)
  return row ? ok(shown(ctx, row)) : refuse('notFound')
}

type Nothing = Promise<Result<Record<string, never>, ErrorName>>

/** Taken back twice is taken back. */
export async function cancelReturn(ctx: ShopperCtx, { applyId }: { applyId: string }): Nothing {
  const own = await findReturn(ctx.services.db, ownerOf(ctx), applyId)
  if (!own) return refuse('notFound')
  const done = await withCase(ctx.services, applyId, ctx.scope, { actorType: actorType.shopper, actorId: ctx.shopper.id }, async (each) =>
    each.apply.status === returnStatus.cancelled ? ok(undefined) : endUndone(each, 'cancel'),
  )
  return done.ok ? ok({}) : done
}

interface FreightInput {
  applyId: string
  companyCode: string
  deliverySn: string
}

/** The parcel is on its way; the same waybill again changes nothing, and after the deadline none is taken. */
export async function setFreight(ctx: ShopperCtx, { applyId, companyCode, deliverySn }: FreightInput): Nothing {
  const own = await findReturn(ctx.services.db, ownerOf(ctx), applyId)
  if (!own) return refuse('notFound')
  if (!carrierName(companyCode)) return refuse('badInput', { field: '请选择快递公司' })
  const done = await withCase(ctx.services, applyId, ctx.scope, { actorType: actorType.shopper, actorId: ctx.shopper.id }, async (each) => {
    const { apply, at } = each
    if (apply.companyCode === companyCode && apply.deliverySn === deliverySn) return ok(undefined)
    if (isPast(apply.deadlineAt, at.getTime())) return refuse('returnStateChanged')
    return sendBack(each, companyCode, deliverySn)
  })
  return done.ok ? ok({}) : done
}
