import type { InputOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import type { Flow, SeenGifts } from '@mallard/contract/checkout/checkout.calls'
import { href } from '@mallard/contract/paths'
import { yuan } from '@mallard/kernel/money'
import { alert, confirm } from '@mallard/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { keepAnswer } from '#platform/keep-answer.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { checkoutTexts } from './checkout.texts.ts'
import { giftsOf, goneGifts } from './seen-gifts.ts'

export interface CheckoutHandle {
  remark: string
  setRemark: (text: string) => void
  saveRemark: () => Promise<void>
  isBusy: boolean
  submit: () => Promise<void>
  /** Chooses coupons or points; false when it could not be done, and then the shopper has been told why. */
  choose: (choice: { couponHistoryId?: number; freightCouponHistoryId?: number; useIntegration?: number }) => Promise<boolean>
}

/** Changes and submits a checkout; the price the shopper saw goes along, so that nobody pays another. */
export function useCheckout(flow: Flow, cartId: string): CheckoutHandle {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const texts = checkoutTexts()
  const { partnerId, storeId } = usePage().scope
  const [remark, setRemark] = useState(flow.remark)
  const [isBusy, setBusy] = useState(false)
  const saved = useRef(flow.remark)
  const line = useRef<Promise<void>>(Promise.resolve())
  const { flowId } = flow
  const { queryKey } = api.checkout.flow.query({ flowId, cartId })

  /** Changes travel one after the other, so that the last answer is the last word. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    const done = line.current.then(act)
    line.current = done.catch(() => undefined)
    return done
  }

  async function modify(change: Omit<InputOf<Calls['checkout']['flowModify']>, 'flowId' | 'cartId'>) {
    await keepAnswer(client, queryKey, await api.checkout.flowModify({ flowId, cartId, ...change }))
  }

  /** Done when the server has it: the tap that submits leaves the box as well, and must not overtake what is in it. */
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

  /** Shows the checkout as it is now and says what is another; the gifts to go on with, where nothing but gifts is gone and the shopper wants to. */
  async function explain(reason: string | undefined, seen: SeenGifts): Promise<SeenGifts | undefined> {
    const fresh = await client.fetchQuery({ ...api.checkout.flow.query({ flowId, cartId }), staleTime: 0 })
    const [before, after] = [flow.amounts.payAmount, fresh.amounts.payAmount]
    const gone = goneGifts(flow, seen, giftsOf(fresh))
    const goneText = gone.length > 0 ? texts.giftsGoneText(gone.map(({ title, quantity }) => `${title} × ${quantity}`)) : ''
    if (reason === 'giftChanged' && before === after && fresh.blocked === null) {
      const goesOn = await confirm({
        title: texts.giftsGone,
        text: [goneText, texts.priceKept].filter(Boolean).join('\n'),
        ok: texts.orderWithout,
        cancel: texts.lookAgain,
      })
      return goesOn ? giftsOf(fresh) : undefined
    }
    const priceText = before === after ? texts.priceSame : texts.priceChangedText(yuan(before), yuan(after))
    const couponText = reason === 'couponUsed' ? texts.couponUsed : ''
    await alert({ title: texts.priceChanged, text: [couponText, priceText, goneText].filter(Boolean).join('\n'), ok: texts.gotIt })
    return undefined
  }

  /** Submits what the shopper saw; a gift that ran out is asked about, and then left out with his word. */
  async function place(expectGifts: SeenGifts): Promise<{ orderId: string; needPay: boolean } | undefined> {
    try {
      return await api.checkout.submit({ flowId, cartId, expectPayAmount: flow.amounts.payAmount, expectGifts })
    } catch (error) {
      if (!isApiError(error) || !['priceChanged', 'giftChanged', 'couponUsed'].includes(error.reason ?? '')) throw error
      const left = await explain(error.reason, expectGifts)
      return left && place(left)
    }
  }

  async function submit() {
    if (isBusy) return
    setBusy(true)
    try {
      await saveRemark()
      const placed = await place(giftsOf(flow))
      if (!placed) return
      const { orderId, needPay } = placed
      for (const { key } of [api.cart.list, api.cart.getCartTotal, api.order.orderList, api.member.index])
        client.removeQueries({ queryKey: key, type: 'inactive' })
      client.invalidateQueries({ queryKey: api.cart.getCartTotal.key }).catch(() => undefined)
      const store = { partnerId, storeId, orderId }
      // The checkout is spent: going back must not lead into it.
      navigate(needPay ? href('payment', store) : href('orderStatus', { ...store, status: 0 }), { replace: true })
    } catch {
      // Whoever failed has said so.
    } finally {
      setBusy(false)
    }
  }

  return { remark, setRemark, saveRemark: () => saveRemark().catch(() => undefined), isBusy, submit, choose }
}
