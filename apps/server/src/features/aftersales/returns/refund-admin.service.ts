import type { ErrorName } from '@mallard/contract/errors'
import { storeReasons } from '@mallard/contract/aftersales/returns/returns.codes'
import type {
  RefundOptions,
  RefundProposal,
  RefundableLine,
} from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { isFree, returnable } from '@mallard/contract/trade/order/returnable'
import { fen, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import {
  aloneUpTo,
  audit,
  changesOf,
  decide as settle,
  findProposal,
  givenToday,
  leftAlone,
  listProposals,
  lockStaff,
  makeOnce,
  propose,
  proposalView,
  type ProposalRow,
} from '#features/people/staff/index.ts'
import { couponsOf } from '#features/pricing/coupon/index.ts'
import { findStoreOrder, type OrderItemRow, type OrderRow } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { amountsOf, isRefundable, leftOf, pointsOf, type RefundAsk } from './refund.rules.ts'
import { makeRefund, planLocked } from './refund.service.ts'
import { reasonText } from './return-view.ts'
import { applyIdOf, titlesOf, unrefundedOf } from './returns.repo.ts'
import { freightLeft } from './ways.rules.ts'

const kind = 'refund'
/** Proposals that wait at once, at the most shown. */
const proposalsShown = 100

/** What a proposal carries out. */
interface Change extends RefundAsk {
  readonly storeId: number
  readonly orderSn: string
}

const changeOf = ({ change }: ProposalRow) => change as Change
const subjectOf = (sn: string) => `order ${sn}` as const

/** Fen that this person has given alone in a day. */
const movedToday = (db: Db, { scope, staff, clock }: StaffCtx) =>
  givenToday(db, { partnerId: scope.partnerId, staffId: staff.id, now: clock.now() })

export async function refundOptions(
  ctx: StaffCtx,
  { sn }: { sn: string },
): Promise<Result<RefundOptions, ErrorName>> {
  const { services, scope, locale, clock } = ctx
  const { db } = services
  const order = await findStoreOrder(db, scope, sn)
  if (!order) return refuse('notFound')
  const openAt = new Date(clock.now())
  const [unrefunded, moved, coupons, open] = await Promise.all([
    unrefundedOf(db, order.id),
    movedToday(db, ctx),
    couponsOf(db, sn),
    listProposals(db, scope.partnerId, kind, { subject: subjectOf(sn), openAt }, 1),
  ])
  const isOpen = isRefundable(order)
  const place = locale === 'en' ? 1 : 0
  return ok({
    orderSn: sn,
    lines: isOpen ? order.items.filter((item) => !isFree(item)).map(lineOf) : [],
    freightLeft: isOpen ? freightLeft(order, unrefunded.freightUnderWay) : fen(0),
    left: isOpen ? fen(Math.max(0, unrefunded.left)) : fen(0),
    coupons: isUnsentWhole(order)
      ? coupons.map(({ name, validTo }) => ({ name, isOver: validTo.getTime() <= clock.now() }))
      : [],
    hasInvoice: order.invoiceStage === 'issued' || order.invoiceStage === 'reversing',
    reasons: storeReasons.map(({ code, text }) => ({ code, text: text[place] })),
    aloneUpTo,
    leftToday: leftAlone(moved),
    waiting: (await viewsOf(ctx, open))[0] ?? null,
  })
}

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
  if (asked.amount > leftAlone(await movedToday(trx, ctx))) {
    const change: Change = { ...asked, storeId: ctx.scope.storeId, orderSn: sn }
    const reason = asked.desc || reasonText(asked.reasonCode, 'zh')
    const proposed = await propose(trx, ctx, {
      kind,
      subject: subjectOf(sn),
      change,
      reason,
      requestId,
    })
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
    subjectOf(sn),
    changesOf({}, { ...asked, applyId: made.value.applyId }),
  )
  return ok(made.value.id)
}

/** On the second person's word: what has changed since the first one's is refused, not guessed. */
async function carryOut(
  trx: Db,
  ctx: StaffCtx,
  proposal: ProposalRow,
): Promise<ErrorName | undefined> {
  const { storeId: _storeId, orderSn, ...asked } = changeOf(proposal)
  const planned = await planLocked(trx, ctx.scope, orderSn, asked)
  if (!planned.ok) return planned.refusal
  const made = await makeRefund(ctx.services, trx, {
    ...planned.value,
    asked,
    by: { wanted: proposal.staffId, agreed: ctx.staff.id },
  })
  if (!made.ok) return made.refusal
  await audit(
    trx,
    ctx,
    'refund.set',
    subjectOf(orderSn),
    changesOf({}, { ...asked, applyId: made.value.applyId }),
  )
  return undefined
}

const isHere = ({ scope }: StaffCtx, row: ProposalRow) => changeOf(row).storeId === scope.storeId

export async function waitingRefunds(ctx: StaffCtx): Promise<Result<RefundProposal[], never>> {
  const { partnerId, storeId } = ctx.scope
  const which = { openAt: new Date(ctx.clock.now()), storeId }
  const open = await listProposals(ctx.services.db, partnerId, kind, which, proposalsShown)
  return ok(await viewsOf(ctx, open))
}

interface Deciding {
  readonly id: number
  readonly verdict: 'approve' | 'decline' | 'withdraw'
  readonly note: string
}

export async function decideRefund(
  ctx: StaffCtx,
  decision: Deciding,
): Promise<Result<RefundProposal[], ErrorName>> {
  const proposal = await findProposal(ctx.services.db, ctx.scope.partnerId, kind, decision.id)
  if (!proposal || !isHere(ctx, proposal)) return refuse('notFound')
  const refusal = await settle(ctx, { kind, ...decision }, (trx, approved) =>
    carryOut(trx, ctx, approved),
  )
  return refusal ? refuse(refusal) : waitingRefunds(ctx)
}

/** Those of this store. */
async function viewsOf(ctx: StaffCtx, rows: readonly ProposalRow[]): Promise<RefundProposal[]> {
  const here = rows.filter((row) => isHere(ctx, row))
  const ids = here.flatMap((row) => changeOf(row).lines.map(({ orderItemId }) => orderItemId))
  const titles =
    ids.length > 0
      ? await titlesOf(ctx.services.db, ctx.scope, ids)
      : new Map<number, readonly [string, string]>()
  const place = ctx.locale === 'en' ? 1 : 0
  return here.map((row) => {
    const { orderSn, amount, freightAmount, restock, reasonCode, lines } = changeOf(row)
    return {
      ...proposalView(ctx, row),
      orderSn,
      amount: fen(amount),
      freightAmount: fen(freightAmount),
      restock,
      reasonText: reasonText(reasonCode, ctx.locale),
      lines: lines.map(({ orderItemId, quantity }) => ({
        title: titles.get(orderItemId)?.[place] ?? '',
        quantity,
      })),
    }
  })
}
