import type { Me } from '@mallard/contract/people/identity/identity.fields'
import type { FreshCounts } from '@mallard/contract/account/member/member.calls'
import { ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { signInOfToday } from '#features/activities/sign-in/index.ts'
import { cartCount } from '#features/trade/cart/index.ts'
import { countCoupons } from '#features/pricing/coupon/index.ts'
import { countCollection } from '#features/catalog/collection/index.ts'
import { findMember, levelsOf, meOf } from '#features/people/identity/index.ts'
import { unreadTotal } from '#features/people/notices/index.ts'
import { canPromote } from '#features/promoters/fx/index.ts'
import { countOrders } from '#features/trade/order/index.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { levelOf, type LevelView } from './member.rules.ts'

const nothing: FreshCounts = {
  cartNum: 0,
  couponNum: 0,
  orderCounts: { unpaid: 0, toShip: 0, toReceive: 0, toComment: 0, afterSale: 0 },
  noticeNum: 0,
}

export async function flushData(ctx: Ctx): Promise<Result<FreshCounts, never>> {
  if (ctx.staff) ctx.services.cache.clear()
  return ok(ctx.shopper ? await countsOf(ctx.services, ctx.scope, ctx.shopper.id) : nothing)
}

async function countsOf(services: Services, scope: Scope, memberId: number): Promise<FreshCounts> {
  const [cartNum, couponNum, orderCounts, noticeNum] = await Promise.all([
    cartCount(services.db, scope, memberId),
    countCoupons(services.db, { ...scope, memberId }, new Date(services.clock.now())),
    countOrders(services.db, scope, memberId),
    unreadTotal(services, { partnerId: scope.partnerId, memberId }),
  ])
  return { ...nothing, cartNum, couponNum, orderCounts, noticeNum }
}

interface MemberIndex {
  me: Me
  level: LevelView
  counts: FreshCounts & { collections: number }
  signIn: { isSigned: boolean; points: number } | null
  canPromote: boolean
}

export async function index(ctx: ShopperCtx): Promise<Result<MemberIndex, 'notFound'>> {
  const { services, scope, shopper } = ctx
  const owner = { partnerId: scope.partnerId, memberId: shopper.id }
  const [member, levels, counts, collections, signIn, promotes] = await Promise.all([
    findMember(services.db, scope.partnerId, shopper.id),
    levelsOf(services.db, scope.partnerId),
    countsOf(services, scope, shopper.id),
    countCollection(services.db, owner),
    signInOfToday(services, owner),
    canPromote(services.db, owner),
  ])
  if (!member) return refuse('notFound')
  return ok({
    me: meOf(member),
    level: levelOf(levels, member.growth, ctx.locale),
    counts: { ...counts, collections },
    signIn: signIn ?? null,
    canPromote: promotes,
  })
}
