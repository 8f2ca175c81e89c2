import type { ErrorName } from '@mallard/contract/errors'
import type {
  AdminVoucher,
  AdminVoucherPage,
  VoucherState,
} from '@mallard/contract/trade/payment/voucher-admin.calls'
import { fen, isPast, ok, refuse, type Result } from '@mallard/kernel'
import { lockOrders, releaseFromTransfer, type OrderState } from '#features/trade/order/index.ts'
import { bookDirectly } from '#features/trade/payment/index.ts'
import { areOneHand, audit } from '#features/people/staff/index.ts'
import { signPicture } from '#features/shop/upload/index.ts'
import { type Page, paged } from '#platform/db/counted.ts'
import { localised } from '#platform/locale.rules.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation, retryOnConflict } from '#platform/db/retry.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { accountOf } from './account.repo.ts'
import {
  countVouchers,
  findAdminVoucher,
  findVoucherOrder,
  findVouchers,
  noteFirst,
  settleVoucher,
  type AdminVoucherRow,
} from './voucher.repo.ts'
import { isStrange, remarkCodeOf, timeAfterRejection, verdictOf } from './voucher.rules.ts'
import { voucherStatus } from './voucher.states.ts'

interface VoucherPage extends Page<AdminVoucher> {
  waiting: number
}

export async function listVouchers(
  ctx: StaffCtx,
  input: { pageNum: number; pageSize: number; state: VoucherState; q?: string | undefined },
): Promise<Result<VoucherPage, never>> {
  const { pageNum, pageSize, state, q } = input
  const { db } = ctx.services
  const [rows, total, waiting, twoPersonsFrom] = await Promise.all([
    findVouchers(db, ctx.scope, { state, q }, (pageNum - 1) * pageSize, pageSize),
    countVouchers(db, ctx.scope, { state, q }),
    countVouchers(db, ctx.scope, { state: 'review' }),
    twoPersonsFromOf(db, ctx),
  ])
  const list = rows.map((row) => viewOf(ctx, row, twoPersonsFrom))
  return ok({ ...paged(list, total, { pageNum, pageSize }), waiting })
}

export async function detail(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<AdminVoucherPage, 'notFound'>> {
  const { db } = ctx.services
  const row = await findAdminVoucher(db, ctx.scope, id)
  const order = row && (await findVoucherOrder(db, ctx.scope, row))
  if (!order) return refuse('notFound')
  const twoPersonsFrom = await twoPersonsFromOf(db, ctx)
  const { receiver, items, others, knownPayers } = order
  const doubts: AdminVoucherPage['doubts'] = []
  if (isStrange(row.payer, receiver.name, knownPayers)) doubts.push('strangePayer')
  if (others.length > 0) doubts.push('sentBefore')
  return ok({
    ...viewOf(ctx, row, twoPersonsFrom),
    orderTime: order.orderTime.getTime(),
    receiver: {
      name: receiver.name,
      phoneMasked: maskedPhone(receiver.phone),
      city: receiver.city,
    },
    items: items.map(({ titleEn, productAttrEn, ...item }) => ({
      ...item,
      title: localised(ctx.locale, item.title, titleEn),
      productAttr: localised(ctx.locale, item.productAttr, productAttrEn),
      realAmount: fen(item.realAmount),
    })),
    goodsAmount: fen(order.goodsAmount),
    freightAmount: fen(order.freightAmount),
    others: others.map((other) => {
      const { id: otherId, state, payer, createTime, reason } = viewOf(ctx, other, twoPersonsFrom)
      return { id: otherId, state, payer, createTime, reason }
    }),
    knownPayers: [...knownPayers],
    doubts,
  })
}

interface Approval {
  readonly id: number
  readonly amount: number
  readonly serialNo: string
  readonly payer: string
}

/** A violated unique index, PostgreSQL’s error class 23. */
export async function approve(
  ctx: StaffCtx,
  input: Approval,
): Promise<Result<AdminVoucher, ErrorName>> {
  try {
    return await inTransaction(ctx, input.id, (trx, voucher, order) =>
      approveLocked(ctx, trx, voucher, order, input),
    )
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('serialUsed')
    throw error
  }
}

async function approveLocked(
  ctx: StaffCtx,
  trx: Db,
  voucher: AdminVoucherRow,
  order: OrderState,
  { amount, serialNo, payer }: Approval,
): Promise<Changed> {
  if (voucher.status === voucherStatus.approved && voucher.serialNo === serialNo) return undefined
  if (voucher.status !== voucherStatus.review || !canJudge(ctx, order)) return 'voucherSettled'
  const check = { staffId: ctx.staff.id, amount, serialNo }
  const verdict = verdictOf({ ...voucher, twoPersonsFrom: await twoPersonsFromOf(trx, ctx) }, check)
  const auditor = auditorOf(ctx)
  const changes = {
    amount: { before: null, after: amount },
    serialNo: { before: null, after: serialNo },
    ...(payer && { payer: { before: voucher.payer, after: payer } }),
  }
  switch (verdict) {
    case 'repeated':
      return undefined
    case 'noteFirst':
      await noteFirst(trx, voucher.id, auditor, serialNo)
      await audit(trx, ctx, 'voucher.check', `order ${order.orderSn}`, changes)
      return undefined
    case 'approve':
      if (
        voucher.firstStaffId !== null &&
        (await areOneHand(trx, pairOf(ctx, voucher, voucher.firstStaffId)))
      )
        return 'needsIndependent'
      if (
        !(await settleVoucher(
          trx,
          voucher.id,
          { status: voucherStatus.approved, serialNo },
          auditor,
        ))
      )
        return 'voucherSettled'
      await bookDirectly(trx, order.id, 'offline', ctx.clock.now(), ctx.staff.id)
      await audit(trx, ctx, 'voucher.approve', `order ${order.orderSn}`, changes)
      return undefined
    default:
      return verdict
  }
}

export async function reject(
  ctx: StaffCtx,
  { id, reason }: { id: number; reason: string },
): Promise<Result<AdminVoucher, ErrorName>> {
  return inTransaction(ctx, id, async (trx, voucher, order) => {
    if (voucher.status === voucherStatus.rejected && voucher.reason === reason) return undefined
    const auditor = auditorOf(ctx)
    if (
      !canJudge(ctx, order) ||
      !(await settleVoucher(trx, id, { status: voucherStatus.rejected, reason }, auditor))
    )
      return 'voucherSettled'
    const closeAt = new Date(auditor.at.getTime() + timeAfterRejection)
    await releaseFromTransfer(trx, order, ctx.staff.id, reason, { at: auditor.at, closeAt })
    await audit(trx, ctx, 'voucher.reject', `order ${order.orderSn}`, {
      reason: { before: null, after: reason },
    })
    return undefined
  })
}

/** Why nothing was changed, or nothing to say. */
type Changed = ErrorName | undefined
type Change = (trx: Db, voucher: AdminVoucherRow, order: OrderState) => Promise<Changed>

/** Every change of a voucher happens under the lock of its order, as closing and paying do. */
async function inTransaction(
  ctx: StaffCtx,
  id: number,
  change: Change,
): Promise<Result<AdminVoucher, ErrorName>> {
  const { db } = ctx.services
  const known = await findAdminVoucher(db, ctx.scope, id)
  if (!known) return refuse('notFound')
  const refusal = await retryOnConflict(() =>
    db.transaction().execute(async (trx) => {
      const [order] = await lockOrders(trx, [known.orderId])
      const voucher = await findAdminVoucher(trx, ctx.scope, id)
      return order && voucher ? change(trx, voucher, order) : 'notFound'
    }),
  )
  if (refusal) return refuse(refusal)
  const after = await findAdminVoucher(db, ctx.scope, id)
  return after ? ok(viewOf(ctx, after, await twoPersonsFromOf(db, ctx))) : refuse('notFound')
}

/**
 * Whether the order still waits for the verdict: at the deadline it closes, whenever its job comes
 * to it.
 */
function canJudge({ clock }: StaffCtx, { status, autoCloseAt }: OrderState): boolean {
  return status === 6 && !isPast(autoCloseAt, clock.now())
}

/** The first check is not older than the voucher. */
const pairOf = ({ scope, staff }: StaffCtx, { createdAt }: AdminVoucherRow, first: number) => ({
  partnerId: scope.partnerId,
  first,
  second: staff.id,
  since: createdAt,
})

const auditorOf = ({ staff, clock }: StaffCtx) => ({
  id: staff.id,
  name: staff.name,
  at: new Date(clock.now()),
})

/** Without an account nobody is known to be trusted alone. */
async function twoPersonsFromOf(db: Db, { scope }: StaffCtx): Promise<number> {
  return (await accountOf(db, scope.partnerId))?.twoPersonsFrom ?? 0
}

const stateNames = ['review', 'approved', 'rejected', 'withdrawn'] as const

function viewOf(ctx: StaffCtx, row: AdminVoucherRow, twoPersonsFrom: number): AdminVoucher {
  const isOpen = row.status === voucherStatus.review && row.orderStatus === 6
  return {
    id: row.id,
    orderSn: row.orderSn,
    amount: fen(row.payAmount),
    remarkCode: remarkCodeOf(row.orderSn),
    payer: row.payer,
    bank: row.bank,
    pics: row.pics.map((picture) => signPicture(ctx.services, picture)),
    state:
      row.status === voucherStatus.review && !isOpen
        ? 'closed'
        : (stateNames[row.status] ?? 'closed'),
    reason: row.reason,
    serialNo: row.serialNo,
    nickname: row.nickname,
    createTime: row.createdAt.getTime(),
    closesAt: isOpen ? (row.autoCloseAt?.getTime() ?? null) : null,
    settleTime: row.settledAt?.getTime() ?? null,
    needsTwo: row.payAmount >= twoPersonsFrom,
    firstBy: row.firstStaffName,
    settledBy: row.auditorName,
    canApprove: isOpen && row.firstStaffId !== ctx.staff.id,
  }
}
