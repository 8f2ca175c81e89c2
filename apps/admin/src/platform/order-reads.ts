import type { Api, Keyed } from './api.ts'

/** Calls that tell of orders: asked again when something changed what is to be paid or sent. */
export const orderReads = ({ orderAdmin, priceAdmin }: Api): readonly Keyed[] => [
  orderAdmin.list,
  orderAdmin.detail,
  orderAdmin.parcels,
  priceAdmin.waiting,
]

/** Calls that tell of money and goods given back, of the orders they are of, and of who did it. */
export const refundReads = (api: Api): readonly Keyed[] => [
  api.returnsAdmin.list,
  api.thirdReturnAdmin.list,
  api.refundAdmin,
  ...orderReads(api),
  api.staff.audit,
]
