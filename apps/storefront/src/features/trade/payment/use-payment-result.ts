import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useWake } from '#platform/use-wake.ts'
import { lateWaits, paymentStateOf, quickWaits, type OrderStates } from './payment-state.ts'

/**
 * `asking` until the money has come or the quick questions are over; what is said then may still
 * change.
 */
export type PaymentResult = 'asking' | 'paid' | 'unpaid' | 'closed' | 'failed'

export interface PaymentResultHandle {
  result: PaymentResult
  /** The shopper said that they paid, and is being answered. */
  isChecking: boolean
  askAgain: () => void
}

const firstOf = (orders: OrderStates): PaymentResult => {
  const { kind } = paymentStateOf(orders)
  return kind === 'payable' ? 'asking' : kind
}

/**
 * Asks for the result of a payment, less and less often; begins again when the shopper comes back
 * to the page or says so.
 */
export function usePaymentResult(orderId: string, known: OrderStates): PaymentResultHandle {
  const api = useApi()
  const [turn, setTurn] = useState(0)
  const [result, setResult] = useState(() => firstOf(known))

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (milliseconds: number) =>
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, milliseconds)
      })

    /** The verdict, or undefined when none of these questions was answered. */
    async function ask(
      waits: readonly number[],
    ): Promise<'paid' | 'closed' | 'unpaid' | undefined> {
      let last: 'unpaid' | undefined
      for (const pause of waits) {
        await wait(pause)
        if (isOver) return undefined
        try {
          const { kind } = paymentStateOf(await api.order.orderStatus({ sn: orderId }))
          if (kind !== 'payable') return kind
          last = 'unpaid'
        } catch {
          // The next question may be answered.
        }
      }
      return last
    }

    async function follow(): Promise<void> {
      const soon = await ask(quickWaits)
      if (isOver) return
      setResult(soon ?? 'failed')
      if (soon === 'paid' || soon === 'closed') return
      const later = await ask(lateWaits)
      if (!isOver && later) setResult(later)
    }

    void follow()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [api, orderId, turn])

  const askAgain = useCallback(() => {
    setResult('asking')
    setTurn((before) => before + 1)
  }, [])
  useWake(() => {
    if (result === 'unpaid' || result === 'failed') askAgain()
  })
  return { result, isChecking: turn > 0 && result === 'asking', askAgain }
}
