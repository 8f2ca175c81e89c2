import { routes as address } from '#features/address/index.ts'
import { routes as cart } from '#features/cart/index.ts'
import { routes as catalog } from '#features/catalog/index.ts'
import { routes as checkout } from '#features/checkout/index.ts'
import { routes as cms } from '#features/cms/index.ts'
import { routes as collection } from '#features/collection/index.ts'
import { routes as coupon } from '#features/coupon/index.ts'
import { routes as identity, signInReturns } from '#features/identity/index.ts'
import { routes as invoice } from '#features/invoice/index.ts'
import { memberRoutes } from '#features/member/index.ts'
import { routes as notices } from '#features/notices/index.ts'
import { expressHooks, orderDeskRoutes, orderRoutes, shippingDeskRoutes } from '#features/order/index.ts'
import { operationsRoutes } from '#features/operations/index.ts'
import { billDeskRoutes, paymentDesk, paymentRecords, paymentRoutes, repairDeskRoutes } from '#features/payment/index.ts'
import { promotionDeskRoutes } from '#features/promotion/index.ts'
import { reviewRewards, routes as points } from '#features/points/index.ts'
import { returnRefunded, routes as returns } from '#features/returns/index.ts'
import { reviewRoutes } from '#features/review/index.ts'
import { routes as share } from '#features/share/index.ts'
import { routes as staff } from '#features/staff/index.ts'
import { routes as store } from '#features/store/index.ts'
import { routes as thirdReturn } from '#features/third-return/index.ts'
import { routes as upload } from '#features/upload/index.ts'
import { routes as tracking } from '#features/tracking/index.ts'
import { voucherRoutes } from '#features/voucher/index.ts'
import type { Bound } from '#platform/http/bind.ts'
import { accountBook } from './account-book.ts'
import { invariants } from './invariants.ts'

/** Every row of the contract with its verb. */
export const bound: readonly Bound[] = [
  ...identity,
  ...store,
  ...catalog,
  ...cms,
  ...reviewRoutes(reviewRewards),
  ...upload,
  ...collection,
  ...cart,
  ...checkout,
  ...coupon,
  ...points,
  ...orderRoutes(paymentDesk),
  ...returns,
  ...thirdReturn,
  ...address,
  ...memberRoutes(accountBook),
  ...notices,
  ...paymentRoutes(returnRefunded),
  ...repairDeskRoutes(returnRefunded),
  ...billDeskRoutes(returnRefunded),
  ...voucherRoutes,
  ...share,
  ...tracking,
  ...invoice,
  ...expressHooks,
  ...signInReturns,
  ...staff,
  ...promotionDeskRoutes,
  ...orderDeskRoutes(paymentDesk, paymentRecords),
  ...shippingDeskRoutes,
  ...operationsRoutes(invariants),
]
