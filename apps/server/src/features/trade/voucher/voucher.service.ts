import type { ErrorName } from '@mallard/contract/errors'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { TransferState } from '@mallard/contract/trade/payment/voucher.calls'
import { fen, isPast, ok, refuse, type Result } from '@mallard/kernel'
import {
  holdForTransfer,
  lockOrders,
  takeBackTransfer,
  type OrderOwner,
} from '#features/trade/order/index.ts'
import { paymentGateway, payRefusal } from '#features/trade/payment/index.ts'
import { refusesMoney } from '#features/shop/store/index.ts'
import { claim, signPicture } from '#features/shop/upload/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { accountOf } from './account.repo.ts'
import {
  countWithdrawn,
  findTransferOrder,
  insertVoucher,
  lastVoucher,
  withdrawVoucher,
  type TransferOrder,
  type VoucherRow,
} from './voucher.repo.ts'
import {
  maxWithdrawals,
  remarkCodeOf,
  reviewTime,
  timeAfterRejection,
  transferRefusal,
} from './voucher.rules.ts'
import { voucherStatus } from './voucher.states.ts'

interface Input {
  readonly orderId: string
  readonly payer: string
  readonly bank: string
  readonly pics: readonly string[]
}

type Sent = Result<{ status: 6 }, ErrorName>

/** Rounds against a shopper who opens a cashier at the same moment. */
const maxRounds = 3

const ownerOf = ({ scope, shopper }: ShopperCtx): OrderOwner => ({ ...scope, memberId: shopper.id })

/**
 * Cashiers that are open are closed first, outside any transaction: nobody is to pay twice.
 * Repeatable.
 */
export async function toPayOffline(ctx: ShopperCtx, input: Input): Promise<Sent> {
  const { services, scope } = ctx
  for (let round = 0; round < maxRounds; round += 1) {
    const order = await findTransferOrder(services.db, ownerOf(ctx), input.orderId)
    if (!order) return refuse('notFound')
    if (order.status === orderStatus.reviewing) return sentBefore(services.db, order, input)
    const refusal = payRefusal([order], ctx.clock.now())
    if (refusal) return refuse(refusal)
    const account = await accountOf(services.db, scope.partnerId)
    if (!account?.isOpen) return refuse('offlineUnavailable')
    if (await refusesMoney(services, scope)) return refuse('testStore')
    const unfit = transferRefusal(order, account.leastAmount)
    if (unfit) return refuse(unfit, { amount: account.leastAmount / 100 })
    const stopped = await paymentGateway.stop(services, order.orderSn)
    if (stopped === 'paid') return refuse('alreadyPaid')
    if (stopped === 'unknown') return refuse('busy')
    const sent = await retryOnConflict(() =>
      services.db.transaction().execute((trx) => sendLocked(ctx, trx, order, input)),
    )
    if (sent !== 'again') return sent
  }
  return refuse('busy')
}

async function sendLocked(
  ctx: ShopperCtx,
  trx: Db,
  order: TransferOrder,
  input: Input,
): Promise<Sent | 'again'> {
  const [locked] = await lockOrders(trx, [order.id])
  if (locked?.status === orderStatus.reviewing) return sentBefore(trx, order, input)
  const now = ctx.clock.now()
  const refusal = locked ? payRefusal([locked], now) : 'notFound'
  if (refusal) return refuse(refusal)
  if (await paymentGateway.hasOpenAttempt(trx, order.id)) return 'again'
  const pics = await claim(
    trx,
    { partnerId: order.partnerId, memberId: order.memberId },
    input.pics,
    'voucher',
  )
  if (!pics) return refuse('uploadGone')
  const at = new Date(now)
  await insertVoucher(trx, {
    order,
    payer: input.payer,
    bank: input.bank,
    uploadKeys: input.pics,
    pics,
    at,
  })
  await holdForTransfer(trx, order, { at, closeAt: new Date(now + reviewTime) })
  return ok({ status: 6 })
}

/** The same pictures again are a repetition; others have to wait for the verdict. */
async function sentBefore(db: Db, order: TransferOrder, { pics }: Input): Promise<Sent> {
  const voucher = await lastVoucher(db, order.id)
  return voucher && voucher.uploadKeys.join() === pics.join()
    ? ok({ status: 6 })
    : refuse('inReview')
}

export async function offlineStatus(
  ctx: ShopperCtx,
  { orderId }: { orderId: string },
): Promise<Result<TransferState, ErrorName>> {
  const { services, scope } = ctx
  const order = await findTransferOrder(services.db, ownerOf(ctx), orderId)
  if (!order) return refuse('notFound')
  const [voucher, account, withdrawn] = await Promise.all([
    lastVoucher(services.db, order.id),
    accountOf(services.db, scope.partnerId),
    countWithdrawn(services.db, order.id),
  ])
  const isOpen = order.status === orderStatus.unpaid || order.status === orderStatus.reviewing
  const isLate = isPast(order.autoCloseAt, ctx.clock.now())
  const offered = isOpen && !isLate ? await accountFor(ctx, order, account) : null
  return ok({
    status: (voucher?.status ?? -1) as TransferState['status'],
    ...(voucher?.status === voucherStatus.rejected ? { reason: voucher.reason } : {}),
    orderStatus: order.status,
    amount: fen(order.payAmount),
    remarkCode: remarkCodeOf(order.orderSn),
    account: offered,
    voucher: voucher
      ? {
          payer: voucher.payer,
          bank: voucher.bank,
          pics: voucher.pics.map((picture) => signPicture(services, picture)),
          createTime: voucher.createdAt.getTime(),
        }
      : null,
    closesAt: isOpen ? (order.autoCloseAt?.getTime() ?? null) : null,
    canWithdraw:
      order.status === orderStatus.reviewing && !isLate && mayWithdraw(voucher, withdrawn),
  })
}

/** Where to transfer the money of an order to; null: it cannot be paid so. */
async function accountFor(
  { services, scope }: ShopperCtx,
  order: TransferOrder,
  account: Awaited<ReturnType<typeof accountOf>>,
): Promise<TransferState['account']> {
  if (!account?.isOpen || transferRefusal(order, account.leastAmount)) return null
  if (await refusesMoney(services, scope)) return null
  return { holder: account.holder, bank: account.bank, accountNo: account.accountNo }
}

/**
 * Nobody at the shop has noted the money yet, and it does not go on for ever: each voucher holds
 * the goods again.
 */
function mayWithdraw(voucher: VoucherRow | undefined, withdrawn: number): boolean {
  return (
    voucher?.status === voucherStatus.review &&
    voucher.firstStaffId === null &&
    withdrawn < maxWithdrawals
  )
}

/**
 * Takes back a voucher that the shop has not looked at: another can be sent, or the order paid
 * another way. Repeatable.
 */
export async function withdrawOffline(
  ctx: ShopperCtx,
  { orderId }: { orderId: string },
): Promise<Result<{ status: 0 }, ErrorName>> {
  const { db } = ctx.services
  const order = await findTransferOrder(db, ownerOf(ctx), orderId)
  if (!order) return refuse('notFound')
  return retryOnConflict(() => db.transaction().execute((trx) => withdrawLocked(ctx, trx, order)))
}

async function withdrawLocked(
  ctx: ShopperCtx,
  trx: Db,
  order: TransferOrder,
): Promise<Result<{ status: 0 }, ErrorName>> {
  const [locked] = await lockOrders(trx, [order.id])
  const voucher = await lastVoucher(trx, order.id)
  if (locked?.status === orderStatus.unpaid && voucher?.status === voucherStatus.withdrawn)
    return ok({ status: 0 })
  if (locked?.status !== orderStatus.reviewing || isPast(locked.autoCloseAt, ctx.clock.now()))
    return refuse('voucherSettled')
  const at = new Date(ctx.clock.now())
  const isTaken =
    mayWithdraw(voucher, await countWithdrawn(trx, order.id)) &&
    voucher &&
    (await withdrawVoucher(trx, voucher.id, at))
  if (!isTaken) return refuse('voucherNoted')
  await takeBackTransfer(trx, order, { at, closeAt: new Date(at.getTime() + timeAfterRejection) })
  return ok({ status: 0 })
}
