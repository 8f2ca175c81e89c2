/** domain.md §3.9: friends cut, floor reached, over without an order, ordered. */
export const roomStatus = { running: 1, reached: 2, failed: 3, ordered: 4 } as const
export type RoomStatus = (typeof roomStatus)[keyof typeof roomStatus]

/** How a signed-in visitor stands to a room. */
export const roomParts = ['stranger', 'owner', 'helper'] as const
export type RoomPart = (typeof roomParts)[number]
