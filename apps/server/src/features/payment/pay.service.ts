import { randomInt } from 'node:crypto'
import type { ErrorName } from '@mallard/contract/errors'
import { beijingDigits, fen, ok, refuse, second, type Instant, type Result } from '@mallard/kernel'
import type { ClientPay, TradeType } from '@mallard/providers/pay'
import { lockOrders, statesOf, type OrderState } from '#features/order/index.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import type { PayMethod } from '#platform/services.ts'
import { attemptsOf, closeAttempt, insertAttempt, storeClient, subjectOf, type Attempt } from './attempt.repo.ts'
import { cashierTitle, fits, isFresh, payRefusal } from './attempt.rules.ts'
import { querySteps, queueQuery } from './queue.ts'
import { askAndSettle, endAttempt } from './settle.service.ts'

export interface PayRequest {
  readonly method: PayMethod
  readonly tradeType: TradeType
  readonly orderSns: readonly string[]
  readonly openId?: string | undefined
  readonly clientIp?: string | undefined
  readonly device?: 'iOS' | 'Android' | 'Wap' | undefined
  readonly returnUrl?: string | undefined
}

export interface Prepared {
  readonly payNo: string
  readonly client: ClientPay
}

/** Rounds of ending other attempts and looking again. */
const mostRounds = 4

/** Starts to pay orders together, or goes on with what was started: a number per attempt, older ones ended first. */
export async function preparePayment(ctx: ShopperCtx, request: PayRequest): Promise<Result<Prepared, ErrorName>> {
  const orderSns = [...new Set(request.orderSns)]
  const orders = await statesOf(ctx.services.db, { ...ctx.scope, memberId: ctx.shopper.id }, orderSns)
  if (orders.length < orderSns.length) return refuse('notFound')
  if (!ctx.services.pay[request.method].tradeTypes.includes(request.tradeType)) return refuse('payMethodUnavailable')
  const given = new Set<string>()
  for (let round = 0; round < mostRounds; round += 1) {
    const opened = await retryOnConflict(() => openAttempt(ctx, request, orders, given))
    if (!opened.ok) return opened
    const { attempt, inTheWay } = opened.value
    if (attempt) {
      const prepared = await prepare(ctx, request, attempt)
      if (prepared !== 'again') return prepared
      continue
    }
    for (const other of inTheWay) {
      const ended = await endAttempt(ctx.services, other)
      if (ended === 'paid') return refuse('alreadyPaid')
      // A channel that does not answer must not keep the shopper from the other one; a double payment goes back by itself.
      if (ended === 'unknown' && other.method === request.method) return refuse('payFailed')
      if (ended === 'unknown') given.add(other.payNo)
    }
  }
  return refuse('payFailed')
}

type Opened = Result<{ attempt: Attempt | undefined; inTheWay: readonly Attempt[] }, ErrorName>

/** With the orders locked: the attempt that fits, or a new one, or those that have to be ended first. */
async function openAttempt(ctx: ShopperCtx, request: PayRequest, wanted: readonly OrderState[], given: ReadonlySet<string>): Promise<Opened> {
  return ctx.services.db.transaction().execute(async (trx): Promise<Opened> => {
    const now = ctx.clock.now()
    const orderIds = wanted.map(({ id }) => id)
    const orders = await lockOrders(trx, orderIds)
    const refusal = payRefusal(orders, now)
    if (refusal) return refuse(refusal)
    const amount = fen(orders.reduce((sum, { payAmount }) => sum + payAmount, 0))
    const wish = { method: request.method, tradeType: request.tradeType, openId: request.openId ?? '', amount, orderIds: orders.map(({ id }) => id) }
    const open = (await attemptsOf(trx, orderIds, true)).filter(({ payNo }) => !given.has(payNo))
    const same = open.find((attempt) => fits(attempt, wish) && attempt.expiresAt.getTime() > now)
    const inTheWay = open.filter((attempt) => attempt !== same)
    if (inTheWay.length > 0) return ok({ attempt: undefined, inTheWay })
    if (same) return ok({ attempt: same, inTheWay })

    const payNo = newPayNo(now)
    const expiresAt = new Date(Math.min(...orders.map(({ autoCloseAt }) => autoCloseAt?.getTime() ?? Infinity)))
    await insertAttempt(trx, {
      ...wish,
      scope: ctx.scope,
      memberId: ctx.shopper.id,
      payNo,
      targets: orders.map(({ id, payAmount }) => ({ orderId: id, amount: payAmount })),
      expiresAt,
      at: new Date(now),
    })
    await queueQuery(trx, ctx.scope, { payNo }, now + (querySteps[0] ?? 5 * second))
    const [made] = await attemptsOf(trx, orderIds, true)
    return ok({ attempt: made, inTheWay: [] })
  })
}

/** Gets from the channel what the device needs; `again`: this number is spent, another one is wanted. */
async function prepare(ctx: ShopperCtx, request: PayRequest, attempt: Attempt): Promise<Result<Prepared, ErrorName> | 'again'> {
  const { services } = ctx
  const now = ctx.clock.now()
  if (attempt.client && isFresh(attempt.clientAt, now)) return ok({ payNo: attempt.payNo, client: attempt.client })
  const created = await services.pay[request.method].create({
    payNo: attempt.payNo,
    tradeType: request.tradeType,
    amount: fen(attempt.amount),
    subject: cashierTitle(await subjectOf(services.db, attempt.orderIds)),
    expiresAt: attempt.expiresAt.getTime(),
    ...(request.openId ? { openId: request.openId } : {}),
    ...(request.clientIp ? { clientIp: request.clientIp } : {}),
    ...(request.device ? { device: request.device } : {}),
    ...(request.returnUrl ? { returnUrl: request.returnUrl } : {}),
  })
  if (created.kind === 'ok') {
    await storeClient(services.db, attempt.payNo, created.data, new Date(now))
    return ok({ payNo: attempt.payNo, client: created.data })
  }
  services.log.warn({ payNo: attempt.payNo, kind: created.kind, code: created.code, message: created.message }, 'a payment could not be started')
  if (created.kind === 'unknown') return refuse('payFailed')
  switch (created.reason) {
    case 'alreadyPaid':
      return (await askAndSettle(services, attempt)) === 'paid' ? refuse('alreadyPaid') : refuse('payFailed')
    case 'closed':
    case 'numberUsed':
      await closeAttempt(services.db, attempt.payNo)
      return 'again'
    case 'unsupported':
      await closeAttempt(services.db, attempt.payNo)
      return refuse('payMethodUnavailable')
    default:
      return refuse('payFailed')
  }
}

/** 6 to 32 digits, unique per merchant (hosts-and-providers.md §1.6). */
function newPayNo(now: Instant): string {
  return `${beijingDigits(now)}${String(randomInt(281_474_976_710_655)).padStart(15, '0')}`
}
