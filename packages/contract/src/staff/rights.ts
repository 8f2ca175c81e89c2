/** What a member of staff may be allowed to do. */
export const rights = [
  'order.read',
  'order.write',
  'order.ship',
  'pay.repair',
  'voucher.read',
  'voucher.write',
  'return.read',
  'return.write',
  'return.receive',
  'goods.read',
  'goods.write',
  'review.read',
  'review.write',
  'promotion.read',
  'promotion.write',
  'points.write',
  'invoice.read',
  'invoice.write',
  'visit.read',
  'audit.read',
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
    'voucher.read',
    'voucher.write',
    'return.read',
    'return.write',
    'return.receive',
    'goods.read',
    'goods.write',
    'review.read',
    'review.write',
    'promotion.read',
    'promotion.write',
    'points.write',
    'invoice.read',
    'invoice.write',
    'visit.read',
    'audit.read',
  ],
  warehouse: ['order.read', 'order.ship', 'return.read', 'return.receive', 'goods.read'],
  service: [
    'order.read',
    'order.write',
    'return.read',
    'return.write',
    'goods.read',
    'promotion.read',
    'invoice.read',
    'invoice.write',
    'review.read',
    'review.write',
  ],
} as const satisfies Record<string, readonly Right[]>

export type Role = keyof typeof roles
export const roleNames = Object.keys(roles) as [Role, ...Role[]]
