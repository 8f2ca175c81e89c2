import type { ErrorName } from '@mallard/contract/errors'
import { carrierName } from '@mallard/contract/trade/order/carrier.codes'
import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import type { ReturnStatus } from '@mallard/contract/aftersales/returns/returns.fields'
import type {
  ThirdInfo,
  ThirdRet,
} from '@mallard/contract/aftersales/third-return/third-return.fields'
import { actorType, isPast, ok, refuse, type Result } from '@mallard/kernel'
import { signPicture } from '#features/shop/upload/index.ts'
import { type Page, paged } from '#platform/db/counted.ts'
import type { Ctx } from '#platform/http/context.ts'
import { openIds, ticketFor } from './access.service.ts'
import {
  rollBackQuietly,
  sendBack,
  withThird,
  type ThirdCase,
  type ThirdStep,
} from './proceed.service.ts'
import { findThirdOf, listThirdOf, type ThirdReturnRow, type Input } from './third-return.repo.ts'
import { thirdView } from './third-return-view.ts'

/** For anyone who may see it. */
export const shown = (ctx: Ctx, row: ThirdReturnRow): ThirdRet =>
  thirdView(row, ctx.locale, ctx.clock.now(), (pic) => signPicture(ctx.services, pic))

interface ThirdPage extends Page<ThirdRet> {
  counts: { status: ReturnStatus; count: number }[]
}

/** Of every order that is open to this session; none are, once its half hour is over. */
export async function thirdList(ctx: Ctx, input: Input): Promise<Result<ThirdPage, ErrorName>> {
  const ids = await openIds(ctx)
  if (ids.length === 0) return refuse('thirdAccessOver')
  const { pageNum, pageSize } = input
  const { rows, total, counts } = await listThirdOf(ctx.services.db, ids, input)
  return ok({
    ...paged(
      rows.map((row) => shown(ctx, row)),
      total,
      { pageNum, pageSize },
    ),
    counts: counts.map(({ status, count }) => ({ status: status as ReturnStatus, count })),
  })
}

/**
 * A return of an order that is open to this session. Which of the two is missing is nobody's
 * business.
 */
async function ofGuest(
  ctx: Ctx,
  applyId: string,
): Promise<Result<ThirdReturnRow, 'notFound' | 'thirdAccessOver'>> {
  const ids = await openIds(ctx)
  if (ids.length === 0) return refuse('thirdAccessOver')
  const row = await findThirdOf(ctx.services.db, applyId, ids)
  return row ? ok(row) : refuse('notFound')
}

export async function thirdInfo(
  ctx: Ctx,
  { id }: { id: string },
): Promise<Result<ThirdInfo, ErrorName>> {
  const found = await ofGuest(ctx, id)
  if (!found.ok) return found
  const { status, orderId, line } = found.value
  const isFruitless = status === returnStatus.refused || status === returnStatus.cancelled
  return ok({
    ...shown(ctx, found.value),
    againTicket: isFruitless ? await ticketFor(ctx, orderId, line.lineNo) : null,
  })
}

type Nothing = Promise<Result<Record<string, never>, ErrorName>>

async function act(ctx: Ctx, applyId: string, run: (each: ThirdCase) => ThirdStep): Nothing {
  const found = await ofGuest(ctx, applyId)
  if (!found.ok) return found
  const done = await withThird(
    ctx.services,
    applyId,
    ctx.scope,
    { actorType: actorType.shopper },
    run,
  )
  return done.ok ? ok({}) : done
}

/** Taken back twice is taken back. */
export function cancelThird(ctx: Ctx, { id }: { id: string }): Nothing {
  return act(ctx, id, async (each) =>
    each.apply.status === returnStatus.cancelled ? ok(undefined) : rollBackQuietly(each, 'cancel'),
  )
}

interface Parcel {
  id: string
  companyCode: string
  deliverySn: string
}

/**
 * The parcel is on its way; the same waybill again changes nothing, and after the deadline none is
 * taken.
 */
export async function addDelivery(ctx: Ctx, { id, companyCode, deliverySn }: Parcel): Nothing {
  const carrier = carrierName(companyCode)
  if (!carrier) return refuse('badInput', { field: '请选择快递公司' })
  return act(ctx, id, async (each) => {
    const { apply, at } = each
    if (apply.companyCode === companyCode && apply.deliverySn === deliverySn) return ok(undefined)
    if (isPast(apply.deadlineAt, at.getTime())) return refuse('returnStateChanged')
    return sendBack(each, companyCode, deliverySn, `${carrier} ${deliverySn}`)
  })
}
