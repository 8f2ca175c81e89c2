import './checkout.tables.ts'

export {
  buyNowLine,
  invoiceInputs,
  openFlowOf,
  type FlowChange,
  type FlowOwner,
} from './checkout.repo.ts'
export { modifyFlow, openFlow, showFlow, type OpenedFlow } from './checkout.service.ts'
export { openTogether } from './open-together.service.ts'
export { placeAtOnce } from './at-once.service.ts'
export { submit, type Submitted } from './submit.service.ts'
export { submitTogether } from './submit-together.service.ts'
export type { JointReservation } from './together.repo.ts'
export { submitBatch, type SubmittedBatch } from './submit-batch.service.ts'
export { purchasesOnOrders } from './purchase.events.ts'
export {
  purchaseKindsOf,
  type OrderedLine,
  type Pricing,
  type Purchase,
  type PurchaseKind,
  type PurchaseKinds,
  type Reservation,
  type Together,
} from './purchase-kind.ts'
