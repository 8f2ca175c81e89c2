import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { randomUUID } from 'node:crypto'
import {
  beijingDateTime,
  type Clock,
  fakeClock,
  minute,
  parseScope,
  type Instant,
  type Result,
  type Scope,
} from '@mallard/kernel'
import { answered, type PaidTrade, type PayAttempt, type PayChannel } from '@mallard/providers/pay'
import type { PastPayment } from '@mallard/sandbox'
import { type PastOrder, world } from '@mallard/shop-data'
import { shipOrder } from '#features/trade/shipping/index.ts'
import { noAnswer, type ShopperCtx } from '#platform/http/context.ts'
import type { PayMethod, Services } from '#platform/services.ts'
import { bound } from '../routes.ts'

/** Hears of what demo shoppers have paid: who plays the channels can give it back then. */
export type Adopt = (payment: PastPayment) => void

/**
 * Makes the demo shoppers' past orders, the oldest first, through the shop's own handlers, with a
 * clock of then and a channel that was paid.
 */
export async function fillOrders(
  services: Services,
  members: ReadonlyMap<string, number>,
  adopt?: Adopt,
): Promise<void> {
  for (const past of pastOrders()) await fillOrder(services, past, members, adopt)
}

export const pastOrders = () =>
  world.pastOrders.toSorted((a, b) => b.placedMinutesAgo - a.placedMinutesAgo)

/** Somebody of the demo world at a moment, whose payments the channels take at once. */
export function shopperAt(
  services: Services,
  scope: Scope,
  memberId: number,
  at: Instant,
  adopt: Adopt | undefined,
) {
  const clock = fakeClock(at)
  const { wxPay, aliPay, unionPay } = services.pay
  const pay = {
    wxPay: { ...wxPay, ...paidChannel('wxPay', clock, adopt) },
    aliPay: { ...aliPay, ...paidChannel('aliPay', clock, adopt) },
    unionPay: { ...unionPay, ...paidChannel('unionPay', clock, adopt) },
  }
  const ctx: ShopperCtx = {
    services: { ...services, clock, pay },
    clock,
    log: services.log,
    scope,
    session: undefined,
    shopper: { id: memberId },
    staff: undefined,
    locale: 'zh',
    ip: '127.0.0.1',
    userAgent: '',
    requestId: randomUUID(),
    isGone: () => false,
    answer: noAnswer,
  }
  return { ctx, clock }
}

export async function fillOrder(
  services: Services,
  past: PastOrder,
  members: ReadonlyMap<string, number>,
  adopt: Adopt | undefined,
): Promise<void> {
  const scope = parseScope(past.store)
  const memberId = members.get(`${scope?.partnerId}:${past.shopper}`)
  if (!scope || memberId === undefined)
    throw new Error(`a past order names ${past.shopper} in ${past.store}`)
  const now = services.clock.now()
  const { ctx, clock } = shopperAt(
    services,
    scope,
    memberId,
    now - past.placedMinutesAgo * minute,
    adopt,
  )

  const sn = await submit(ctx, past)
  if (past.paidMinutesAgo !== undefined) {
    clock.set(now - past.paidMinutesAgo * minute)
    await run(ctx, 'payment.redirectWap', {
      method: past.payMethod ?? ('wxPay' satisfies PayMethod),
      sn,
    })
    await run(ctx, 'order.orderStatus', { sn })
  }
  if (past.closedMinutesAgo !== undefined) {
    clock.set(now - past.closedMinutesAgo * minute)
    await run(ctx, 'order.cancel', { sn, reason: past.closeReason })
  }
  for (const delivery of past.deliveries) {
    clock.set(now - delivery.minutesAgo * minute)
    await ship(ctx, sn, delivery, now)
  }
  if (past.receivedMinutesAgo !== undefined) {
    clock.set(now - past.receivedMinutesAgo * minute)
    await run(ctx, 'order.confirm', { sn })
  }
}

async function submit(ctx: ShopperCtx, past: PastOrder): Promise<string> {
  const ids: number[] = []
  for (const line of past.lines)
    ids.push(
      (
        await run<{ cartId: number }>(ctx, 'cart.add', {
          goods: line.productSn,
          qty: line.quantity,
        })
      ).cartId,
    )
  const flow = await run<{ flowId: string; cartId: string }>(ctx, 'checkout.checkout', { ids })
  const addresses = await ctx.services.db
    .selectFrom('address')
    .select('id')
    .where('partner_id', '=', ctx.scope.partnerId)
    .where('member_id', '=', ctx.shopper.id)
    .orderBy('id')
    .execute()
  const { lines } = await run<Pick<Flow, 'lines'>>(ctx, 'checkout.flowModify', {
    ...flow,
    addressId: addresses[past.address]?.id,
    couponHistoryId: 0,
    freightCouponHistoryId: 0,
    remark: past.remark ?? '',
  })
  const expectReturns = lines.flatMap(({ productSn, returnPolicy: policy, isGift }) =>
    isGift ? [] : [{ productSn, policy, isAgreed: true }],
  )
  return (await run<{ orderSn: string }>(ctx, 'checkout.submit', { ...flow, expectReturns }))
    .orderSn
}

async function ship(
  ctx: ShopperCtx,
  sn: string,
  delivery: PastOrder['deliveries'][number],
  now: number,
): Promise<void> {
  const { db, clock } = ctx.services
  const items = await db
    .selectFrom('order_item')
    .innerJoin('orders', 'orders.id', 'order_item.order_id')
    .where('orders.order_sn', '=', sn)
    .select(['order_item.id', 'order_item.product_sn'])
    .execute()
  const lines = delivery.lines.map((line) => ({
    orderItemId: items.find((item) => item.product_sn === line.productSn)?.id ?? 0,
    quantity: line.quantity,
  }))
  await db.transaction().execute(async (trx) => {
    const shipped = await shipOrder(
      trx,
      { scope: ctx.scope, staffId: 0, at: new Date(clock.now()) },
      { orderSn: sn, companyCode: delivery.carrier, deliverySn: delivery.deliverySn, lines },
    )
    if (!shipped.ok)
      throw new Error(`the demo parcel ${delivery.deliverySn} was refused: ${shipped.refusal}`)
    const traces = delivery.traces.map(({ minutesAgo, text }) => ({
      time: beijingDateTime(now - minutesAgo * minute),
      text,
    }))
    await trx
      .updateTable('delivery')
      .set({
        traces: JSON.stringify(traces) as never,
        state: traces.some(({ text }) => text.includes('签收')) ? 'signed' : 'onWay',
      })
      .where('id', '=', shipped.value.deliveryId)
      .execute()
  })
}

/** A handler by its name in the contract; a refusal is a fault of the demo world. */
export async function run<T>(ctx: ShopperCtx, name: string, input: object): Promise<T> {
  const handler = bound.find((entry) => entry.name === name)?.handler
  if (!handler) throw new Error(`no handler ${name}`)
  const result = (await handler(ctx as never, input as never, undefined as never)) as Result<T>
  if (!result.ok)
    throw new Error(
      `the demo world's ${name} was refused: ${result.refusal} ${JSON.stringify(result.details ?? {})}`,
    )
  return result.value
}

/** Takes every payment at once, as if the shopper had paid then. */
function paidChannel(
  method: PayMethod,
  clock: Clock,
  adopt: Adopt | undefined,
): Pick<PayChannel, 'create' | 'signsAlone' | 'query'> {
  const attempts = new Map<string, PayAttempt>()
  return {
    create: async (attempt) => {
      attempts.set(attempt.payNo, attempt)
      return answered({ form: 'url', url: 'https://cashier.invalid/' })
    },
    signsAlone: () => false,
    query: async (payNo) => {
      const attempt = attempts.get(payNo)
      if (!attempt) return answered({ state: 'none' })
      const paid = {
        payNo,
        transactionId: `demo${payNo}`,
        amount: attempt.amount,
        paidAt: clock.now(),
      }
      const trade: PaidTrade = { ...paid, currency: 'CNY', merchantId: '', appId: '' }
      adopt?.({ ...paid, method, subject: attempt.subject })
      return answered({ state: 'paid', trade })
    },
  }
}
