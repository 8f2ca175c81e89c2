import { routes as address } from '#features/address/index.ts'
import { routes as cart } from '#features/cart/index.ts'
import { routes as catalog } from '#features/catalog/index.ts'
import { routes as checkout } from '#features/checkout/index.ts'
import { routes as cms } from '#features/cms/index.ts'
import { routes as collection } from '#features/collection/index.ts'
import { routes as identity } from '#features/identity/index.ts'
import { routes as member } from '#features/member/index.ts'
import { expressHooks, orderDeskRoutes, orderRoutes } from '#features/order/index.ts'
import { paymentDesk, paymentRecords, routes as payment } from '#features/payment/index.ts'
import { routes as review } from '#features/review/index.ts'
import { routes as staff } from '#features/staff/index.ts'
import { routes as store } from '#features/store/index.ts'
import type { Bound } from '#platform/http/bind.ts'

/** Every row of the contract with its verb. */
export const bound: readonly Bound[] = [
  ...identity,
  ...store,
  ...catalog,
  ...cms,
  ...review,
  ...collection,
  ...cart,
  ...checkout,
  ...orderRoutes(paymentDesk),
  ...address,
  ...member,
  ...payment,
  ...expressHooks,
  ...staff,
  ...orderDeskRoutes(paymentDesk, paymentRecords),
]
