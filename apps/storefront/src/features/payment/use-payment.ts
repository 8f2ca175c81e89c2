import { href } from '@mallard/contract/paths'
import type { PayMethod } from '@mallard/host'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { isApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { currentHost } from '#platform/host.ts'
import { loginHref } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { paymentTreatment } from '#platform/payment-error.ts'
import { currentSession, forgetShopper } from '#platform/session.ts'
import { readStored, store } from '#platform/storage.ts'
import { cashierHref, orderHref } from './payment-places.ts'

export interface PaymentHandle {
  isBusy: boolean
  /** The shopper was sent to a cashier: back here, one has to be asked. */
  hasLeft: boolean
  pay: (method: PayMethod) => Promise<void>
  stay: () => void
}

/** For which order this tab was sent to a cashier: survives the reload that coming back may be. */
const leftKey = 'payingOrder'

/** Back from the cashier by its own door: nobody has to be asked any more. */
export function forgetLeft(): void {
  store(leftKey, undefined, 'sessionStorage')
}

/** Pays through the host and carries out what its failures lead to (specification §8). */
export function usePayment(orderId: string): PaymentHandle {
  const api = useApi()
  const navigate = useNavigate()
  const { scope } = usePage()
  const { partnerId, storeId } = scope
  const [isBusy, setBusy] = useState(false)
  const [hasLeft, setLeft] = useState(() => readStored(leftKey, 'sessionStorage') === orderId)

  function markLeft(isGone: boolean) {
    store(leftKey, isGone ? orderId : undefined, 'sessionStorage')
    setLeft(isGone)
  }

  async function fail(error: unknown) {
    const { kind, message } = paymentTreatment(error)
    if (message) toast(message)
    if (kind === 'orderDetail') return navigate(orderHref(scope, orderId))
    // A refused call has been dealt with by the shell already.
    if (isApiError(error)) return
    await api.identity.logout().catch(() => undefined)
    forgetShopper()
    navigate(loginHref(scope))
  }

  async function pay(method: PayMethod) {
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
      })
      if (outcome === 'left') markLeft(true)
      else navigate(href('paymentStatusScoped', { partnerId, storeId, orderSn: orderId }), { replace: true })
    } catch (error) {
      await fail(error)
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, hasLeft, pay, stay: () => markLeft(false) }
}
