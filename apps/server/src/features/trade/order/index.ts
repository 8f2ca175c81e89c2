import './order.events.ts'
import './order.tables.ts'

export {
  freePlace,
  itemsOfPart,
  itemsPart,
  manyOrderParts,
  orderedUnits,
  orderParts,
  ordersPart,
  placePart,
  type NewOrder,
} from './insert.repo.ts'
export { logSigned, setFlag, setReceiver, shippedPart, writePrice } from './change.repo.ts'
export { payRoundPart } from './pay-round.repo.ts'
export { hasBought, keptShare } from './bought.repo.ts'
export { closeUnpaid } from './close.service.ts'
export {
  countOrders,
  findOrder,
  findStoreOrder,
  lockOrders,
  orderColumns,
  stateBySn,
  statesOf,
  statesWith,
  unitsOf,
  waitingSince,
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
export { queueConfirming } from './order.jobs.ts'
export { ownerOf } from './order.service.ts'
export type { ReceiverSnapshot } from './order.tables.ts'
export { holdForTransfer, releaseFromTransfer, takeBackTransfer } from './transfer.service.ts'
export { lineView, orderView, parcelViews } from './view.rules.ts'
export { bookRefund, closedUnsentWith, endAfterSale, openAfterSale } from './after-sale.service.ts'
