import './payment.tables.ts'
import { bookedMigration } from './payment.migrations/0034-booked.ts'
import { billMigration } from './payment.migrations/0062-bill.ts'
import { paymentMigration } from './payment.migrations/0023-payment.ts'
import { paymentRoutes } from './payment.routes.ts'

export { payRefusal } from './attempt.rules.ts'
export { paymentDesk } from './desk.service.ts'
export { paymentRecords } from './payment-records.ts'
export { paymentJobs } from './payment.jobs.ts'
export { paymentHistory, queryAndSettle, retryRefund, type PaymentHistory } from './repair.service.ts'
export { paymentRoutes }
export { repairDeskRoutes } from './repair-desk.routes.ts'
export { billDeskRoutes } from './bill-desk.routes.ts'
export { billJobs } from './bill.jobs.ts'
export { bookByHand, startRefund, type RefundHearer } from './refund.service.ts'
export { bookDirectly, settleFree } from './booked.service.ts'
export const migrations = [paymentMigration, bookedMigration, billMigration]
