import { purchaseKindsOf } from '#features/trade/checkout/index.ts'
import { everyFeature } from './join.ts'

/** Every way to buy, as the features name them (docs/guides/add-a-way-to-buy.md). */
export const purchaseKinds = purchaseKindsOf(
  everyFeature.flatMap((feature) => feature.purchaseKinds ?? []),
)
