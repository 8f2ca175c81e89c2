import type { SeenReturns } from '@mallard/contract/catalog/catalog/return-policy.fields'
import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'

/** What a checkout says of returns, agreed to where it asks. */
export const agreedReturns = ({ lines }: Pick<Flow, 'lines'>): SeenReturns =>
  lines.flatMap(({ productSn, returnPolicy: policy, isGift }) =>
    isGift ? [] : [{ productSn, policy, isAgreed: true }],
  )
