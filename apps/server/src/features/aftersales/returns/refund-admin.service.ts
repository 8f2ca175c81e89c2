import type { ErrorName } from '@mallard/contract/errors'
import { storeReasons } from '@mallard/contract/aftersales/returns/returns.codes'
import type {
  RefundOptions,
  RefundableLine,
} from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { isFree, returnable } from '@mallard/contract/trade/order/returnable'
import { fen, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import {
  askSecond,
  audit,
  changesOf,
  giveAlone,
  leftAlone,
  lockStaff,
  makeOnce,
  waitingAbout,
} from '#features/people/staff/index.ts'
import { couponsOf } from '#features/pricing/coupon/index.ts'
import { findStoreOrder, type OrderItemRow, type OrderRow } from '#features/trade/order/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { amountsOf, isRefundable, leftOf, pointsOf, type RefundAsk } from './refund.rules.ts'
import { makeRefund, planLocked } from './refund.service.ts'
import { reasonText } from './return-view.ts'
import { applyIdOf, unrefundedOf } from './returns.repo.ts'
import { refundLook } from './waiting-refunds.service.ts'
import { freightLeft } from './ways.rules.ts'

export async function refundOptions(
  ctx: StaffCtx,
  { sn }: { sn: string },
): Promise<Result<RefundOptions, ErrorName>> {
  const { services, scope, locale, clock } = ctx
  const { db } = services
  const order = await findStoreOrder(db, scope, sn)
  if (!order) return refuse('notFound')
  const [unrefunded, may, coupons, waiting] = await Promise.all([
    unrefundedOf(db, order.id),
    leftAlone(db, ctx, giftOf(sn)),
    couponsOf(db, sn),
    waitingAbout(ctx, refundLook, `order ${sn}`),
  ])
  const isOpen = isRefundable(order)
  return ok({
    orderSn: sn,
    lines: isOpen ? order.items.filter((item) => !isFree(item)).map(lineOf) : [],
    freightLeft: isOpen ? freightLeft(order, unrefunded.freightUnderWay) : fen(0),
    left: isOpen ? fen(Math.max(0, unrefunded.left)) : fen(0),
    coupons: isUnsentWhole(order)
      ? coupons.map(({ name, validTo }) => ({ name, isOver: validTo.getTime() <= clock.now() }))
      : [],
    hasInvoice: order.invoiceStage === 'issued' || order.invoiceStage === 'reversing',
    reasons: storeReasons.map(({ code, text }) => ({ code, text: textIn(locale, text) })),
    aloneUpTo: fen(may.upTo),
    leftToday: fen(may.left),
    waiting,
  })
}

/** Parts of what is given back of an order are counted together. */
const giftOf = (sn: string) => ({ kind: 'refund', subject: `order ${sn}` }) as const

const isUnsentWhole = ({ items }: OrderRow) =>
  items.every(({ shippedQuantity }) => shippedQuantity === 0)

function lineOf(item: OrderItemRow): RefundableLine {
  const amounts = amountsOf(item)
  return {
    orderItemId: item.id,
    ...returnable(item),
    amounts,
    points: amounts.map((_, index) => pointsOf(item, index + 1)),
    left: leftOf(item),
    isOpen: item.afterSaleStatus === 1,
  }
}

interface Asking extends RefundAsk {
  readonly sn: string
  readonly requestId: string
}

/**
 * Gives a little back at once; a lot, or one more of many, waits for another person. The same
 * request again finds what it made.
 */
export async function refundOrder(
  ctx: StaffCtx,
  { sn, requestId, ...asked }: Asking,
): Promise<Result<{ applyId: string | null }, ErrorName>> {
  const { db } = ctx.services
  return retryOnConflict(() =>
    transact(db, async (trx): Promise<Result<{ applyId: string | null }, ErrorName>> => {
      await lockStaff(trx, ctx.scope.partnerId, ctx.staff.id)
      const refused: Refused<ErrorName>[] = []
      const id = await makeOnce(trx, ctx, 'return.refund', requestId, async () => {
        const made = await refundOrPropose(trx, ctx, sn, asked, requestId)
        if (made.ok) return made.value
        refused.push(made)
        return 0
      })
      if (refused[0]) return refused[0]
      return ok({ applyId: id === 0 ? null : await applyIdOf(trx, id) })
    }),
  )
}

/** The row of the return, or 0 where another person must agree first. */
async function refundOrPropose(
  trx: Db,
  ctx: StaffCtx,
  sn: string,
  asked: RefundAsk,
  requestId: string,
): Promise<Result<number, ErrorName>> {
  const planned = await planLocked(trx, ctx.scope, sn, asked)
  if (!planned.ok) return planned
  if (!(await giveAlone(trx, ctx, giftOf(sn), asked.amount))) {
    const change = { ...asked, storeId: ctx.scope.storeId, orderSn: sn }
    const reason = asked.desc || reasonText(asked.reasonCode, 'zh')
    const proposed = await askSecond(trx, ctx, refundLook, { change, reason, requestId })
    return proposed.ok ? ok(0) : proposed
  }
  const made = await makeRefund(ctx.services, trx, {
    ...planned.value,
    asked,
    by: { wanted: ctx.staff.id, agreed: ctx.staff.id },
  })
  if (!made.ok) return made
  await audit(
    trx,
    ctx,
    'return.refund',
    `order ${sn}`,
    changesOf({}, { ...asked, applyId: made.value.applyId }),
  )
  return ok(made.value.id)
}
