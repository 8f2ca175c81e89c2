import './payment.tables.ts'

export { paymentGateway } from './admin.service.ts'
export { attemptByNo, miniPaymentsOf, type Attempt } from './attempt.repo.ts'
export { payRefusal } from './attempt.rules.ts'
export { paymentHistory, queryAndSettle, retryRefund } from './repair.service.ts'
export {
  advanceRefund,
  bookByHand,
  bookPaidOut,
  findAtChannel,
  startRefund,
} from './refund.service.ts'
export { refundByNo } from './refund.repo.ts'
export { settleIn, type ChannelState } from './settle.service.ts'
export { bookDirectly, settleFree } from './booked.service.ts'
