import type { Api, Keyed } from './api.ts'

/** Calls that tell of orders: asked again when something changed what is to be paid or sent. */
export const orderReads = ({ orderAdmin, priceAdmin }: Api): readonly Keyed[] => [
  orderAdmin.list,
  orderAdmin.detail,
  orderAdmin.parcels,
  priceAdmin.waiting,
]
