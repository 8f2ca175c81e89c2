import { addressMigration } from '#features/address/address.migrations/0003-address.ts'
import { cartMigration } from '#features/cart/cart.migrations/0020-cart.ts'
import { catalogMigration } from '#features/catalog/catalog.migrations/0010-catalog.ts'
import { limitSinceMigration } from '#features/catalog/catalog.migrations/0090-limit-since.ts'
import { checkoutMigration } from '#features/checkout/checkout.migrations/0021-checkout.ts'
import { cmsMigration } from '#features/cms/cms.migrations/0013-cms.ts'
import { agreementTextMigration } from '#features/cms/cms.migrations/0076-agreement-text.ts'
import { couponIssueMigration, couponMigration } from '#features/coupon/index.ts'
import { migrations as pointsMigrations, reviewPointsMigration } from '#features/points/index.ts'
import { collectionMigration } from '#features/collection/collection.migrations/0012-collection.ts'
import { identityMigration } from '#features/identity/identity.migrations/0002-identity.ts'
import { invoiceMailMigration, migrations as invoiceMigrations } from '#features/invoice/index.ts'
import { accountMigration } from '#features/member/member.migrations/0038-account.ts'
import { privacyMigration } from '#features/member/member.migrations/0039-privacy.ts'
import { noticeMigration } from '#features/notices/notices.migrations/0037-notice.ts'
import { migrations as uploadMigrations, uploadHolderMigration } from '#features/upload/index.ts'
import { weixinMigration } from '#features/identity/identity.migrations/0032-weixin.ts'
import { appleGrantMigration } from '#features/identity/identity.migrations/0060-apple-grant.ts'
import { consentsMigration } from '#features/identity/identity.migrations/0059-consents.ts'
import { signInMigration } from '#features/identity/identity.migrations/0033-sign-in.ts'
import { orderMigration } from '#features/order/order.migrations/0022-order.ts'
import { afterSaleDaysMigration } from '#features/order/order.migrations/0080-after-sale-days.ts'
import { mustMigration } from '#features/order/order.migrations/0024-must.ts'
import { payRoundMigration } from '#features/order/order.migrations/0025-pay-round.ts'
import { toldMigration } from '#features/order/order.migrations/0036-told.ts'
import { shippingBatchMigration } from '#features/order/order.migrations/0061-shipping-batch.ts'
import { englishMigration } from '#features/order/order.migrations/0031-english.ts'
import { bookedMigration } from '#features/payment/payment.migrations/0034-booked.ts'
import { invariantRunMigration } from '#features/operations/index.ts'
import { refundFailedMigration } from '#features/payment/payment.migrations/0092-refund-failed.ts'
import { billMigration } from '#features/payment/payment.migrations/0062-bill.ts'
import { paymentMigration } from '#features/payment/payment.migrations/0023-payment.ts'
import { levelPriceMigration, promotedLinesMigration, promotionMigration, useLimitSinceMigration } from '#features/promotion/index.ts'
import { migrations as returnsMigrations, pickupDeskMigration, returnPickupMigration } from '#features/returns/index.ts'
import { reviewMigration } from '#features/review/review.migrations/0011-review.ts'
import { reviewWritingMigration } from '#features/review/review.migrations/0049-review-writing.ts'
import { deskRequestMigration, proposalMigration } from '#features/staff/index.ts'
import { staffMigration } from '#features/staff/staff.migrations/0030-staff.ts'
import { storeMigration } from '#features/store/store.migrations/0001-store.ts'
import { migrations as shareMigrations } from '#features/share/index.ts'
import { thirdReturnMigration } from '#features/third-return/index.ts'
import { migrations as trackingMigrations } from '#features/tracking/index.ts'
import { voucherMigration, withdrawnMigration } from '#features/voucher/index.ts'
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
  englishMigration,
  weixinMigration,
  signInMigration,
  bookedMigration,
  voucherMigration,
  toldMigration,
  noticeMigration,
  accountMigration,
  privacyMigration,
  promotionMigration,
  promotedLinesMigration,
  couponMigration,
  ...pointsMigrations,
  ...trackingMigrations,
  ...shareMigrations,
  ...uploadMigrations,
  reviewWritingMigration,
  ...returnsMigrations,
  ...invoiceMigrations,
  consentsMigration,
  appleGrantMigration,
  shippingBatchMigration,
  billMigration,
  invariantRunMigration,
  thirdReturnMigration,
  uploadHolderMigration,
  reviewPointsMigration,
  invoiceMailMigration,
  proposalMigration,
  withdrawnMigration,
  levelPriceMigration,
  couponIssueMigration,
  returnPickupMigration,
  agreementTextMigration,
  pickupDeskMigration,
  afterSaleDaysMigration,
  deskRequestMigration,
  limitSinceMigration,
  useLimitSinceMigration,
  refundFailedMigration,
]
