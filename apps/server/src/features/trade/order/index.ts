import './order.events.ts'
import './order.tables.ts'

export { orderDigests } from './digest.repo.ts'
export { itemsPart, orderedUnits, orderParts, placePart, type NewOrder } from './insert.repo.ts'
export {
  countOrders,
  findStoreOrder,
  lockOrders,
  stateBySn,
  statesOf,
  statesWith,
  unitsOf,
  type OrderItemRow,
  type OrderOwner,
  type OrderRow,
  type OrderState,
} from './order.repo.ts'
export type { GroupOrders } from './group-orders.ts'
export { moveOrders } from './transition.repo.ts'
export { newOrderNumber } from './order-number.ts'
export { markPaid, paidParts } from './pay.service.ts'
export type { PaymentGateway } from './payment-gateway.ts'
export type { PaymentRecords } from './payment-records.ts'
export {
  changeReceiver,
  changeStaffNote,
  closeByOperator,
  sendParcelAgain,
  shipOrder,
} from './ship.service.ts'
export { holdForTransfer, releaseFromTransfer, takeBackTransfer } from './transfer.service.ts'
export { lineView, orderView } from './view.rules.ts'
export { bookRefund, closedUnsentWith, endAfterSale, openAfterSale } from './after-sale.service.ts'
