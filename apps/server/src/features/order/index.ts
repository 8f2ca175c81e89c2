import './order.tables.ts'
import { orderMigration } from './order.migrations/0022-order.ts'
import { mustMigration } from './order.migrations/0024-must.ts'
import { payRoundMigration } from './order.migrations/0025-pay-round.ts'

export { carrierName } from './carriers.ts'
export { itemsPart, orderedUnits, orderParts, type NewOrder } from './insert.repo.ts'
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
export type { PaymentDesk } from './payment-desk.ts'
export type { PaymentRecords } from './payment-records.ts'
export { changeReceiver, changeRemark, closeByOperator, shipOrder, type Operator, type Shipping } from './ship.service.ts'
export { orderView } from './view.rules.ts'
export const migrations = [orderMigration, mustMigration, payRoundMigration]
