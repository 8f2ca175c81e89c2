import type { ErrorName } from '@mallard/contract/errors'
import { fen, ok, refuse, type Result } from '@mallard/kernel'
import type { ClientPay, PayAttempt, TradeType } from '@mallard/providers/pay'
import { refusesMoney, storeOf } from '#features/shop/store/index.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import type { PayMethod, Services } from '#platform/services.ts'
import {
  openAttemptsOf,
  closeAttempt,
  insertAttempt,
  payablesOf,
  storeClient,
  type Attempt,
  type NewAttempt,
  type Payable,
} from './attempt.repo.ts'
import {
  cashierTitle,
  fits,
  isFresh,
  lacksOthers,
  payRefusal,
  type PayInput,
} from './attempt.rules.ts'
import { newPayNo } from './pay-number.ts'
import { querySteps } from './queue.ts'
import { askWhatItPaid, endAttempt } from './settle.service.ts'

export interface PayRequest {
  readonly method: PayMethod
  readonly tradeType: TradeType
  readonly orderSns: readonly string[]
  readonly openId?: string | undefined
  readonly clientIp?: string | undefined
  readonly device?: 'iOS' | 'Android' | 'Wap' | undefined
  readonly returnUrl?: string | undefined
}

/** What there is to know of an attempt when it goes to the channel. */
type Begun = Pick<Attempt, 'payNo' | 'method' | 'amount' | 'expiresAt' | 'client' | 'clientAt'>

export interface Prepared {
  readonly payNo: string
  readonly client: ClientPay
}

/** Rounds of ending other attempts and looking again. */
const maxRounds = 4

/**
 * Starts to pay orders together, or goes on with what was started: a number per attempt, older ones
 * ended first.
 */
export async function preparePayment(
  ctx: ShopperCtx,
  request: PayRequest,
): Promise<Result<Prepared, ErrorName>> {
  const { services } = ctx
  const orderSns = [...new Set(request.orderSns)]
  if (!services.pay[request.method].tradeTypes.includes(request.tradeType))
    return refuse('payMethodUnavailable')
  if (await refusesMoney(services, ctx.scope)) return refuse('testStore')
  /** Attempts that could not be ended. */
  const given = new Set<string>()
  for (let round = 0; round < maxRounds; round += 1) {
    const orders = await payablesOf(services.db, ctx.scope, ctx.shopper.id, orderSns)
    if (orders.length < orderSns.length) return refuse('notFound')
    const refusal = payRefusal(orders, ctx.clock.now())
    if (refusal) return refuse(refusal)
    if (lacksOthers(orders)) return refuse('payTogether')
    const { same, inTheWay, input } = await openAttempts(ctx, request, orders, given)
    if (inTheWay.length > 0) {
      const cleared = await clearWay(services, inTheWay, request.method)
      if (!cleared.ok) return cleared
      cleared.value.forEach((payNo) => given.add(payNo))
      continue
    }
    const title = await titleOf(ctx, orders)
    const attempt = same ?? (await begin(ctx, request, input, orders, title))
    const prepared = attempt ? await prepare(ctx, request, attempt, title) : 'again'
    if (prepared !== 'again') return prepared
  }
  return refuse('payFailed')
}

/**
 * Ends attempts, so that one by `method` can begin; answers the numbers of those that could not be
 * ended.
 */
async function clearWay(
  services: Services,
  attempts: readonly Attempt[],
  method: PayMethod,
): Promise<Result<readonly string[], 'alreadyPaid' | 'payFailed'>> {
  const open: string[] = []
  for (const attempt of attempts) {
    const ended = await endAttempt(services, attempt)
    if (ended === 'paid') return refuse('alreadyPaid')
    // A channel that does not answer must not keep the shopper from the other one; a double
    // payment goes back by itself.
    if (ended === 'unknown' && attempt.method === method) return refuse('payFailed')
    if (ended === 'unknown') open.push(attempt.payNo)
  }
  return ok(open)
}

type Input = PayInput & Pick<NewAttempt, 'method' | 'tradeType'>

/**
 * Among the attempts under way, the one that is for exactly this, and those that have to be ended
 * first.
 */
async function openAttempts(
  ctx: ShopperCtx,
  request: PayRequest,
  orders: readonly Payable[],
  given: ReadonlySet<string>,
) {
  const orderIds = orders.map(({ id }) => id)
  const amount = orders.reduce((sum, { payAmount }) => sum + payAmount, 0)
  const input: Input = {
    method: request.method,
    tradeType: request.tradeType,
    openId: request.openId ?? '',
    amount,
    orderIds,
  }
  const isFirst = orders.every(({ payRound }) => payRound === 0)
  const open = isFirst
    ? []
    : (await openAttemptsOf(ctx.services.db, orderIds)).filter(({ payNo }) => !given.has(payNo))
  const same = open.find(
    (attempt) => fits(attempt, input) && attempt.expiresAt.getTime() > ctx.clock.now(),
  )
  return { same, inTheWay: open.filter((attempt) => attempt !== same), input }
}

/**
 * A new attempt; undefined when somebody else was quicker. What the device needs is kept with it at
 * once if no channel must be asked.
 */
async function begin(
  ctx: ShopperCtx,
  request: PayRequest,
  input: Input,
  orders: readonly Payable[],
  title: string,
): Promise<Begun | undefined> {
  const { scope, shopper, services } = ctx
  const now = ctx.clock.now()
  const at = new Date(now)
  const expiresAt = new Date(
    Math.min(...orders.map(({ autoCloseAt }) => autoCloseAt?.getTime() ?? Infinity)),
  )
  const begun = { payNo: newPayNo(now), method: input.method, amount: input.amount, expiresAt }
  const channel = services.pay[input.method]
  const signed = channel.signsAlone(input.tradeType)
    ? await channel.create(channelAttempt(request, begun, title))
    : undefined
  const client = signed?.kind === 'ok' ? signed.data : null
  const attempt: NewAttempt = {
    ...input,
    ...begun,
    scope,
    memberId: shopper.id,
    orders,
    at,
    askAt: new Date(now + querySteps[0]!),
    client,
  }
  const isMade = await retryOnConflict(() => insertAttempt(services.db, attempt))
  return isMade ? { ...begun, client, clientAt: client && at } : undefined
}

/**
 * In Chinese, as bills are: an attempt is called the same in whatever language its page is read.
 */
async function titleOf(
  { services, scope }: ShopperCtx,
  orders: readonly Payable[],
): Promise<string> {
  const store = await storeOf(services, scope)
  return cashierTitle(
    store?.partner_name ?? '',
    orders.map(({ orderSn }) => orderSn),
  )
}

function channelAttempt(
  request: PayRequest,
  { payNo, amount, expiresAt }: Pick<Begun, 'payNo' | 'amount' | 'expiresAt'>,
  title: string,
): PayAttempt {
  return {
    payNo,
    tradeType: request.tradeType,
    amount: fen(amount),
    subject: title,
    expiresAt: expiresAt.getTime(),
    ...(request.openId ? { openId: request.openId } : {}),
    ...(request.clientIp ? { clientIp: request.clientIp } : {}),
    ...(request.device ? { device: request.device } : {}),
    ...(request.returnUrl ? { returnUrl: request.returnUrl } : {}),
  }
}

/**
 * Gets from the channel what the device needs; `again`: this number is spent, another one is
 * wanted.
 */
async function prepare(
  ctx: ShopperCtx,
  request: PayRequest,
  attempt: Begun,
  title: string,
): Promise<Result<Prepared, ErrorName> | 'again'> {
  const { services } = ctx
  const now = ctx.clock.now()
  if (attempt.client && isFresh(attempt.clientAt, now))
    return ok({ payNo: attempt.payNo, client: attempt.client })
  const created = await services.pay[request.method].create(channelAttempt(request, attempt, title))
  if (created.kind === 'ok') {
    await storeClient(services.db, attempt.payNo, created.data, new Date(now))
    return ok({ payNo: attempt.payNo, client: created.data })
  }
  services.log.warn(
    { payNo: attempt.payNo, kind: created.kind, code: created.code, message: created.message },
    'a payment could not be started',
  )
  if (created.kind === 'unknown') return refuse('payFailed')
  switch (created.reason) {
    case 'alreadyPaid': {
      const asked = await askWhatItPaid(services, attempt)
      // Paid, and not for these orders as they are: they need another number.
      if (asked === 'ended') return 'again'
      return refuse(asked === 'paid' ? 'alreadyPaid' : 'payFailed')
    }
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
