import './voucher.tables.ts'
import { voucherMigration } from './voucher.migrations/0035-voucher.ts'

export { voucherRoutes } from './voucher.routes.ts'
export const migrations = [voucherMigration]
