import type { ErrorName } from '@mallard/contract/errors'
import type { AdminPayment, AdminRefund } from '@mallard/contract/trade/repair/repair-admin.calls'
import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import { refundAnswer, refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import { codeName, fen, minute, ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import {
  advanceRefund,
  queryAndSettle,
  retryRefund,
  type ChannelState,
} from '#features/trade/payment/index.ts'
import { cappedPage, type CappedPage, type PagePlace } from '#platform/db/counted.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { openSubjects, proposeMoney, subjectOf } from './money-proposal.service.ts'
import {
  findAdminRefund,
  findPayment,
  findPayments,
  findRefunds,
  type AdminRefundRow,
  type PaymentRow,
  type Input,
} from './repair-admin.repo.ts'

/** What no channel took is nobody's to ask about. */
const methodsOf = ({ pay }: Services) => Object.keys(pay)

/** A stored state by its name, for the log. */
const nameOf = (table: Readonly<Record<string, number>>, status: number) =>
  codeName(table, status) ?? String(status)

export async function payments(
  ctx: StaffCtx,
  { pageNum, pageSize, ...input }: PagePlace & Input<'open' | 'odd' | 'all'>,
): Promise<Result<CappedPage<AdminPayment> & { open: number; odd: number }, never>> {
  const { db } = ctx.services
  const [{ rows, total, open, odd }, proposed] = await Promise.all([
    findPayments(db, ctx.scope, methodsOf(ctx.services), input, (pageNum - 1) * pageSize, pageSize),
    openSubjects(db, ctx.scope, ctx.clock.now()),
  ])
  const page = cappedPage(rows, total, { pageNum, pageSize })
  return ok({ ...page, list: page.list.map((row) => paymentView(row, proposed)), open, odd })
}

interface AskedPayment {
  asked: ChannelState
  payment: AdminPayment
}

export async function askPayment(
  ctx: StaffCtx,
  { payNo }: { payNo: string },
): Promise<Result<AskedPayment, ErrorName>> {
  const { services, scope } = ctx
  const before = await findPayment(services.db, scope, methodsOf(services), payNo)
  if (!before) return refuse('notFound')
  const asked = await queryAndSettle(services, scope, payNo)
  if (!asked.ok) return asked
  const after = await onePayment(ctx, payNo)
  if (!after.ok) return after
  const changes = {
    ...changesOf(
      { payment: nameOf(payStatus, before.status) },
      { payment: nameOf(payStatus, after.value.status) },
    ),
    channelSaid: { before: null, after: asked.value.asked },
  }
  await audit(services.db, ctx, 'pay.ask', subjectOf({ about: 'payment', number: payNo }), changes)
  return ok({ asked: asked.value.asked, payment: after.value })
}

interface Proof {
  readonly channelNo: string
  readonly amount: number
  readonly movedAt: number
  readonly reason: string
  readonly requestId: string
}

/** The channel is asked first: what it vouches for itself needs no second person. */
export async function confirmPayment(
  ctx: StaffCtx,
  { payNo, ...proof }: Proof & { payNo: string },
): Promise<Result<AskedPayment, ErrorName>> {
  const { services, scope } = ctx
  const payment = await findPayment(services.db, scope, methodsOf(services), payNo)
  if (!payment) return refuse('notFound')
  if (payment.status === payStatus.paid) return refuse('alreadyPaid')
  if (proof.amount !== payment.amount) return refuse('transferDiffers')
  if (proof.movedAt > ctx.clock.now() || proof.movedAt < payment.createdAt.getTime() - minute)
    return refuse('proofTime')
  const asked = await queryAndSettle(services, scope, payNo)
  if (!asked.ok) return asked
  const said = asked.value.asked
  if (said !== 'paid') {
    const proposed = await proposeMoney(ctx, {
      about: 'payment',
      storeId: scope.storeId,
      number: payNo,
      channelSaid: said,
      ...proof,
    })
    if (!proposed.ok) return proposed
  }
  const after = await onePayment(ctx, payNo)
  return after.ok ? ok({ asked: said, payment: after.value }) : after
}

export async function refunds(
  ctx: StaffCtx,
  { pageNum, pageSize, ...input }: PagePlace & Input<'failed' | 'processing' | 'all'>,
): Promise<Result<CappedPage<AdminRefund> & { failed: number; processing: number }, never>> {
  const { db } = ctx.services
  const [{ rows, total, failed, processing }, proposed] = await Promise.all([
    findRefunds(db, ctx.scope, methodsOf(ctx.services), input, (pageNum - 1) * pageSize, pageSize),
    openSubjects(db, ctx.scope, ctx.clock.now()),
  ])
  const page = cappedPage(rows, total, { pageNum, pageSize })
  return ok({
    ...page,
    list: page.list.map((row) => refundView(row, proposed)),
    failed,
    processing,
  })
}

/**
 * A failed one is set going again, under its own number; then the channel is asked, and sent what
 * it does not know.
 */
export async function refundAgain(
  ctx: StaffCtx,
  { refundNo }: { refundNo: string },
): Promise<Result<AdminRefund, ErrorName>> {
  const { services, scope } = ctx
  const before = await findAdminRefund(services.db, scope, methodsOf(services), refundNo)
  if (!before) return refuse('notFound')
  if (before.status === refundStatus.done) return oneRefund(ctx, refundNo)
  if (before.status === refundStatus.failed) {
    const restarted = await services.db
      .transaction()
      .execute((trx) => retryRefund(services, trx, scope, refundNo))
    if (!restarted.ok) return restarted
  }
  await advanceRefund(services, refundNo)
  const after = await oneRefund(ctx, refundNo)
  if (!after.ok) return after
  await audit(
    services.db,
    ctx,
    'pay.refundAgain',
    subjectOf({ about: 'refund', number: refundNo }),
    {
      ...changesOf(
        { refund: nameOf(refundStatus, before.status) },
        { refund: nameOf(refundStatus, after.value.status) },
      ),
      channelSaid: { before: null, after: refundAnswer(before, after.value) },
    },
  )
  return after
}

export async function paidOut(
  ctx: StaffCtx,
  { refundNo, ...proof }: Proof & { refundNo: string },
): Promise<Result<AdminRefund, ErrorName>> {
  const { services, scope } = ctx
  const refund = await findAdminRefund(services.db, scope, methodsOf(services), refundNo)
  if (!refund) return refuse('notFound')
  if (refund.status !== refundStatus.failed) return refuse('refundUnderWay')
  if (proof.amount !== refund.amount) return refuse('transferDiffers')
  if (proof.movedAt > ctx.clock.now() || proof.movedAt < refund.createdAt.getTime())
    return refuse('proofTime')
  const proposed = await proposeMoney(ctx, {
    about: 'refund',
    storeId: scope.storeId,
    number: refundNo,
    channelSaid: 'failed',
    ...proof,
  })
  return proposed.ok ? oneRefund(ctx, refundNo) : proposed
}

async function onePayment(ctx: StaffCtx, payNo: string): Promise<Result<AdminPayment, ErrorName>> {
  const { services, scope } = ctx
  const row = await findPayment(services.db, scope, methodsOf(services), payNo)
  return row
    ? ok(paymentView(row, await openSubjects(services.db, scope, ctx.clock.now())))
    : refuse('notFound')
}

async function oneRefund(ctx: StaffCtx, refundNo: string): Promise<Result<AdminRefund, ErrorName>> {
  const { services, scope } = ctx
  const row = await findAdminRefund(services.db, scope, methodsOf(services), refundNo)
  return row
    ? ok(refundView(row, await openSubjects(services.db, scope, ctx.clock.now())))
    : refuse('notFound')
}

function paymentView(
  { createdAt, expiresAt, paidAt, orders, ...row }: PaymentRow,
  proposed: ReadonlySet<string>,
): AdminPayment {
  return {
    ...row,
    amount: fen(row.amount),
    orders: orders.map((order) => ({ ...order })),
    createTime: createdAt.getTime(),
    expireTime: expiresAt.getTime(),
    paidTime: paidAt?.getTime() ?? null,
    isProposed: proposed.has(subjectOf({ about: 'payment', number: row.payNo })),
  }
}

function refundView(
  { createdAt, doneAt, ...row }: AdminRefundRow,
  proposed: ReadonlySet<string>,
): AdminRefund {
  return {
    ...row,
    amount: fen(row.amount),
    createTime: createdAt.getTime(),
    doneTime: doneAt?.getTime() ?? null,
    isProposed: proposed.has(subjectOf({ about: 'refund', number: row.refundNo })),
  }
}
