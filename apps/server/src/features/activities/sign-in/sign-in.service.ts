import type { SignInContent } from '@mallard/contract/activities/sign-in/sign-in.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import {
  creditPoints,
  debitPoints,
  expiryText,
  lockHolding,
  pointsRulesOf,
  readHolding,
} from '#features/pricing/points/index.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import {
  daysOf,
  findDay,
  findRule,
  noteDay,
  noteMadeUp,
  noteSeen,
  setReminder,
  standingOf,
  type Member,
  type Rule,
} from './sign-in.repo.ts'
import { dropTags } from '#platform/cache-tags.ts'
import { canMakeUp, dayOf, monthBounds, monthOf, rewardOf } from './sign-in.rules.ts'

/** Milliseconds for which a process believes the rule that it has read. */
const fresh = 1000

const keyOf = (partnerId: number) => `sign-in:${partnerId}`

export function dropRule(services: Services, partnerId: number): void {
  dropTags(services, [keyOf(partnerId)])
}

/** The rule while daily sign-in is on. */
export async function ruleOf(
  { cache, db }: Services,
  partnerId: number,
): Promise<Rule | undefined> {
  const load = () => findRule(db, partnerId)
  const rule = await cache.get(keyOf(partnerId), fresh, load, [keyOf(partnerId)])
  return rule?.isOn ? rule : undefined
}

const memberOf = (ctx: ShopperCtx): Member => ({
  partnerId: ctx.scope.partnerId,
  memberId: ctx.shopper.id,
})

/** What a stranger has: nothing yet. */
const nothing = {
  isSigned: false,
  streak: 0,
  balance: 0,
  isReminded: false,
}

export async function content(
  ctx: Ctx,
  { month }: { month?: string | undefined },
): Promise<Result<SignInContent, never>> {
  const { services, scope, shopper } = ctx
  const today = dayOf(ctx.clock.now())
  const shown = month ?? monthOf(today)
  const [rule, points] = await Promise.all([
    ruleOf(services, scope.partnerId),
    pointsRulesOf(services, scope.partnerId),
  ])
  const rewards = rule?.rewards ?? []
  const common = {
    isOn: rule !== undefined,
    today,
    rewards,
    expiryText: expiryText(points, ctx.locale),
  }
  if (!shopper)
    return ok({
      ...common,
      ...nothing,
      todayPoints: rewardOf(rewards, 1),
      calendar: { month: shown, days: [] },
      makeUp: null,
    })
  const member = { partnerId: scope.partnerId, memberId: shopper.id }
  const [standing, days, { points: balance }] = await Promise.all([
    standingOf(services.db, member, today),
    daysOf(services.db, member, monthBounds(shown)),
    readHolding(services.db, member),
  ])
  if (rule && !standing.isSeen) await noteSeen(services.db, member, today)
  const isSigned = standing.today > 0
  return ok({
    ...common,
    isSigned,
    streak: standing.today || standing.yesterday,
    todayPoints: isSigned ? standing.todayPoints : rewardOf(rewards, standing.yesterday + 1),
    balance,
    isReminded: standing.isReminded,
    calendar: { month: shown, days },
    makeUp:
      rule && rule.makeUpCost !== null
        ? {
            cost: rule.makeUpCost,
            isLeft: !standing.isMadeUpUsed,
            from: `${monthOf(today)}-01`,
          }
        : null,
  })
}

/** How today stands for a member, in few words; undefined while daily sign-in is off. */
export async function signInOfToday(
  services: Services,
  member: Member,
): Promise<{ isSigned: boolean; points: number } | undefined> {
  const rule = await ruleOf(services, member.partnerId)
  if (!rule) return undefined
  const { today, yesterday, todayPoints } = await standingOf(
    services.db,
    member,
    dayOf(services.clock.now()),
  )
  const isSigned = today > 0
  return { isSigned, points: isSigned ? todayPoints : rewardOf(rule.rewards, yesterday + 1) }
}

interface SignedIn {
  points: number
  streak: number
  balance: number
}

export async function sign(
  ctx: ShopperCtx,
): Promise<Result<SignedIn, 'signInOff' | 'signedToday'>> {
  const { services, scope, shopper } = ctx
  const rule = await ruleOf(services, scope.partnerId)
  if (!rule) return refuse('signInOff')
  const owner = memberOf(ctx)
  const now = ctx.clock.now()
  const at = new Date(now)
  const today = dayOf(now)
  return transact(services.db, async (trx) => {
    const holding = await lockHolding(trx, owner)
    const noted =
      holding && (await noteDay(trx, scope, shopper.id, { today, rewards: rule.rewards, at }))
    if (!noted) return refuse('signedToday')
    await creditPoints(trx, owner, { points: noted.points, bizType: 'sign', bizId: today, at })
    const { points: balance } = await readHolding(trx, owner)
    return ok({ ...noted, balance })
  })
}

type MakeUpRefusal = 'signInOff' | 'makeUpDay' | 'makeUpUsed' | 'pointsShort'

export async function makeUp(
  ctx: ShopperCtx,
  { day: missed }: { day: string },
): Promise<Result<{ streak: number; balance: number }, MakeUpRefusal>> {
  const { services, scope, shopper } = ctx
  const rule = await ruleOf(services, scope.partnerId)
  if (!rule || rule.makeUpCost === null) return refuse('signInOff')
  const cost = rule.makeUpCost
  const owner = memberOf(ctx)
  const now = ctx.clock.now()
  const today = dayOf(now)
  const at = new Date(now)
  if (!canMakeUp(missed, today)) return refuse('makeUpDay')
  return transact(services.db, async (trx) => {
    await lockHolding(trx, owner)
    const found = await findDay(trx, owner, missed)
    // The same request again: it is made up.
    if (found && !found.isMadeUp) return refuse('makeUpDay')
    if (!found) {
      if (!(await noteMadeUp(trx, scope, shopper.id, { missed, today, cost, at })))
        return refuse('makeUpUsed')
      const entry = { points: cost, bizType: 'signMakeUp', bizId: missed, at }
      if (!(await debitPoints(trx, owner, entry))) return refuse('pointsShort')
    }
    const standing = await standingOf(trx, owner, today)
    const { points: balance } = await readHolding(trx, owner)
    return ok({ streak: standing.today || standing.yesterday, balance })
  })
}

export async function remind(
  ctx: ShopperCtx,
  { isOn }: { isOn: boolean },
): Promise<Result<{ isOn: boolean }, never>> {
  const { services, scope, shopper, clock } = ctx
  await setReminder(services.db, scope, shopper.id, isOn, new Date(clock.now()))
  return ok({ isOn })
}
