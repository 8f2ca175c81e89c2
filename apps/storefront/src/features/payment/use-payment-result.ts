import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useWake } from '#platform/trade/use-wake.ts'
import { paymentStateOf, pollWaits, type PaymentState } from './payment-state.ts'

/** `asking` until the money has come, or until asking has become pointless. */
export type PaymentResult = 'asking' | 'paid' | 'unpaid' | 'closed' | 'failed'

/** Asks for the result of a payment, less and less often; begins anew when the shopper comes back to the page or says so. */
export function usePaymentResult(orderId: string): { result: PaymentResult; isAgain: boolean; askAgain: () => void } {
  const api = useApi()
  const [turn, setTurn] = useState(0)
  const [result, setResult] = useState<PaymentResult>('asking')

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (milliseconds: number) =>
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, milliseconds)
      })

    async function ask(): Promise<PaymentResult> {
      let last: PaymentState['kind'] | undefined
      for (const pause of pollWaits) {
        await wait(pause)
        if (isOver) return 'asking'
        try {
          last = paymentStateOf(await api.order.orderStatus({ sn: orderId })).kind
        } catch {
          // The next question may be answered.
          continue
        }
        if (last !== 'payable') return last
      }
      return last === undefined ? 'failed' : 'unpaid'
    }

    setResult('asking')
    void ask().then((answer) => {
      if (!isOver) setResult(answer)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [api, orderId, turn])

  const askAgain = useCallback(() => setTurn((before) => before + 1), [])
  useWake(() => {
    if (result === 'unpaid' || result === 'failed') askAgain()
  })
  return { result, isAgain: turn > 0, askAgain }
}
