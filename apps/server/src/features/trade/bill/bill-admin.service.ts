import type { ErrorName } from '@mallard/contract/errors'
import { billStatus, differenceStatus } from '@mallard/contract/trade/bill/bill.codes'
import type { BillDay, BillDifference } from '@mallard/contract/trade/bill/bill-admin.calls'
import {
  refundAnswer,
  refundStatus,
  type RefundAnswer,
} from '@mallard/contract/trade/payment/refund.codes'
import { codeName, day, fen, ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { isHousePartner } from '#features/shop/store/index.ts'
import {
  advanceRefund,
  queryAndSettle,
  refundByNo,
  type ChannelState,
} from '#features/trade/payment/index.ts'
import { type Page, paged } from '#platform/db/counted.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { PayMethod } from '#platform/services.ts'
import {
  billsBetween,
  findDifference,
  findDifferences,
  noteDifference,
  openCounts,
  ourDays,
  theirDays,
  type DayRow,
  type DifferenceRow,
  type Sight,
} from './bill.repo.ts'
import { boundsOf, daysBetween } from './bill.rules.ts'
import { billDaysOf, billMethods, compareAgain, readBill, type BillRead } from './bill.service.ts'

const right = 'pay.repair'

/** The merchant's account is the house's: what is nobody's here is its business. */
async function sightOf({ services, scope, staff }: StaffCtx): Promise<Sight> {
  return {
    ...scope,
    isHouse:
      staff.rightsEverywhere.includes(right) &&
      (await isHousePartner(services.db, scope.partnerId)),
  }
}

const nothing = { payments: 0, paid: fen(0), refunds: 0, refunded: fen(0) }
const totalsOf = (row: DayRow | undefined) =>
  row
    ? {
        payments: row.payments,
        paid: fen(row.paid),
        refunds: row.refunds,
        refunded: fen(row.refunded),
      }
    : nothing

export async function days(
  ctx: StaffCtx,
  { from, until }: { from: string; until: string },
): Promise<Result<BillDay[], ErrorName>> {
  const { db } = ctx.services
  const all = daysBetween(from, until)
  const [latest] = all
  const first = all.at(-1)
  if (!latest || !first) return refuse('badInput', { field: '日期' })
  const sight = await sightOf(ctx)
  const methods = billMethods(ctx.services)
  const endsBefore = Object.fromEntries(
    methods.map((method) => [method, billDaysOf(ctx.services, method).endsBefore]),
  )
  const [ours, theirs, bills, open] = await Promise.all([
    ourDays(
      db,
      ctx.scope,
      { from: new Date(boundsOf(first).from.getTime() - day), until: boundsOf(latest).until },
      endsBefore,
    ),
    theirDays(db, sight, first, latest),
    billsBetween(db, first, latest),
    openCounts(db, sight, first, latest),
  ])
  const at = <Row extends { method: string; day: string }>(
    rows: readonly Row[],
    method: string,
    date: string,
  ) => rows.find((row) => row.method === method && row.day === date)
  return ok(
    all.flatMap((date) =>
      methods.map((method): BillDay => {
        const own = at(ours, method, date)
        const bill = at(bills, method, date)
        const isRead = bill?.status === billStatus.read
        return {
          day: date,
          method,
          state: isRead ? 'read' : own ? 'missing' : 'none',
          readTime: isRead ? bill.readAt.getTime() : null,
          ours: totalsOf(own),
          theirs: totalsOf(at(theirs, method, date)),
          open: at(open, method, date)?.open ?? 0,
        }
      }),
    ),
  )
}

export async function read(
  ctx: StaffCtx,
  { day, method }: { day: string; method: PayMethod },
): Promise<Result<{ result: BillRead }, ErrorName>> {
  if (boundsOf(day).until.getTime() > ctx.clock.now())
    return refuse('badInput', { field: '这一天还没有结束' })
  if (!billMethods(ctx.services).includes(method)) return refuse('payMethodUnavailable')
  const result = await readBill(ctx.services, method, day)
  await audit(ctx.services.db, ctx, 'bill.read', `bill ${method}/${day}`, {
    result: { before: null, after: result },
  })
  return ok({ result })
}

interface Input {
  readonly pageNum: number
  readonly pageSize: number
  readonly day?: string | undefined
  readonly method?: string | undefined
  readonly state: 'open' | 'all'
}

export async function differences(
  ctx: StaffCtx,
  { pageNum, pageSize, day, method, state }: Input,
): Promise<Result<Page<BillDifference>, never>> {
  const input = { day, method, isOpen: state === 'open' }
  const { rows, total } = await findDifferences(
    ctx.services.db,
    await sightOf(ctx),
    input,
    (pageNum - 1) * pageSize,
    pageSize,
  )
  return ok(paged(rows.map(viewOf), total, { pageNum, pageSize }))
}

/**
 * The channel's word on one payment or refund, booked as always; then the day is compared again.
 */
export async function ask(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<BillDifference, ErrorName>> {
  const { services } = ctx
  const before = await findDifference(services.db, await sightOf(ctx), id)
  if (!before) return refuse('notFound')
  const channelSaid = { before: null, after: await askAbout(ctx, before) }
  await compareAgain(services, before.method as PayMethod, before.day)
  const after = await findDifference(services.db, await sightOf(ctx), id)
  if (!after) return refuse('notFound')
  await audit(services.db, ctx, 'bill.ask', `difference ${id}`, {
    ...changesOf(
      { difference: codeName(differenceStatus, before.status), cause: before.cause },
      { difference: codeName(differenceStatus, after.status), cause: after.cause },
    ),
    channelSaid,
  })
  return ok(viewOf(after))
}

/**
 * What the channel said. What is nobody's has nothing here that could be asked about, and a refund
 * that is over is not asked about.
 */
async function askAbout(
  { services, scope }: StaffCtx,
  { partnerId, kind, number }: DifferenceRow,
): Promise<ChannelState | RefundAnswer | 'notAsked'> {
  if (partnerId === null) return 'notAsked'
  if (kind === 'payment') {
    const asked = await queryAndSettle(services, scope, number)
    return asked.ok ? asked.value.asked : 'notAsked'
  }
  const before = await refundByNo(services.db, number)
  if (!before || before.status === refundStatus.done || before.status === refundStatus.failed)
    return 'notAsked'
  await advanceRefund(services, number)
  return refundAnswer(before, (await refundByNo(services.db, number)) ?? before)
}

export async function note(
  ctx: StaffCtx,
  { id, reason }: { id: number; reason: string },
): Promise<Result<BillDifference, ErrorName>> {
  const { db } = ctx.services
  const before = await findDifference(db, await sightOf(ctx), id)
  if (!before) return refuse('notFound')
  await db.transaction().execute(async (trx) => {
    if (!(await noteDifference(trx, id, reason, ctx.staff.name, new Date(ctx.clock.now())))) return
    await audit(trx, ctx, 'bill.note', `difference ${id}`, {
      number: { before: null, after: before.number },
      reason: { before: null, after: reason },
    })
  })
  const after = await findDifference(db, await sightOf(ctx), id)
  return after ? ok(viewOf(after)) : refuse('notFound')
}

function viewOf({
  foundAt,
  settledAt,
  status,
  partnerId: _partnerId,
  method,
  oursAmount,
  theirsAmount,
  ...row
}: DifferenceRow): BillDifference {
  return {
    ...row,
    method: method as PayMethod,
    oursAmount: oursAmount === null ? null : fen(oursAmount),
    theirsAmount: theirsAmount === null ? null : fen(theirsAmount),
    state: codeName(differenceStatus, status) ?? 'open',
    foundTime: foundAt.getTime(),
    settledTime: settledAt?.getTime() ?? null,
  }
}
