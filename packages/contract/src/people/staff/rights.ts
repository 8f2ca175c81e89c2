/** What a member of staff may be allowed to do. */
export const rights = [
  'order.read',
  'order.write',
  'order.ship',
  'pay.repair',
  'pay.confirm',
  'voucher.read',
  'voucher.write',
  'account.write',
  'return.read',
  'return.write',
  'return.receive',
  'goods.read',
  'goods.write',
  'media.read',
  'media.write',
  'review.read',
  'review.write',
  'promotion.read',
  'promotion.write',
  'event.checkin',
  'coupon.give',
  'promoter.read',
  'promoter.write',
  'promoter.pay',
  'member.read',
  'member.write',
  'member.message',
  'member.import',
  'member.freeze',
  'level.write',
  'points.write',
  'agreement.write',
  'content.read',
  'content.write',
  'page.read',
  'page.write',
  'service.read',
  'service.write',
  'invoice.read',
  'invoice.write',
  'visit.read',
  'figure.read',
  'data.export',
  'audit.read',
  'system.read',
  'system.write',
  'store.write',
  'staff.add',
  'staff.write',
] as const
export type Right = (typeof rights)[number]

/** Roles are given per partner, or per store of it. */
export const roles = {
  owner: [...rights],
  manager: [
    'order.read',
    'order.write',
    'order.ship',
    'pay.repair',
    'pay.confirm',
    'voucher.read',
    'voucher.write',
    'account.write',
    'return.read',
    'return.write',
    'return.receive',
    'goods.read',
    'goods.write',
    'media.read',
    'media.write',
    'review.read',
    'review.write',
    'promotion.read',
    'promotion.write',
    'event.checkin',
    'coupon.give',
    'promoter.read',
    'promoter.write',
    'promoter.pay',
    'member.read',
    'member.write',
    'member.message',
    'member.import',
    'member.freeze',
    'level.write',
    'points.write',
    'agreement.write',
    'content.read',
    'content.write',
    'page.read',
    'page.write',
    'service.read',
    'service.write',
    'invoice.read',
    'invoice.write',
    'visit.read',
    'figure.read',
    'data.export',
    'audit.read',
    'system.read',
    'store.write',
    'staff.add',
  ],
  warehouse: ['order.read', 'order.ship', 'return.read', 'return.receive', 'goods.read'],
  service: [
    'order.read',
    'order.write',
    'return.read',
    'return.write',
    'goods.read',
    'promotion.read',
    'event.checkin',
    'coupon.give',
    'member.read',
    'member.write',
    'invoice.read',
    'invoice.write',
    'review.read',
    'review.write',
    'content.read',
    'content.write',
    'service.read',
    'service.write',
  ],
} as const satisfies Record<string, readonly Right[]>

export type Role = keyof typeof roles
export const roleNames = Object.keys(roles) as [Role, ...Role[]]

/** What somebody has: a role that is built in, or `own-12`, one that the shop made. */
export const ownRoleKey = (id: number): string => `own-${id}`

/**
 * Rights with all that they are of no use without: nobody changes what they do not see, and who
 * writes staff adds them as well.
 */
export function withNeeded(held: readonly Right[]): Right[] {
  const needed = new Set<string>(held.flatMap((right) => [right, right.replace(/\..*/, '.read')]))
  if (needed.has('staff.write')) needed.add('staff.add')
  return rights.filter((right) => needed.has(right))
}

/**
 * Whether somebody with these rights may give a role, or change who holds it: nobody gives a right
 * that they have not got. Who may only add staff below themselves gives less than they have.
 */
export function mayGive(held: readonly string[], role: readonly string[]): boolean {
  const isWithin = role.every((right) => held.includes(right))
  if (held.includes('staff.write')) return isWithin
  return held.includes('staff.add') && isWithin && held.some((right) => !role.includes(right))
}

/** What a role lets somebody do, and where; null: in every store of the partner. */
interface Given {
  readonly storeId: number | null
  readonly rights: readonly string[]
}

/**
 * Whether somebody may give these roles together, by what they may do themselves at each place:
 * several small roles come to a large one.
 */
export function mayGiveAll(
  heldAt: (storeId: number | null) => readonly string[],
  given: readonly Given[],
): boolean {
  const isAt = (where: number | null, storeId: number | null) => where === null || where === storeId
  return given.every(({ storeId }) => {
    const together = given.filter((each) => isAt(each.storeId, storeId))
    return mayGive(
      heldAt(storeId),
      together.flatMap(({ rights: each }) => each),
    )
  })
}
