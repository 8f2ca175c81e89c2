import './checkout.tables.ts'

export {
  buyNowLine,
  invoiceInputs,
  openFlowOf,
  type FlowChange,
  type FlowOwner,
} from './checkout.repo.ts'
export { modifyFlow, openFlow, showFlow, type OpenedFlow } from './checkout.service.ts'
export { placeAtOnce } from './at-once.service.ts'
export { submit, type Submitted } from './submit.service.ts'
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
} from './purchase-kind.ts'
