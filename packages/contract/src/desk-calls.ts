import { goodsDeskCalls } from './catalog/goods-desk.calls.ts'
import { orderDeskCalls } from './order/order-desk.calls.ts'
import { staffCalls } from './staff/staff.calls.ts'

/** Every call of the back office; ours alone, so the specification's list does not know them. */
export const deskCalls = { staff: staffCalls, goodsDesk: goodsDeskCalls, orderDesk: orderDeskCalls } as const
export type DeskCalls = typeof deskCalls
