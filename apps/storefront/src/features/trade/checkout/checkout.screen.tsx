import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Api } from '#platform/api.ts'
import { defineScreen } from '#platform/screen.ts'
import { CheckoutPage, CheckoutSkeleton } from './checkout-page.tsx'
import type { CheckoutSource, Seen } from './use-checkout.ts'

/** What the addresses of the checkouts name. */
interface Named {
  /** Absent where a trial finds its own. */
  readonly flowId?: string
  readonly postageUuid?: string
  readonly cartId?: string
  readonly productSn?: string
  readonly promotionId?: string
}

/** A group purchase becomes several orders, which are paid together. */
async function submitGroup(api: Api, flowId: string, { expectPayAmount, expectReturns }: Seen) {
  const placed = await api.activity.submit({ flowId, expectPayAmount, expectReturns })
  return { ...placed, orderId: placed.orderIds }
}

/**
 * A flash sale and a trial are shown and submitted by calls of their own, an inner purchase is
 * changed by one.
 */
function sourceOf(
  api: Api,
  { flowId = '', cartId = '0', productSn, promotionId, postageUuid }: Named,
  flow?: Flow,
): CheckoutSource {
  if (postageUuid !== undefined)
    return {
      cartId,
      query: api.postage.postagePromotionFlow.query({ id: postageUuid }),
      submit: ({ expectPayAmount, expectReturns }) =>
        api.postage.postagePromotionSubmit({
          flowId: flow?.flowId ?? '',
          postageUuid,
          expectPayAmount,
          expectReturns,
        }),
    }
  if (productSn === undefined) {
    const named = { flowId, cartId }
    return {
      cartId,
      query: api.checkout.flow.query(named),
      ...(flow?.kind === orderKind.innerBuy && {
        modify: ({ couponHistoryId: _none, ...change }) =>
          api.innerBuy.innerBuyModify({ flowId, ...change }),
      }),
      submit: (seen) =>
        flow?.kind === orderKind.groupBuy
          ? submitGroup(api, flowId, seen)
          : api.checkout.submit({ ...named, ...seen }),
    }
  }
  const chosen = { productId: productSn, promotionId: Number(promotionId), flowId }
  const productQuantity = flow?.lines.reduce((sum, line) => sum + line.productQuantity, 0) ?? 0
  return {
    cartId,
    query: api.seckill.secKillFlow.query(chosen),
    submit: ({ expectPayAmount, expectReturns }) =>
      api.seckill.secKillSubmit({
        ...chosen,
        productQuantity,
        expectPayAmount,
        expectReturns,
      }),
  }
}

export default defineScreen(['orderCheckout', 'checkoutSeckill', 'checkoutPostage'], {
  queries: ({ api, params }) => ({ flow: sourceOf(api, params).query }),
  head: () => ({ noIndex: true }),
  Skeleton: CheckoutSkeleton,
  Screen: ({ data: { flow }, params, api }) => (
    <CheckoutPage key={flow.flowId} flow={flow} source={sourceOf(api, params, flow)} />
  ),
})
