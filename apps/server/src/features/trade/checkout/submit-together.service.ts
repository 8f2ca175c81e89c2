import type { ErrorName } from '@mallard/contract/errors'
import { ok, scopeText, type Result } from '@mallard/kernel'
import { fewLeft, refreshAvailability } from '#features/catalog/catalog/index.ts'
import { timeToPay } from '#features/shop/store/index.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { limitedUnits } from './checkout.rules.ts'
import { gathering, type Tell } from './gathering.ts'
import { orderOf } from './new-order.service.ts'
import type { PricingOccasion, PurchaseKind, PurchaseKinds, Together } from './purchase-kind.ts'
import { blockOf, occasionOf, quoteOf, type FlowQuote } from './quote.service.ts'
import { roundAfter } from './rounds.service.ts'
import { answer, submit, unseenIn, type SubmitBody, type Submitted } from './submit.service.ts'
import { readFlows, writeTogether, type BareFlow, type Joining } from './together.repo.ts'

interface Wish {
  readonly ctx: ShopperCtx
  readonly kinds: PurchaseKinds
  readonly body: Omit<SubmitBody, 'isUnasked'>
}

type Answer = Result<Submitted, ErrorName>

const gather = gathering<Wish, Answer>({
  most: 64,
  rounds: 3,
  together: submitAll,
  // What was committed is found by its checkout, what was not is done again.
  alone: ({ ctx, kinds, body }) => submit(ctx, kinds, body),
  fault: ([first], err) =>
    first?.ctx.log.warn({ err }, 'orders could not be written together: each goes by itself'),
})

/**
 * The same as `submit` for ways to buy with `together`: the submits of one thing (`key`) that wait at
 * one moment are priced as they would be alone, and written by one statement. Whoever cannot be among
 * them, and everyone of a batch that fails, goes the way of `submit`, which answers in its own words
 * and makes one order of a checkout however often it is asked.
 */
export const submitTogether = (
  ctx: ShopperCtx,
  kinds: PurchaseKinds,
  body: Wish['body'],
  key: string,
): Promise<Answer> =>
  gather(ctx.services.db, `${scopeText(ctx.scope)} ${key}`, ctx.shopper.id, { ctx, kinds, body })

async function submitAll(wishes: readonly Wish[], tell: Tell<Answer>): Promise<void> {
  const { ctx } = wishes[0]!
  const now = ctx.clock.now()
  const occasion = await occasionOf(ctx, now)
  const priced = await pricedOf(occasion, wishes, tell)
  const chosen = await chosenOf(occasion, priced, tell)
  const [first] = chosen
  if (!first) return
  const payWithin = first.kind.payWithin ?? (await timeToPay(ctx.services, ctx.scope))
  const joining = chosen.map(({ kind, flow, quote, body }): Joining => {
    const owner = { ...ctx.scope, memberId: flow.memberId }
    const order = orderOf(ctx, { now, payWithin }, owner, flow, kind, quote)
    return { flow, order, expected: body.expectPayAmount }
  })
  const flowIds = await write(occasion, first, joining)
  for (const [index, { flow, order }] of joining.entries()) {
    const { place, quote } = chosen[index]!
    const closesAt = order.autoCloseAt.getTime()
    if (!flowIds) tell(place, 'again')
    else if (flowIds.has(flow.flowId))
      tell(place, ok(answer(order.orderSn, quote.amounts.payAmount, closesAt)))
  }
}

/** A submit that can be one of a batch. */
interface Priced {
  /** Among the wishes. */
  readonly place: number
  readonly kind: PurchaseKind
  readonly together: Together<unknown>
  readonly flow: Joining['flow']
  readonly skuId: number
  readonly quantity: number
  readonly quote: FlowQuote
  readonly body: Wish['body']
}

/** Reads the checkouts and prices each as `submit` does; refuses those that it would refuse. */
async function pricedOf(
  occasion: PricingOccasion,
  wishes: readonly Wish[],
  tell: Tell<Answer>,
): Promise<Priced[]> {
  const { db, scope, now } = occasion
  const names = wishes.map(({ ctx, body }) => ({ flowId: body.flowId, memberId: ctx.shopper.id }))
  const flows = await readFlows(db, scope, names)
  const priced: Priced[] = []
  for (const [place, wish] of wishes.entries()) {
    const { body } = wish
    const known = plain(wish, flows.get(body.flowId), now)
    if (!known) continue
    const { kind, together, flow, line } = known
    const quote = await quoteOf(occasion, kind, flow)
    const refused = blockOf(flow, quote) ?? unseenIn(flow, quote, body)
    if (refused) tell(place, refused)
    const { address } = flow
    if (refused || !address || quote.amounts.payAmount === 0 || quote.given.length > 0) continue
    const { skuId, quantity } = line
    priced.push({ place, kind, together, flow: { ...flow, address }, skuId, quantity, quote, body })
  }
  return priced
}

/**
 * A checkout as `submit` would take it up, of one line that nothing but its way to buy counts; all
 * others are for `submit` itself.
 */
function plain({ kinds, body }: Wish, read: BareFlow | undefined, now: number) {
  const known = read && kinds.of(read)
  if (!read || !known || read.status !== 0 || read.cartId !== body.cartId) return undefined
  const { kind, flow } = known
  const [line, another] = flow.lines
  const holdsCoupon = flow.couponHistoryId || flow.freightCouponHistoryId
  const isTimely = flow.expiresAt.getTime() > now
  const together = togetherOf(kind)
  if (!together || !read.hasPlace || !isTimely || holdsCoupon) return undefined
  if (!line || another || limitedUnits(flow.lines).size > 0) return undefined
  return { kind, together, flow, line }
}

/** How orders of a way to buy are written together; undefined: each goes by itself. */
const togetherOf = ({ together, split, holdsStock }: PurchaseKind) =>
  split || holdsStock ? undefined : together

/** Those for whom there is enough, in the order in which they came. */
async function chosenOf(
  occasion: PricingOccasion,
  priced: readonly Priced[],
  tell: Tell<Answer>,
): Promise<Priced[]> {
  const isGone = ({ together, flow, place }: Priced) => {
    const gone = together.gone(occasion, flow.context)
    if (gone) tell(place, gone)
    return gone !== undefined
  }
  const [first] = priced
  const asking = priced.filter(
    (each) => each.kind === first?.kind && each.skuId === first.skuId && !isGone(each),
  )
  const memberIds = asking.map(({ flow }) => flow.memberId)
  const standing =
    first && asking.length > 0
      ? await first.together.stand(occasion, first.flow.context, memberIds)
      : undefined
  if (!standing) return []
  let left = Math.min(standing.left, ...asking.map(({ flow }) => flow.lines[0]!.available))
  return asking.filter((each) => {
    const { together, flow, place, quantity } = each
    // The first who hears it tells those behind.
    if (isGone(each)) return false
    const refused = standing.refusalOf(flow.memberId, flow.context)
    if (refused) {
      together.refused(occasion, flow.context, refused)
      tell(place, refused)
      return false
    }
    if (quantity > left) {
      // What those before take is told by the next look.
      tell(place, 'again')
      return false
    }
    left -= quantity
    return true
  })
}

/** The checkouts that became orders; undefined: none did, since something moved on meanwhile. */
async function write(
  { db, scope }: PricingOccasion,
  { together, flow }: Priced,
  joining: readonly Joining[],
): Promise<ReadonlySet<string> | undefined> {
  const { at } = joining[0]!.order
  const reservation = together.reserve(scope, flow.context, at)
  const units = joining.reduce((sum, each) => sum + each.flow.lines[0]!.quantity, 0)
  const runsShort = flow.lines[0]!.available - units <= fewLeft
  const attempt = async () => {
    if (!runsShort) return writeTogether(db, scope, joining, reservation, false)
    return db.transaction().execute(async (trx) => {
      const written = await writeTogether(trx, scope, joining, reservation, true)
      if (written.short.length > 0) await refreshAvailability(trx, scope, written.short)
      return written
    })
  }
  try {
    return (await retryOnConflict(attempt)).flowIds
  } catch (error) {
    roundAfter(error)
    return undefined
  }
}
