import { addressMigration } from '#features/address/address.migrations/0003-address.ts'
import { cartMigration } from '#features/cart/cart.migrations/0020-cart.ts'
import { catalogMigration } from '#features/catalog/catalog.migrations/0010-catalog.ts'
import { checkoutMigration } from '#features/checkout/checkout.migrations/0021-checkout.ts'
import { cmsMigration } from '#features/cms/cms.migrations/0013-cms.ts'
import { collectionMigration } from '#features/collection/collection.migrations/0012-collection.ts'
import { identityMigration } from '#features/identity/identity.migrations/0002-identity.ts'
import { orderMigration } from '#features/order/order.migrations/0022-order.ts'
import { mustMigration } from '#features/order/order.migrations/0024-must.ts'
import { payRoundMigration } from '#features/order/order.migrations/0025-pay-round.ts'
import { paymentMigration } from '#features/payment/payment.migrations/0023-payment.ts'
import { reviewMigration } from '#features/review/review.migrations/0011-review.ts'
import { staffMigration } from '#features/staff/staff.migrations/0030-staff.ts'
import { storeMigration } from '#features/store/store.migrations/0001-store.ts'
import type { Migration } from '#platform/db/migrate.ts'
import { jobMigration } from '#platform/jobs/jobs.migrations/0000-job.ts'

/** Every migration, in the order in which it runs. New ones go to the end; a released one never changes. */
export const migrations: readonly Migration[] = [
  jobMigration,
  storeMigration,
  identityMigration,
  addressMigration,
  catalogMigration,
  reviewMigration,
  collectionMigration,
  cmsMigration,
  cartMigration,
  checkoutMigration,
  orderMigration,
  paymentMigration,
  mustMigration,
  payRoundMigration,
  staffMigration,
]
