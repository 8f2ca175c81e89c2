import './order.tables.ts'
import { orderMigration } from './order.migrations/0022-order.ts'
import { mustMigration } from './order.migrations/0024-must.ts'
import { payRoundMigration } from './order.migrations/0025-pay-round.ts'
import { shippingBatchMigration } from './order.migrations/0061-shipping-batch.ts'
import { toldMigration } from './order.migrations/0036-told.ts'

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
  type DeliveryRow,
  type OrderItemRow,
  type OrderOwner,
  type OrderRow,
  type OrderState,
} from './order.repo.ts'
export { expressHooks, orderRoutes } from './order.routes.ts'
export { stateOf, statusTexts } from './order.states.ts'
export { markPaid, paidParts } from './pay.service.ts'
export { orderDeskRoutes } from './order-desk.routes.ts'
export { shippingDeskRoutes } from './shipping-desk.routes.ts'
export { shippingJobs } from './shipping.jobs.ts'
export type { PaymentDesk } from './payment-desk.ts'
export type { PaymentRecords } from './payment-records.ts'
export { changeReceiver, changeRemark, closeByOperator, sendParcelAgain, shipOrder, type Operator, type Shipping } from './ship.service.ts'
export { holdForTransfer, releaseFromTransfer, takeBackTransfer } from './transfer.service.ts'
export { tellAll, tellJobs } from './tell.service.ts'
export { isInTime, lineView, orderView, returnable } from './view.rules.ts'
export { bookRefund, endAfterSale, openAfterSale } from './after-sale.service.ts'
export const migrations = [orderMigration, mustMigration, payRoundMigration, toldMigration, shippingBatchMigration]
