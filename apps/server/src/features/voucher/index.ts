import './voucher.tables.ts'
import { voucherMigration } from './voucher.migrations/0035-voucher.ts'
import { withdrawnMigration } from './voucher.migrations/0069-withdrawn.ts'

export { voucherRoutes } from './voucher.routes.ts'
export { voucherMigration, withdrawnMigration }
