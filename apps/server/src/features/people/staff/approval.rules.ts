import {
  limitUnits,
  type ApprovalKind,
  type NextStep,
} from '@mallard/contract/people/staff/approval.codes'
import { roleNames, roles, type Right, type Role } from '@mallard/contract/people/staff/rights'

/** The right that deciding needs. */
export const deciders: Readonly<Record<ApprovalKind, Right>> = {
  refund: 'return.write',
  price: 'order.write',
  coupon: 'promotion.write',
  points: 'points.write',
  withdrawal: 'promoter.pay',
  money: 'pay.confirm',
  account: 'account.write',
}

/** Kinds of one pool are counted together: parts of a sum are parts whichever way they go. */
export type Pool = 'money' | 'points' | 'withdrawal'
export const poolOf: Readonly<Record<ApprovalKind, Pool | null>> = {
  refund: 'money',
  price: 'money',
  coupon: 'money',
  points: 'points',
  withdrawal: 'withdrawal',
  money: null,
  account: null,
}

/** What one person may do alone in a kind, and who may agree to more. */
export interface Rule {
  readonly kind: ApprovalKind
  /** Fen or points for one thing in a day, by all together; null: never. */
  readonly upTo: number | null
  /** Fen or points of one person in 24 hours; null with the other. */
  readonly perDay: number | null
  /** The owner may agree whether named or not. */
  readonly roles: readonly Role[]
  /** Whether who asked may agree by a code to their phone. */
  readonly alone: boolean
  /** 0: as it is unless somebody changes it. */
  readonly version: number
}

/** Roles that hold the right that deciding needs. */
export const possibleRoles = (kind: ApprovalKind): readonly Role[] =>
  roleNames.filter((role) => (roles[role] as readonly Right[]).includes(deciders[kind]))

const limits: Readonly<Record<Pool, readonly [upTo: number, perDay: number]>> = {
  money: [200_000, 1_000_000],
  points: [5000, 20_000],
  withdrawal: [499_999, 499_999],
}

/** How it is where the owner set nothing. */
export function usualRule(kind: ApprovalKind): Rule {
  const pool = poolOf[kind]
  const [upTo, perDay] = pool ? limits[pool] : [null, null]
  return { kind, upTo, perDay, roles: possibleRoles(kind), alone: false, version: 0 }
}

/** What is left of both limits: for one thing today, and for one person in a day. */
export const leftOf = ({ upTo, perDay }: Rule, given: number, moved: number): number =>
  Math.max(0, Math.min((upTo ?? 0) - given, (perDay ?? 0) - moved))

/** A role that somebody holds, in one store or in all. */
export interface HeldRole {
  readonly role: string
  readonly storeId: number | null
}

/** Whether somebody with these roles may agree, in that store; null: in all of them. */
export const mayAgree = (
  { kind, roles: named }: Rule,
  held: readonly HeldRole[],
  storeId: number | null,
): boolean =>
  held.some(
    ({ role, storeId: where }) =>
      (where === null || where === storeId) &&
      (role === 'owner' || named.some((each) => each === role)) &&
      possibleRoles(kind).some((each) => each === role),
  )

/** Why a rule cannot be set so, at which field. */
export function wrongRule({
  kind,
  upTo,
  perDay,
  roles: named,
}: Omit<Rule, 'version'>): 'upTo' | 'perDay' | 'roles' | undefined {
  const isLimited = limitUnits[kind] !== null
  if ((upTo !== null) !== isLimited) return 'upTo'
  if ((perDay !== null) !== isLimited || (perDay ?? 0) < (upTo ?? 0)) return 'perDay'
  return named.every((role) => possibleRoles(kind).includes(role)) ? undefined : 'roles'
}

/** How somebody stands to what waits. */
export interface Standing {
  readonly isOpen: boolean
  readonly isMine: boolean
  /** By right and role. */
  readonly mayAgree: boolean
  /** They may be the person who asked. */
  readonly isOneHand: boolean
  readonly hasPhone: boolean
  /** Whether anybody else may agree. */
  readonly hasOthers: boolean
}

/** What somebody can do about what waits. */
export function nextStep({ alone }: Pick<Rule, 'alone'>, standing: Standing): NextStep {
  const { isOpen, isMine, isOneHand, hasPhone, hasOthers } = standing
  if (!isOpen) return 'over'
  if (!isMine) {
    if (!standing.mayAgree) return 'role'
    return isOneHand ? 'independent' : 'decide'
  }
  if (alone && standing.mayAgree) return hasPhone ? 'alone' : 'alonePhone'
  return hasOthers ? 'another' : 'nobody'
}
