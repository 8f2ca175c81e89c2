import type { Invoice } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#platform/api.ts'
import type { Draft } from '#entities/invoice/invoice-draft.ts'

/** What changes a shopper's invoices and titles. */
export function useInvoices() {
  const api = useApi()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: api.invoice.byOrder.key })
  return {
    async apply(orderId: string, draft: Draft) {
      try {
        await api.invoice.apply({ orderId, ...draft })
      } finally {
        // A refusal may mean that it moved on in the meantime.
        await Promise.all([refresh(), client.invalidateQueries({ queryKey: api.invoice.list.key })])
      }
    },
    async forget(id: number) {
      await api.invoice.deleteTitle({ id })
      await refresh()
    },
    async mail(invoiceId: number, email: string) {
      await api.invoice.sendMail({ invoiceId, email })
      await Promise.all([refresh(), client.invalidateQueries({ queryKey: api.invoice.detail.key })])
    },
    /** The whole address of the page for somebody else. */
    async linkFor(sn: string) {
      const { path } = await api.invoice.editLink({ sn })
      return location.origin + path
    },
  }
}

/** Milliseconds between two looks at an invoice that is being made. */
const lookAgain = 4000

/** Looks again while something is under way that will be over soon. */
export function useUnderWay(invoice: Invoice | null, isReceived: boolean, look: () => void): void {
  const stage = invoice?.stage
  const isMoving =
    stage === 'issuing' ||
    (stage === 'reversing' && !invoice?.awaitsUntil) ||
    (stage === 'applied' && isReceived)
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(look, lookAgain)
    return () => clearInterval(timer)
    // `look` is a new function each time, and always the same one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMoving])
}
