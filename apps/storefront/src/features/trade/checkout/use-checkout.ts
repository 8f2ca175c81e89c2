import type { InputOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import type { SeenReturns } from '@mallard/contract/catalog/catalog/return-policy.fields'
import type { Flow, SeenGifts } from '@mallard/contract/trade/checkout/checkout.calls'
import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiError } from '#platform/api-error.ts'
import { useApi, type Api } from '#platform/api.ts'
import type { Draft } from '#entities/invoice/invoice-draft.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { checkoutTexts } from './checkout.texts.ts'
import { explainChange } from './explain-change.ts'
import { giftsOf } from './seen-gifts.ts'
import { returnsOf } from './seen-returns.ts'
import { useAgreement } from './use-agreement.ts'

export interface CheckoutHandle {
  remark: string
  setRemark: (text: string) => void
  saveRemark: () => Promise<void>
  isBusy: boolean
  submit: () => Promise<void>
  /** What the shopper agreed to, as `agreementOf` names it. */
  agreed: ReadonlySet<string>
  agree: (agreement: string, isAgreed: boolean) => void
  /** They tried to order before they agreed to all of it. */
  isMissed: boolean
  /**
   * Chooses coupons, points or an invoice; false when it could not be done, and then the shopper
   * has been told why.
   */
  choose: (choice: {
    couponHistoryId?: number
    freightCouponHistoryId?: number
    useIntegration?: number
    invoice?: Draft | null
  }) => Promise<boolean>
}

/** What the shopper saw when they ordered. */
export interface Seen {
  readonly expectPayAmount: number
  readonly expectGifts: SeenGifts
  readonly expectReturns: SeenReturns
}

/** What this page says in its own words, with what is new. */
const explained = new Set([
  'priceChanged',
  'giftChanged',
  'couponUsed',
  'returnPolicyChanged',
  'returnTickNeeded',
])

type Change = Omit<InputOf<Calls['checkout']['flowModify']>, 'flowId' | 'cartId'>

/** What a checkout became. */
interface Ordered {
  readonly orderId: string
  readonly needPay: boolean
  /** Names the orders where they are several, which are paid together. */
  readonly batchId?: string
}

/** The calls by which a way to buy shows, changes and submits its checkout. */
export interface CheckoutSource {
  readonly cartId: string
  readonly query: ReturnType<Api['checkout']['flow']['query']>
  /** The ordinary call unless told. */
  readonly modify?: (change: Change) => Promise<Flow>
  readonly submit: (seen: Seen) => Promise<Ordered>
}

type InTurn = (act: () => Promise<void>) => Promise<void>

/** Changes travel one after the other, so that the last answer is the last word. */
function useTurns(): InTurn {
  const line = useRef<Promise<void>>(Promise.resolve())
  return (act) => {
    const done = line.current.then(act)
    line.current = done.catch(() => undefined)
    return done
  }
}

/** What an order has changed is asked for again. */
function forgetOlder(api: Api, client: QueryClient): void {
  for (const { key } of [
    api.cart.list,
    api.cart.getCartTotal,
    api.order.orderList,
    api.order.batchList,
    api.member.index,
  ])
    client.removeQueries({ queryKey: key, type: 'inactive' })
  client.invalidateQueries({ queryKey: api.cart.getCartTotal.key }).catch(() => undefined)
}

/** Where the shopper goes on: to the cashier, or to the order that needs no payment. */
function nextAfter({ orderId, needPay, batchId }: Ordered, store: Scope): string {
  if (!needPay) return href('orderStatus', { ...store, orderId, status: 0 })
  return batchId
    ? href('groupBuyPayment', { ...store }, { batchId })
    : href('payment', { ...store, orderId })
}

/**
 * Changes and submits a checkout; the price the shopper saw goes along, so that nobody pays
 * another.
 */
export function useCheckout(flow: Flow, source: CheckoutSource): CheckoutHandle {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const texts = checkoutTexts()
  const { partnerId, storeId } = usePage().scope
  const [remark, setRemark] = useState(flow.remark)
  const [isBusy, setBusy] = useState(false)
  const agreement = useAgreement(flow)
  const { agreed } = agreement
  const saved = useRef(flow.remark)
  const inTurn = useTurns()
  const { flowId } = flow
  const { cartId } = source
  const { queryKey } = source.query

  async function modify(change: Change) {
    const changed = source.modify
      ? await source.modify(change)
      : await api.checkout.flowModify({ flowId, cartId, ...change })
    await writeToCache(client, queryKey, changed)
  }

  /**
   * Done when the server has it: the tap that submits leaves the box as well, and must not overtake
   * what is in it.
   */
  function saveRemark(): Promise<void> {
    const text = remark.trim()
    return inTurn(async () => {
      if (text === saved.current) return
      await modify({ remark: text })
      saved.current = text
    })
  }

  const choose: CheckoutHandle['choose'] = async (choice) => {
    try {
      await inTurn(() => modify(choice))
      return true
    } catch {
      await client.invalidateQueries({ queryKey })
      return false
    }
  }

  /**
   * Submits what the shopper saw; a gift that ran out is asked about, and then left out with their
   * word.
   */
  async function place(expectGifts: SeenGifts): Promise<Ordered | undefined> {
    try {
      return await source.submit({
        expectPayAmount: flow.amounts.payAmount,
        expectGifts,
        expectReturns: returnsOf(flow, agreed),
      })
    } catch (error) {
      if (!isApiError(error) || !explained.has(error.reason ?? '')) throw error
      const fresh = await client.fetchQuery({ ...source.query, staleTime: 0 })
      const left = await explainChange(texts, error.reason, { flow, fresh, seen: expectGifts })
      return left && place(left)
    }
  }

  async function submit() {
    if (isBusy) return
    if (!agreement.isWhole()) return
    setBusy(true)
    try {
      await saveRemark()
      const placed = await place(giftsOf(flow))
      if (!placed) return
      forgetOlder(api, client)
      // The checkout is spent: going back must not lead into it.
      navigate(nextAfter(placed, { partnerId, storeId }), { replace: true })
    } catch {
      // Anyone who failed has said so.
    } finally {
      setBusy(false)
    }
  }

  return {
    remark,
    setRemark,
    saveRemark: () => saveRemark().catch(() => undefined),
    isBusy,
    submit,
    agreed,
    agree: agreement.agree,
    isMissed: agreement.isMissed,
    choose,
  }
}
