/**
 * What a member may be on a store's floor: a shopping guide, or a supervisor. They ask for returns
 * of the store's orders in the shop, in a role of their own (specification §3).
 */
export const floorRoles = ['guide', 'supervisor'] as const
export type FloorRole = (typeof floorRoles)[number]

/** The staff level that the shop is told with the roles; 0: nobody of a floor. */
export const staffLevel: Readonly<Record<FloorRole, number>> = { guide: 1, supervisor: 2 }
