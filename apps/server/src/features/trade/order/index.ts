import './order.events.ts'
import './order.tables.ts'

export { itemsPart, orderedUnits, orderParts, placePart, type NewOrder } from './insert.repo.ts'
export {
  countOrders,
  findOrder,
  findStoreOrder,
  lockOrders,
  stateBySn,
  statesOf,
  statesWith,
  unitsOf,
  type DeliveryRow,
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
  lockStoreOrder,
  type Operator,
} from './change.service.ts'
export type { AdminInput } from './order-admin.repo.ts'
export { adminDetail, changeOrder } from './order-admin.service.ts'
export { searched } from './order-search.repo.ts'
export { queueConfirming } from './order.jobs.ts'
export { ownerOf } from './order.service.ts'
export type { ReceiverSnapshot } from './order.tables.ts'
export { holdForTransfer, releaseFromTransfer, takeBackTransfer } from './transfer.service.ts'
export { lineView, orderView, parcelViews } from './view.rules.ts'
export { bookRefund, closedUnsentWith, endAfterSale, openAfterSale } from './after-sale.service.ts'
