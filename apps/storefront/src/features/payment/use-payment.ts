import { href } from '@mallard/contract/paths'
import type { PayOrder } from '@mallard/host'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { isApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { currentHost } from '#platform/host.ts'
import { loginHref } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { networkTexts } from '#platform/network.texts.ts'
import { pageTicket } from '#platform/page-ticket.ts'
import { paymentTreatment } from '#platform/payment-error.ts'
import { currentSession, forgetShopper } from '#platform/session.ts'
import { readStored, store } from '#platform/storage.ts'
import { cashierHref, orderHref, resultHref } from './payment-places.ts'
import { paymentStateOf } from './payment-state.ts'

export interface PaymentHandle {
  isBusy: boolean
  /** The shopper was sent to a cashier: back here, one has to be asked. */
  hasLeft: boolean
  /** How one meant to pay there. */
  leftBy: PayOrder['method'] | undefined
  pay: (method: PayOrder['method']) => Promise<void>
  stay: () => void
}

/** For which order this tab was sent to a cashier: survives the reload that coming back may be. */
const leftKey = 'payingOrder'
const leftByKey = 'payingBy'

/** Back from the cashier by its own door: nobody has to be asked any more. */
export function forgetLeft(): void {
  store(leftKey, undefined, 'sessionStorage')
}

/** Pays through the host and carries out what its failures lead to (specification §8). */
export function usePayment(orderId: string): PaymentHandle {
  const api = useApi()
  const { failed } = networkTexts()
  const navigate = useNavigate()
  const { scope } = usePage()
  const { partnerId, storeId } = scope
  const [isBusy, setBusy] = useState(false)
  const [hasLeft, setLeft] = useState(() => readStored(leftKey, 'sessionStorage') === orderId)

  const [leftBy] = useState(() => (hasLeft ? (readStored(leftByKey, 'sessionStorage') as PayOrder['method'] | undefined) : undefined))

  function leave(method: PayOrder['method']) {
    store(leftKey, orderId, 'sessionStorage')
    store(leftByKey, method, 'sessionStorage')
    setLeft(true)
  }

  function stay() {
    forgetLeft()
    setLeft(false)
  }

  /** In an app the page that asked to pay is no place to come back to. */
  async function fail(error: unknown, isReplaced: boolean) {
    const { kind, message } = paymentTreatment(error)
    if (message) toast(message)
    // What a call lost was told by the shell.
    if (kind === 'stay') return isApiError(error) ? undefined : toast(failed)
    if (kind === 'orderDetail') return navigate(orderHref(scope, orderId), { replace: isReplaced })
    await api.identity.logout().catch(() => undefined)
    // Who was refused by the server is forgotten and led away by the shell, which has to see that there was somebody.
    if (isApiError(error)) return
    forgetShopper()
    navigate(loginHref(scope))
  }

  async function isPaid(): Promise<boolean> {
    return paymentStateOf(await api.order.orderStatus({ sn: orderId })).kind === 'paid'
  }

  async function pay(method: PayOrder['method']) {
    // A cashier that cannot be reached is a page without a way back.
    if (!window.navigator.onLine) return toast(failed)
    let isByApp = false
    setBusy(true)
    try {
      const outcome = await currentHost().pay({
        method,
        orderId,
        partnerId,
        storeId,
        weixinUuid: currentSession().weixinUser?.uuid,
        cashierUrl: cashierHref(scope, method, orderId),
        bridgeParams: (uuid) => api.payment.params({ method: 'wxPay-JSAPI', sn: orderId, id: uuid }),
        appParams: async (variant) => {
          isByApp = true
          const wish = { method, sn: orderId, id: currentSession().weixinUser?.uuid ?? 'app' }
          return variant === 'APP' ? api.payment.paramsApp(wish) : api.payment.paramsMallApp(wish)
        },
        ticket: () => pageTicket(api, scope),
        isPaid,
      })
      if (outcome === 'left') return leave(method)
      // Whatever the host says: the page that follows asks the server.
      const asking = href('paymentStatusScoped', { partnerId, storeId, orderSn: orderId })
      navigate(isByApp ? resultHref(scope, orderId) : asking, { replace: true })
    } catch (error) {
      await fail(error, isByApp)
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, hasLeft, leftBy, pay, stay }
}
