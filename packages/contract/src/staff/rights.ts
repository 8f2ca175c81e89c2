/** What a member of staff may be allowed to do. */
export const rights = ['order.read', 'order.write', 'order.ship', 'pay.repair', 'goods.read', 'goods.write', 'audit.read', 'staff.write'] as const
export type Right = (typeof rights)[number]

/** Roles are given per partner, or per store of it. */
export const roles = {
  owner: [...rights],
  manager: ['order.read', 'order.write', 'order.ship', 'pay.repair', 'goods.read', 'goods.write', 'audit.read'],
  warehouse: ['order.read', 'order.ship', 'goods.read'],
  service: ['order.read', 'order.write', 'goods.read'],
} as const satisfies Record<string, readonly Right[]>

export type Role = keyof typeof roles
export const roleNames = Object.keys(roles) as [Role, ...Role[]]
