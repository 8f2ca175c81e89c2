import type { ErrorName } from '@mallard/contract/errors'
import { carrierName } from '@mallard/contract/trade/order/carrier.codes'
import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import type { Ret } from '@mallard/contract/aftersales/returns/returns.fields'
import { actorType, isPast, ok, refuse, type Result } from '@mallard/kernel'
import { signPicture } from '#features/shop/upload/index.ts'
import type { Page } from '#platform/db/counted.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { rollBackQuietly, sendBack, withCase } from './proceed.service.ts'
import {
  findReturn,
  listReturns,
  type ReturnOwner,
  type ReturnRow,
  type Input,
} from './returns.repo.ts'
import { reasonsOf, returnView } from './return-view.ts'

const ownerOf = (ctx: ShopperCtx): ReturnOwner => ({ ...ctx.scope, memberId: ctx.shopper.id })

/** For anyone who may see it. */
export const shown = (ctx: Ctx, row: ReturnRow): Ret =>
  returnView(row, ctx.locale, ctx.clock.now(), (pic) => signPicture(ctx.services, pic))

export async function reasons(
  ctx: ShopperCtx,
  { type, isUnsent, isFaultOnly }: { type: number; isUnsent: boolean; isFaultOnly: boolean },
): Promise<Result<{ code: string; text: string }[], never>> {
  return ok(reasonsOf(type, isUnsent, ctx.locale, isFaultOnly))
}

export async function returnList(ctx: ShopperCtx, input: Input): Promise<Result<Page<Ret>, never>> {
  const { pageNum, pageSize } = input
  const { rows, total } = await listReturns(ctx.services.db, ownerOf(ctx), input)
  const list = rows.slice(0, pageSize).map((row) => shown(ctx, row))
  return ok({ list, total, pageNum, pageSize, hasNext: rows.length > pageSize })
}

export async function returnDetail(
  ctx: ShopperCtx,
  { applyId }: { applyId: string },
): Promise<Result<Ret, ErrorName>> {
  const row = await findReturn(ctx.services.db, ownerOf(ctx), applyId)
  return row ? ok(shown(ctx, row)) : refuse('notFound')
}

type Nothing = Promise<Result<Record<string, never>, ErrorName>>

/** Taken back twice is taken back. */
export async function cancelReturn(ctx: ShopperCtx, { applyId }: { applyId: string }): Nothing {
  const own = await findReturn(ctx.services.db, ownerOf(ctx), applyId)
  if (!own) return refuse('notFound')
  const done = await withCase(
    ctx.services,
    applyId,
    ctx.scope,
    { actorType: actorType.shopper, actorId: ctx.shopper.id },
    async (each) =>
      each.apply.status === returnStatus.cancelled
        ? ok(undefined)
        : rollBackQuietly(each, 'cancel'),
  )
  return done.ok ? ok({}) : done
}

interface FreightInput {
  applyId: string
  companyCode: string
  deliverySn: string
}

/**
 * The parcel is on its way; the same waybill again changes nothing, and after the deadline none is
 * taken.
 */
export async function setFreight(
  ctx: ShopperCtx,
  { applyId, companyCode, deliverySn }: FreightInput,
): Nothing {
  const own = await findReturn(ctx.services.db, ownerOf(ctx), applyId)
  if (!own) return refuse('notFound')
  if (!carrierName(companyCode)) return refuse('badInput', { field: '请选择快递公司' })
  const done = await withCase(
    ctx.services,
    applyId,
    ctx.scope,
    { actorType: actorType.shopper, actorId: ctx.shopper.id },
    async (each) => {
      const { apply, at } = each
      if (apply.companyCode === companyCode && apply.deliverySn === deliverySn) return ok(undefined)
      if (isPast(apply.deadlineAt, at.getTime())) return refuse('returnStateChanged')
      return sendBack(each, companyCode, deliverySn)
    },
  )
  return done.ok ? ok({}) : done
}
