import { forAddress, type Scope } from '@mallard/kernel'
import { href } from '@mallard/contract/paths'
import type { PayOrder } from '@mallard/host'
import { confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { isApiError } from '#platform/api-error.ts'
import { type Api, useApi } from '#platform/api.ts'
import { currentHost } from '#platform/host.ts'
import { loginHref } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { networkTexts } from '#platform/network.texts.ts'
import { pageTicket } from '#platform/page-ticket.ts'
import { paymentTreatment } from '#platform/payment-error.ts'
import { currentSession, forgetShopper } from '#platform/session.ts'
import { readStored, store } from '#platform/storage.ts'
import { cashierHref, orderHref, paymentHref, resultHref } from './payment-places.ts'
import { paymentStateOf } from './payment-state.ts'
import { paymentTexts } from './payment.texts.ts'

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
/** For which order WeChat was asked who pays: once, so that nobody goes in a circle. */
const weixinAskedKey = 'payingWeixinAsked'

/** Back from the cashier by its own door: nobody has to be asked any more. */
export function forgetLeft(): void {
  store(leftKey, undefined, 'sessionStorage')
}

/**
 * WeChat's cashier wants to know who pays: anyone who signed in by phone is asked by WeChat, and
 * stays signed in. True when they were sent there.
 */
async function askWeixin(
  api: Api,
  scope: Scope,
  orderId: string,
  batchId?: string,
): Promise<boolean> {
  const { partnerId, storeId } = scope
  const host = currentHost()
  if (
    !host.can.signIn.includes('weixinWeb') ||
    currentSession().weixinUser ||
    readStored(weixinAskedKey, 'sessionStorage') === orderId
  )
    return false
  const { types } = await api.identity.loginType({})
  if (!types.some(({ type, by, enabled }) => type === 'weixin' && by === 'web' && enabled))
    return false
  store(weixinAskedKey, orderId, 'sessionStorage')
  const to = window.location.origin + paymentHref(scope, orderId, batchId)
  const startUrl = `/sso/oauth/${partnerId}-${storeId}/render/wap-wechat?to=${forAddress(to)}`
  await host.signIn('weixinWeb', { partnerId, storeId, startUrl })
  return true
}

/** Where this tab was sent to a cashier, and how one comes back from there. */
function useLeft(orderId: string) {
  const [hasLeft, setLeft] = useState(() => readStored(leftKey, 'sessionStorage') === orderId)
  const [leftBy] = useState(() =>
    hasLeft
      ? (readStored(leftByKey, 'sessionStorage') as PayOrder['method'] | undefined)
      : undefined,
  )
  return {
    hasLeft,
    leftBy,
    leave(method: PayOrder['method']) {
      store(leftKey, orderId, 'sessionStorage')
      store(leftByKey, method, 'sessionStorage')
      setLeft(true)
    },
    stay() {
      forgetLeft()
      setLeft(false)
    },
  }
}

/** Pays through the host and carries out what its failures lead to (specification §8). */
export function usePayment(orderId: string, batchId?: string): PaymentHandle {
  const api = useApi()
  const { failed } = networkTexts()
  const texts = paymentTexts()
  const navigate = useNavigate()
  const { scope } = usePage()
  const { partnerId, storeId } = scope
  const [isBusy, setBusy] = useState(false)
  const { hasLeft, leftBy, leave, stay } = useLeft(orderId)

  /** In an app the page that asked to pay is no place to come back to. */
  async function fail(error: unknown, isReplaced: boolean) {
    const { kind, message } = paymentTreatment(error)
    // What a call lost was told by the shell.
    if (kind === 'stay') return isApiError(error) ? undefined : toast(failed)
    if (kind === 'orderDetail') {
      navigate(orderHref(scope, orderId, batchId), { replace: isReplaced })
      // A refused call was told by the shell; what the host cancelled or failed at is told by
      // nobody else.
      return isApiError(error) ? undefined : offerAgain(message)
    }
    if (message) toast(message)
    await api.identity.logout().catch(() => undefined)
    // Who was refused by the server is forgotten and led away by the shell, which has to see that
    // there was somebody.
    if (isApiError(error)) return
    forgetShopper()
    navigate(loginHref(scope))
  }

  async function offerAgain(message: string | undefined) {
    const isAgain = await confirm({
      title: texts.notPaid,
      text: message ?? texts.notPaidNote,
      ok: texts.tryAgain,
      cancel: texts.later,
    })
    if (isAgain) navigate(paymentHref(scope, orderId, batchId))
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
      if (method === 'wxPay' && (await askWeixin(api, scope, orderId, batchId))) return
      const outcome = await currentHost().pay({
        method,
        orderId,
        partnerId,
        storeId,
        weixinUuid: currentSession().weixinUser?.uuid,
        cashierUrl: cashierHref(scope, method, orderId),
        bridgeParams: (uuid) =>
          api.payment.params({ method: 'wxPay-JSAPI', sn: orderId, id: uuid }),
        appParams: async (variant) => {
          isByApp = true
          const input = { method, sn: orderId, id: currentSession().weixinUser?.uuid ?? 'app' }
          return variant === 'APP' ? api.payment.paramsApp(input) : api.payment.paramsMallApp(input)
        },
        ticket: () => pageTicket(api, scope),
        isPaid,
      })
      if (outcome === 'left') return leave(method)
      // Whatever the host says: the page that follows asks the server.
      const asking = href('paymentStatusScoped', { partnerId, storeId, orderSn: orderId })
      navigate(isByApp ? resultHref(scope, orderId, batchId) : asking, { replace: true })
    } catch (error) {
      await fail(error, isByApp)
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, hasLeft, leftBy, pay, stay }
}
