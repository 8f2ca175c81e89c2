import './order.tables.ts'

export { orderDigests, type OrderDigest } from './digest.repo.ts'
export { itemsPart, orderedUnits, orderParts, type NewOrder } from './insert.repo.ts'
export type { OrderHappening, OrderListener, OrderMoved } from './order.events.ts'
export { orderJobs } from './order.jobs.ts'
export {
  countOrders,
  findStoreOrder,
  lockOrders,
  stateBySn,
  statesOf,
  type OrderItemRow,
  type OrderOwner,
  type OrderRow,
  type OrderState,
} from './order.repo.ts'
export { expressHooks, orderRoutes } from './order.routes.ts'
export { newOrderNumber } from './order-number.ts'
export { actorName, actorType } from './order.states.ts'
export { markPaid, paidParts } from './pay.service.ts'
export { orderDeskRoutes } from './order-desk.routes.ts'
export { shippingDeskRoutes } from './shipping-desk.routes.ts'
export { shippingJobs } from './shipping.jobs.ts'
export type { PaymentDesk } from './payment-desk.ts'
export type { PaymentRecords } from './payment-records.ts'
export { changeReceiver, changeRemark, closeByOperator, sendParcelAgain, shipOrder } from './ship.service.ts'
export { holdForTransfer, releaseFromTransfer, takeBackTransfer } from './transfer.service.ts'
export { tellAll, tellJobs, tellWaiting } from './tell.service.ts'
export { lineView, orderView } from './view.rules.ts'
export { bookRefund, endAfterSale, openAfterSale } from './after-sale.service.ts'
