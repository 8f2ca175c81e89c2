import type { InputOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import type { SeenReturns } from '@mallard/contract/catalog/catalog/return-policy.fields'
import type { Flow, SeenGifts } from '@mallard/contract/trade/checkout/checkout.calls'
import { href } from '@mallard/contract/paths'
import { yuan } from '@mallard/kernel/money'
import { alert, confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiError } from '#platform/api-error.ts'
import { useApi, type Api } from '#platform/api.ts'
import type { Draft } from '#entities/invoice/invoice-draft.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { checkoutTexts } from './checkout.texts.ts'
import { giftsOf, goneGifts } from './seen-gifts.ts'
import { agreementOf, asksAgreement, changedReturns, returnsOf } from './seen-returns.ts'

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
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set())
  const [isMissed, setMissed] = useState(false)
  const saved = useRef(flow.remark)
  const line = useRef<Promise<void>>(Promise.resolve())
  const { flowId } = flow
  const { cartId } = source
  const { queryKey } = source.query

  /** Changes travel one after the other, so that the last answer is the last word. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    const done = line.current.then(act)
    line.current = done.catch(() => undefined)
    return done
  }

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
   * Shows the checkout as it is now and says what is another; the gifts to go on with, where
   * nothing but gifts is gone and the shopper wants to.
   */
  async function explain(
    reason: string | undefined,
    seen: SeenGifts,
  ): Promise<SeenGifts | undefined> {
    const fresh = await client.fetchQuery({ ...source.query, staleTime: 0 })
    if (reason === 'returnPolicyChanged' || reason === 'returnTickNeeded') {
      await alert({
        title: texts.returnsChanged,
        text: [
          ...changedReturns(flow, fresh).map(({ title, was, now }) =>
            texts.returnsChange(title, was, now),
          ),
          texts.returnsChangedText,
        ].join('\n'),
        ok: texts.gotIt,
      })
      return undefined
    }
    const [before, after] = [flow.amounts.payAmount, fresh.amounts.payAmount]
    const gone = goneGifts(flow, seen, giftsOf(fresh))
    const goneText =
      gone.length > 0
        ? texts.giftsGoneText(gone.map(({ title, quantity }) => `${title} × ${quantity}`))
        : ''
    if (reason === 'giftChanged' && before === after && fresh.blocked === null) {
      const goesOn = await confirm({
        title: texts.giftsGone,
        text: [goneText, texts.priceKept].filter(Boolean).join('\n'),
        ok: texts.orderWithout,
        cancel: texts.lookAgain,
      })
      return goesOn ? giftsOf(fresh) : undefined
    }
    const priceText =
      before === after ? texts.priceSame : texts.priceChangedText(yuan(before), yuan(after))
    const couponText = reason === 'couponUsed' ? texts.couponUsed : ''
    await alert({
      title: texts.priceChanged,
      text: [couponText, priceText, goneText].filter(Boolean).join('\n'),
      ok: texts.gotIt,
    })
    return undefined
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
      const left = await explain(error.reason, expectGifts)
      return left && place(left)
    }
  }

  async function submit() {
    if (isBusy) return
    const missing = flow.lines.find((each) => asksAgreement(each) && !agreed.has(agreementOf(each)))
    if (missing) {
      setMissed(true)
      toast(texts.agreeFirst)
      document.querySelector<HTMLElement>(`[data-agreement="${missing.productSn}"] input`)?.focus()
      return
    }
    setBusy(true)
    try {
      await saveRemark()
      const placed = await place(giftsOf(flow))
      if (!placed) return
      const { orderId, needPay, batchId } = placed
      for (const { key } of [
        api.cart.list,
        api.cart.getCartTotal,
        api.order.orderList,
        api.order.batchList,
        api.member.index,
      ])
        client.removeQueries({ queryKey: key, type: 'inactive' })
      client.invalidateQueries({ queryKey: api.cart.getCartTotal.key }).catch(() => undefined)
      const store = { partnerId, storeId, orderId }
      // The checkout is spent: going back must not lead into it.
      const cashier = batchId
        ? href('groupBuyPayment', { partnerId, storeId }, { batchId })
        : href('payment', store)
      navigate(needPay ? cashier : href('orderStatus', { ...store, status: 0 }), {
        replace: true,
      })
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
    agree: (agreement, isAgreed) =>
      setAgreed((before) => {
        const after = new Set(before)
        if (isAgreed) after.add(agreement)
        else after.delete(agreement)
        return after
      }),
    isMissed,
    choose,
  }
}
