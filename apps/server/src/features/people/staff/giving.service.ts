import type { ApprovalKind } from '@mallard/contract/people/staff/approval.codes'
import type { AuditObject } from '@mallard/contract/people/staff/audit.codes'
import { beijingDay, day, type Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { movedAlone } from './alone.repo.ts'
import { givenSum, raiseGiven, savedRules, type GivenKey } from './approval.repo.ts'
import { leftOf, poolOf, usualRule, type Pool, type Rule } from './approval.rules.ts'
import { waysOf } from './giving.rules.ts'

type Giver = Pick<StaffCtx, 'scope' | 'staff' | 'clock'>

/** What holds of a kind at this brand. */
export async function ruleOf(db: Db, partnerId: number, kind: ApprovalKind): Promise<Rule> {
  const saved = await savedRules(db, partnerId)
  return saved.find((each) => each.kind === kind) ?? usualRule(kind)
}

/** A gift that one person wants to make. */
export interface Gift {
  readonly kind: Exclude<ApprovalKind, 'account' | 'money'>
  /** What its parts are parts of: an order, a member, a promoter; nothing where each is one. */
  readonly subject?: AuditObject
  /** Fen or points that the person gave alone in a day, where the log does not tell. */
  readonly moved?: number
}

/** What one person may do alone now. */
export interface Left {
  /** Fen or points for one thing in a day. */
  readonly upTo: number
  /** Of that and of the person's day, what is left. */
  readonly left: number
}

function keyOf(
  { scope, clock }: { scope: Scope; clock: Giver['clock'] },
  pool: Pool,
  subject: string,
) {
  const today: GivenKey = {
    partnerId: scope.partnerId,
    pool,
    subject,
    day: new Date(beijingDay(clock.now())),
  }
  return today
}

async function movedBy(db: Db, { scope, staff, clock }: Giver, pool: Pool): Promise<number> {
  if (pool === 'withdrawal') return 0
  const { partnerId } = scope
  const since = clock.now() - day
  return movedAlone(db, { partnerId, staffId: staff.id, ways: waysOf[pool], since })
}

/** How much one person may still give alone, by the rule of its kind. */
export async function leftAlone(db: Db, ctx: Giver, { kind, subject, moved }: Gift): Promise<Left> {
  const pool = poolOf[kind] ?? 'money'
  const [rule, given, movedSo] = await Promise.all([
    ruleOf(db, ctx.scope.partnerId, kind),
    subject === undefined ? 0 : givenSum(db, keyOf(ctx, pool, subject)),
    moved ?? movedBy(db, ctx, pool),
  ])
  return { upTo: rule.upTo ?? 0, left: leftOf(rule, given, movedSo) }
}

/**
 * Whether one person may give this much alone: if so it is counted, in the transaction that gives
 * it. The caller holds the person's row, so that what they give is counted one after another; parts
 * of a sum that two persons give at once meet at the row of the sum.
 */
export async function giveAlone(trx: Db, ctx: Giver, gift: Gift, amount: number): Promise<boolean> {
  const { upTo, left } = await leftAlone(trx, ctx, gift)
  if (amount > left) return false
  if (amount === 0 || gift.subject === undefined) return true
  const pool = poolOf[gift.kind] ?? 'money'
  return raiseGiven(trx, keyOf(ctx, pool, gift.subject), amount, upTo)
}
