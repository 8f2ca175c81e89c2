import './payment.tables.ts'
import { paymentMigration } from './payment.migrations/0023-payment.ts'
import { paymentRoutes } from './payment.routes.ts'

export { paymentDesk } from './desk.service.ts'
export { paymentRecords } from './payment-records.ts'
export { paymentJobs } from './payment.jobs.ts'
export { paymentHistory, queryAndSettle, retryRefund, type PaymentHistory } from './repair.service.ts'
export const routes = paymentRoutes
export const migrations = [paymentMigration]
