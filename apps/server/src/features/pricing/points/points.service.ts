import type { LedgerRow as LedgerView } from '@mallard/contract/pricing/points/points.calls'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { fen, ok, refuse, zero, type Fen, type Instant, type Result } from '@mallard/kernel'
import { levelsOf } from '#features/people/identity/index.ts'
import { type Page, paged } from '#platform/db/counted.ts'
import { localised } from '#platform/locale.rules.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import {
  listLedger,
  nextExpiry,
  orderPoints,
  readHolding,
  type LedgerRow,
  type PointsOwner,
} from './points.repo.ts'
import { pointsRulesOf } from './points-rules.service.ts'
import {
  bizTitles,
  earnedFor,
  earnsFrom,
  expiryText,
  grownFor,
  growthTitles,
  rateAt,
  usualRateBp,
  worthOf,
  titleIn,
} from './points.rules.ts'

const ownerOf = (ctx: ShopperCtx): PointsOwner => ({
  partnerId: ctx.scope.partnerId,
  memberId: ctx.shopper.id,
})

interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

function ledgerOf(
  ctx: ShopperCtx,
  { rows, total }: { rows: LedgerRow[]; total: number },
  { pageNum, pageSize }: Paging,
  titles: typeof bizTitles,
): Page<LedgerView> {
  const list = rows.map(({ id, delta, balance, bizType, note, orderSn, at }) => ({
    id,
    delta,
    balance,
    title: note || titleIn(ctx.locale, titles, bizType),
    orderSn,
    at: at.getTime(),
  }))
  return paged(list, total, { pageNum, pageSize })
}

interface PointsPage extends Page<LedgerView> {
  balance: number
  debt: number
  worth: Fen
  spendPercent: number | null
  expiryText: string
  expiring: { points: number; at: Instant } | null
  rateBp: number
  highestRateBp: number
}

export async function pointsList(
  ctx: ShopperCtx,
  paging: Paging,
): Promise<Result<PointsPage, never>> {
  const { db } = ctx.services
  const owner = ownerOf(ctx)
  const [rules, holding, found, expiring, levels] = await Promise.all([
    pointsRulesOf(ctx.services, owner.partnerId),
    readHolding(db, owner),
    listLedger(db, owner, 'points_ledger', (paging.pageNum - 1) * paging.pageSize, paging.pageSize),
    nextExpiry(db, owner),
    levelsOf(db, owner.partnerId),
  ])
  const rates = levels.map((level) => level.points_rate_bp)
  return ok({
    ...ledgerOf(ctx, found, paging, bizTitles),
    balance: holding.points,
    debt: holding.debt,
    worth: rules.spendPercent === null ? zero : worthOf(holding.points),
    spendPercent: rules.spendPercent,
    expiryText: expiryText(rules, ctx.locale),
    expiring: expiring ? { points: expiring.points, at: expiring.at.getTime() } : null,
    rateBp: rateAt(
      levels.findLast((level) => level.growth_min <= holding.growth)?.points_rate_bp ?? usualRateBp,
      rules,
    ),
    highestRateBp: rateAt(Math.max(usualRateBp, ...rates), rules),
  })
}

interface OrderEarnings {
  points: number
  growth: number
  isGranted: boolean
  at: Instant | null
}

export async function pointsOfOrder(
  ctx: ShopperCtx,
  { sn }: { sn: string },
): Promise<Result<OrderEarnings, 'notFound'>> {
  const { scope, shopper, services } = ctx
  const order = await orderPoints(services.db, sn)
  const isOwn =
    order?.partnerId === scope.partnerId &&
    order.storeId === scope.storeId &&
    order.memberId === shopper.id
  if (!order || !isOwn) return refuse('notFound')
  const { earned, grown, status, receiveTime, kept, rateBp, afterSaleDays } = order
  if (earned !== null)
    return ok({
      points: Math.max(0, earned),
      growth: Math.max(0, grown ?? 0),
      isGranted: true,
      at: null,
    })
  if (status === orderStatus.closed) return ok({ points: 0, growth: 0, isGranted: false, at: null })
  const at =
    status === orderStatus.done && receiveTime !== null
      ? earnsFrom(receiveTime, afterSaleDays)
      : null
  const rules = await pointsRulesOf(services, scope.partnerId)
  return ok({
    points: earnedFor(fen(kept), rateAt(rateBp, rules)),
    growth: grownFor(fen(kept)),
    isGranted: false,
    at,
  })
}

interface GrowthPage extends Page<LedgerView> {
  growth: number
  levels: {
    code: string
    name: string
    growthMin: number
    discountBp: number
    pointsRateBp: number
    benefit: string
    isReached: boolean
  }[]
}

export async function growthList(
  ctx: ShopperCtx,
  paging: Paging,
): Promise<Result<GrowthPage, never>> {
  const { db } = ctx.services
  const owner = ownerOf(ctx)
  const [{ earnBp }, { growth }, found, levels] = await Promise.all([
    pointsRulesOf(ctx.services, owner.partnerId),
    readHolding(db, owner),
    listLedger(db, owner, 'growth_ledger', (paging.pageNum - 1) * paging.pageSize, paging.pageSize),
    levelsOf(db, owner.partnerId),
  ])
  return ok({
    ...ledgerOf(ctx, found, paging, growthTitles),
    growth,
    levels: levels.map((level) => ({
      code: level.code,
      name: localised(ctx.locale, level.name, level.name_en),
      growthMin: level.growth_min,
      discountBp: level.discount_bp,
      pointsRateBp: earnBp === null ? 0 : level.points_rate_bp,
      benefit: localised(ctx.locale, level.benefit, level.benefit_en),
      isReached: level.growth_min <= growth,
    })),
  })
}
