import './payment.tables.ts'

export { paymentGateway } from './admin.service.ts'
export { payRefusal } from './attempt.rules.ts'
export { paymentHistory, queryAndSettle, retryRefund } from './repair.service.ts'
export { bookByHand, startRefund } from './refund.service.ts'
export { refundStatus } from './payment.states.ts'
export { bookDirectly, settleFree } from './booked.service.ts'
