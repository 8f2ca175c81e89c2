import { staysOnceSent } from '@mallard/contract/trade/order/returnable'
import type { ErrorName } from '@mallard/contract/errors'
import { returnRole, returnType } from '@mallard/contract/aftersales/returns/returns.codes'
import type {
  ReturnOptions,
  WholeReturn,
} from '@mallard/contract/aftersales/returns/returns.fields'
import { ok, plus, refuse, zero, type Result, type Scope } from '@mallard/kernel'
import { variantsOf } from '#features/catalog/catalog/index.ts'
import {
  findStoreOrder,
  lineView,
  lockOrders,
  openAfterSale,
  stateBySn,
  type OrderItemRow,
  type OrderRow,
  newOrderNumber,
} from '#features/trade/order/index.ts'
import { floorRoleOf } from '#features/people/floor/index.ts'
import { isOrderOf } from '#features/promoters/fx/index.ts'
import { storeTimes } from '#features/shop/store/index.ts'
import { claim } from '#features/shop/upload/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { queueDeadline } from './queue.ts'
import { findOpen, openUnits, orderOfItem, type ReturnRow } from './returns.repo.ts'
import { tellBuyer, tellStore } from './returns-notices.ts'
import {
  supervisorDays,
  wayFor,
  waysOf,
  wholePlan,
  worthOf,
  type PlannedLine,
  type Way,
} from './ways.rules.ts'
import { planUnits } from './tied.rules.ts'
import { isReason, optionView, variantView, wholeOptionView } from './return-view.ts'
import { insertReturn } from './write.repo.ts'

interface ApplyInput {
  readonly type: number
  readonly reasonCode: string
  readonly desc: string
  readonly pics: readonly string[]
  readonly role: number
  /** Of an item that is exchanged: the variant wanted instead. */
  readonly exchangeProductSn?: string | undefined
}

/** Days after receipt in which this role may ask, where they are not the goods' own. */
const daysFor = (role: number) => (role === returnRole.supervisor ? supervisorDays : undefined)

/**
 * An order that this shopper may ask about in this role: their own; as a promoter one that came
 * through them; on the floor of the store any of it.
 */
async function orderFor(
  ctx: ShopperCtx,
  db: Db,
  orderSn: string,
  role: number,
): Promise<OrderRow | undefined> {
  const order = await findStoreOrder(db, ctx.scope, orderSn)
  return order && (await mayAsk(ctx, db, order, role)) ? order : undefined
}

async function mayAsk(ctx: ShopperCtx, db: Db, order: OrderRow, role: number): Promise<boolean> {
  const { scope, shopper } = ctx
  if (role === returnRole.user) return order.memberId === shopper.id
  if (role === returnRole.distributor) return isOrderOf(db, order.id, shopper.id)
  const held = await floorRoleOf(db, scope, shopper.id)
  return held !== undefined && returnRole[held] === role
}

/**
 * A distributor asks for goods alone: whether money goes back without them is between buyer and
 * store (domain.md §3.3).
 */
const openTo = (ways: readonly Way[], role: number): Way[] =>
  role === returnRole.distributor
    ? ways.filter(({ type }) => type !== returnType.refundOnly)
    : [...ways]

export async function itemOptions(
  ctx: ShopperCtx,
  { orderItemId, role }: { orderItemId: number; role: number },
): Promise<Result<ReturnOptions, ErrorName>> {
  const { db, clock } = ctx.services
  const found = await orderOfItem(db, ctx.scope, orderItemId)
  const order = found && (await orderFor(ctx, db, found.orderSn, role))
  const item = order?.items.find(({ id }) => id === orderItemId)
  if (!order || !item) return refuse('notFound')
  const ways = openTo(waysOf(order, item, clock.now(), daysFor(role)), role)
  const whole = wholePlan(order, clock.now(), daysFor(role))
  const open = await openUnits(db, order.id)
  const variants = ways.some(({ type }) => type === returnType.exchange)
    ? await variantsOf(db, ctx.scope, item.skuId)
    : []
  return ok({
    orderSn: order.orderSn,
    orderStatus: order.status,
    item: lineView(item, ctx.locale),
    maxNum: Math.max(0, ...ways.map(({ maxNum }) => maxNum)),
    types: ways.map((way) => optionView(order, item, way, open, ctx.locale)),
    variants: variants.map((variant) => variantView(variant, item, ctx.locale)),
    canWhole: whole !== undefined && whole.lines.length > 1,
  })
}

export async function wholeOptions(
  ctx: ShopperCtx,
  { sn, role }: { sn: string; role: number },
): Promise<Result<WholeReturn, ErrorName>> {
  const { db, clock } = ctx.services
  const order = await orderFor(ctx, db, sn, role)
  if (!order) return refuse('notFound')
  const plan = wholePlan(order, clock.now(), daysFor(role))
  const amount = plan ? plus(worthOf(plan.lines), plan.freight) : zero
  const left = new Map(plan?.lines.map((line) => [line.orderItemId, line.quantity]))
  return ok({
    orderSn: order.orderSn,
    orderStatus: order.status,
    items: order.items.flatMap((item) =>
      left.has(item.id)
        ? [{ ...lineView(item, ctx.locale), productQuantity: left.get(item.id)! }]
        : [],
    ),
    amount,
    freightAmount: plan?.freight ?? zero,
    types: openTo(plan?.ways ?? [], role).map((way) =>
      wholeOptionView(order, way, plan!, amount, ctx.locale),
    ),
  })
}

/** Units of one item. */
export async function applyItem(
  ctx: ShopperCtx,
  input: ApplyInput & { orderItemId: number; num: number },
): Promise<Result<{ applyId: string }, ErrorName>> {
  const found = await orderOfItem(ctx.services.db, ctx.scope, input.orderItemId)
  if (!found) return refuse('notFound')
  return apply(ctx, found.orderSn, input, input.orderItemId, async (trx, order) => {
    const item = order.items.find(({ id }) => id === input.orderItemId)
    return item ? planItem(ctx, trx, order, item, input) : refuse('notFound')
  })
}

/** All that is left of an order. */
export async function applyWhole(
  ctx: ShopperCtx,
  input: ApplyInput & { sn: string },
): Promise<Result<{ applyId: string }, ErrorName>> {
  return apply(ctx, input.sn, input, undefined, async (_trx, order) => {
    const plan = wholePlan(order, ctx.services.clock.now(), daysFor(input.role))
    const way = plan && wayFor(openTo(plan.ways, input.role), input.type)
    return plan && way
      ? ok({ way, lines: plan.lines, freight: plan.freight })
      : refuse(staysOnceSent(order) ? 'evaluateKept' : 'notReturnable')
  })
}

type Planned = Promise<
  Result<{ way: Way; lines: readonly PlannedLine[]; freight: number }, ErrorName>
>

async function planItem(
  ctx: ShopperCtx,
  trx: Db,
  order: OrderRow,
  item: OrderItemRow,
  asked: ApplyInput & { num: number },
): Planned {
  const { num, type, role, exchangeProductSn } = asked
  const now = ctx.services.clock.now()
  const way = wayFor(openTo(waysOf(order, item, now, daysFor(role)), role), type)
  if (!way && staysOnceSent(order)) return refuse('evaluateKept')
  if (!way)
    return refuse(
      wayFor(openTo(waysOf(order, item, now, Number.MAX_SAFE_INTEGER / 1e9), role), type)
        ? 'returnWindowOver'
        : 'notReturnable',
    )
  if (num > way.maxNum) return refuse('returnTooMany')
  if (exchangeProductSn !== undefined && way.type !== returnType.exchange)
    return refuse('badInput', { field: '只有换货可以选择规格' })
  const wanted =
    exchangeProductSn === undefined
      ? ok(null)
      : await wantedSku(trx, ctx.scope, item.skuId, exchangeProductSn, num)
  if (!wanted.ok) return wanted
  const open = await openUnits(trx, order.id)
  const { lines, freight } = planUnits(order, item, num, way, open)
  const [own, ...tied] = lines
  return ok({ way, lines: [{ ...own!, exchangeSkuId: wanted.value }, ...tied], freight })
}

/** The SKU that is wanted in exchange for another, if the store can send so many of it now. */
async function wantedSku(
  trx: Db,
  scope: Scope,
  skuId: number,
  productSn: string,
  num: number,
): Promise<Result<number, ErrorName>> {
  const wanted = (await variantsOf(trx, scope, skuId)).find(
    (variant) => variant.productSn === productSn,
  )
  if (!wanted) return refuse('notExchangeable')
  if (wanted.left >= num) return ok(wanted.skuId)
  return wanted.left > 0 ? refuse('notEnoughStock', { left: wanted.left }) : refuse('soldOut')
}

/** Whether an open application is what is asked for now. */
function isSameAsk(open: ReturnRow, { type, exchangeProductSn }: ApplyInput): boolean {
  if (type !== returnType.default && type !== open.type) return false
  const [line] = open.lines
  return (
    exchangeProductSn === undefined || exchangeProductSn === (line?.wanted ?? line?.item)?.productSn
  )
}

/** One open application per line: asked again, it is the same one. */
async function apply(
  ctx: ShopperCtx,
  orderSn: string,
  input: ApplyInput,
  orderItemId: number | undefined,
  plan: (trx: Db, order: OrderRow) => Planned,
) {
  const { services, scope, shopper } = ctx
  return retryOnConflict(() =>
    services.db
      .transaction()
      .execute(async (trx): Promise<Result<{ applyId: string }, ErrorName>> => {
        const state = await stateBySn(trx, orderSn, scope)
        if (!state) return refuse('notFound')
        await lockOrders(trx, [state.id])
        const order = await orderFor(ctx, trx, orderSn, input.role)
        if (!order) return refuse('notFound')
        const open = await findOpen(trx, order.id, orderItemId)
        if (
          open &&
          open.applicantId === shopper.id &&
          open.role === input.role &&
          isSameAsk(open, input)
        )
          return ok({ applyId: open.applyId })
        const planned = await plan(trx, order)
        if (!planned.ok) return planned
        const { way, lines, freight } = planned.value
        if (!isReason(input.reasonCode, way.type, way.isUnsent))
          return refuse('badInput', { field: '请选择申请原因' })
        if (!isReason(input.reasonCode, way.type, way.isUnsent, way.isFaultOnly))
          return refuse('returnForFaultOnly')
        if (input.role === returnRole.supervisor && input.desc === '')
          return refuse('badInput', { field: '请填写申请说明' })
        const pics = await claim(
          trx,
          { partnerId: scope.partnerId, memberId: shopper.id },
          input.pics,
          'return',
        )
        if (!pics) return refuse('badInput', { field: '图片已失效，请重新上传' })
        const at = new Date(services.clock.now())
        const deadlineAt = new Date(at.getTime() + (await storeTimes(trx, scope)).answer)
        const applyId = newOrderNumber(at.getTime())
        const owned = { scope, applyId, orderId: order.id, applicantId: shopper.id, at, deadlineAt }
        const amounts = {
          applyAmount: worthOf(lines) + freight,
          freightAmount: freight,
          lines,
        }
        await insertReturn(trx, {
          ...owned,
          ...amounts,
          role: input.role,
          type: way.type,
          isUnsent: way.isUnsent,
          isWhole: orderItemId === undefined,
          reasonCode: input.reasonCode,
          description: input.desc,
          pics,
        })
        await openAfterSale(trx, { orderId: order.id, lines, isUnsent: way.isUnsent, at })
        await queueDeadline(trx, { ...scope, applyId }, deadlineAt)
        await tellStore(trx, { ...owned, ...amounts, orderSn, type: way.type })
        if (order.memberId !== shopper.id)
          await tellBuyer(trx, { scope, applyId, memberId: order.memberId, role: input.role, at })
        return ok({ applyId })
      }),
  )
}
