import type { PointsWay } from '@mallard/contract/activities/points-shop/points-shop.fields'
import { href } from '@mallard/contract/paths'
import { ok, type Result } from '@mallard/kernel'
import { lotteryForPoints } from '#features/activities/lottery/index.ts'
import { signInOfToday, signInRuleOf } from '#features/activities/sign-in/index.ts'
import { pointsRulesOf, readHolding, reviewRewards } from '#features/pricing/points/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { textIn } from '#platform/locale.rules.ts'
import { shownPointsGoods, type Member } from './points-shop.repo.ts'

type Words = readonly [zh: string, en: string]

/** Every way to come by points and to spend them that the store has now. */
export async function activities(
  ctx: Ctx,
): Promise<Result<{ balance: number | null; ways: PointsWay[] }, never>> {
  const { services, scope, shopper, clock } = ctx
  const now = new Date(clock.now())
  const member = shopper && { ...scope, memberId: shopper.id }
  const [rules, sign, review, goods, lottery, holding] = await Promise.all([
    pointsRulesOf(services, scope.partnerId),
    signWay(ctx, member),
    reviewRewards.rewardOf(services.db, scope.partnerId),
    shownPointsGoods(services.db, scope, now, now),
    lotteryForPoints(services.db, scope, now),
    member && readHolding(services.db, member),
  ])
  const ways = [
    ...(sign ? [sign] : []),
    ...(rules.earnBp === null ? [] : [orderWay(ctx, rules.earnBp / 10_000)]),
    ...(review > 0 ? [reviewWay(ctx, review)] : []),
    ...(goods.length > 0 ? [storeWay(ctx, goods.length)] : []),
    ...(lottery ? [lotteryWay(ctx, lottery)] : []),
    ...(rules.spendPercent === null ? [] : [checkoutWay(ctx, rules.spendPercent)]),
  ]
  return ok({ balance: holding ? holding.points : null, ways })
}

const wordsFor =
  ({ locale }: Ctx) =>
  (words: Words): string =>
    textIn(locale, words)

interface WayText {
  readonly title: Words
  readonly note: Words
  readonly rules: readonly Words[]
}

function wayOf(
  ctx: Ctx,
  way: Pick<PointsWay, 'id' | 'side' | 'path' | 'isDone'>,
  { title, note, rules }: WayText,
): PointsWay {
  const say = wordsFor(ctx)
  return { ...way, title: say(title), note: say(note), rules: rules.map(say) }
}

async function signWay(ctx: Ctx, member: Member | undefined): Promise<PointsWay | undefined> {
  const { services, scope } = ctx
  const rule = await signInRuleOf(services, scope.partnerId)
  if (!rule) return undefined
  const today = member && (await signInOfToday(services, member))
  const [first = 0] = rule.rewards
  const points = today?.points ?? first
  const all = rule.rewards.join(' / ')
  return wayOf(
    ctx,
    { id: 'sign', side: 'earn', path: href('signIn', scope), isDone: today?.isSigned ?? false },
    {
      title: ['每日签到', 'Check in every day'],
      note: [`今日 +${points}`, `+${points} today`],
      rules: [
        [
          `连续签到第1至${rule.rewards.length}天依次得 ${all} 积分，之后重新开始`,
          `Days 1 to ${rule.rewards.length} in a row bring ${all} points, then it begins again`,
        ],
        ['每天以北京时间零点为界', 'A day begins at midnight in Beijing'],
      ],
    },
  )
}

const orderWay = (ctx: Ctx, points: number) =>
  wayOf(
    ctx,
    { id: 'order', side: 'earn', path: href('homeScoped', ctx.scope), isDone: null },
    {
      title: ['购物得积分', 'Shop'],
      note: [`每1元 +${points}`, `+${points} per ¥1`],
      rules: [
        [
          `商品实付每满1元得${points}积分，会员等级越高得得越多`,
          `Each whole yuan paid for goods earns ${points === 1 ? 'a point' : `${points} points`}; higher levels earn more`,
        ],
        [
          '确认收货、售后期结束后到账；退款部分不计',
          'They come once returns are over; what is refunded does not count',
        ],
      ],
    },
  )

const reviewWay = (ctx: Ctx, points: number) =>
  wayOf(
    ctx,
    {
      id: 'review',
      side: 'earn',
      path: href('orderList', { ...ctx.scope, active: 0 }),
      isDone: null,
    },
    {
      title: ['评价得积分', 'Write reviews'],
      note: [`每条 +${points}`, `+${points} each`],
      rules: [
        [
          `每件商品的评价通过后得${points}积分`,
          `Each item that you review brings ${points} points once it is shown`,
        ],
      ],
    },
  )

const storeWay = (ctx: Ctx, count: number) =>
  wayOf(
    ctx,
    { id: 'store', side: 'spend', path: href('pointsStore', ctx.scope), isDone: null },
    {
      title: ['积分商城', 'Points shop'],
      note: [`${count}件好物可兑`, `${count} things to redeem`],
      rules: [
        [
          '用积分，或积分加现金，换商品和优惠券，商品包邮',
          'Goods and coupons for points, or for points and some cash; delivery is free',
        ],
        [
          '加现金的兑换30分钟内未付款会关闭，积分退回',
          'What is not paid within 30 minutes is closed, and the points come back',
        ],
        [
          '退货时积分原数退回，现金原路退回',
          'What you return gives back its points, and its cash where cash was paid',
        ],
      ],
    },
  )

function lotteryWay(
  ctx: Ctx,
  {
    lotteryUrl,
    name,
    nameEn,
    cost,
  }: { lotteryUrl: string; name: string; nameEn: string; cost: number },
): PointsWay {
  const path = href('lotteryDetail', { ...ctx.scope, lotteryUrl })
  return wayOf(
    ctx,
    { id: 'lottery', side: 'spend', path, isDone: null },
    {
      title: [name, nameEn || name],
      note: [`每次 ${cost} 积分`, `${cost} points a draw`],
      rules: [
        [
          `免费机会用完后，每次抽奖消耗${cost}积分`,
          `Once the free draws are used, each costs ${cost} points`,
        ],
        ['各奖品的中奖概率见活动页', 'The odds of every prize stand on its page'],
      ],
    },
  )
}

const checkoutWay = (ctx: Ctx, percent: number) =>
  wayOf(
    ctx,
    { id: 'checkout', side: 'spend', path: href('homeScoped', ctx.scope), isDone: null },
    {
      title: ['下单抵现金', 'Pay with points'],
      note: ['100积分抵1元', '100 points = ¥1'],
      rules: [
        [
          percent === 100
            ? '结算时每100积分抵1元，可抵全部商品金额'
            : `结算时每100积分抵1元，最多抵商品金额的 ${percent}%`,
          percent === 100
            ? 'At checkout 100 points pay ¥1, up to all of the goods'
            : `At checkout 100 points pay ¥1, up to ${percent}% of the goods`,
        ],
        [
          '订单取消或退货时，用掉的积分退回',
          'They come back when an order is cancelled or returned',
        ],
      ],
    },
  )
