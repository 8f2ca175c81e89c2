import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { Button } from '@mallard/ui/button'
import { Sheet } from '@mallard/ui/sheet'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import type { Draft } from '#entities/invoice/invoice-draft.ts'
import { InvoiceForm } from '#entities/invoice/invoice.form.tsx'
import styles from './checkout.module.css'
import { checkoutTexts } from './checkout.texts.ts'

export interface InvoiceSheetProps {
  open: boolean
  onClose: () => void
  flow: Pick<Flow, 'invoice' | 'canMailInvoice'>
  onChoose: (invoice: Draft | null) => Promise<boolean>
}

/** Whom the invoice of the order is to be made out to, or that none is wanted. */
export default function InvoiceSheet({
  open,
  onClose,
  flow: { invoice, canMailInvoice },
  onChoose,
}: InvoiceSheetProps) {
  const texts = checkoutTexts()
  const api = useApi()
  const [isBusy, setBusy] = useState(false)
  const { data, isPending } = useQuery({
    ...api.invoice.list.query({ pageSize: 10 }),
    enabled: open,
  })
  // Titles of earlier invoices, each once; what somebody else filled in is not told.
  const titles = [
    ...new Map(
      (data?.list ?? [])
        .filter(({ name }) => name !== '')
        .map((each) => [`${each.type} ${each.name}`, { ...each, id: each.invoiceId }]),
    ).values(),
  ]

  async function choose(draft: Draft | null): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const isChosen = await onChoose(draft)
    setBusy(false)
    if (isChosen) onClose()
  }

  return (
    <Sheet open={open} onClose={onClose} title={texts.invoice}>
      <p className={styles.sheetHead}>{texts.invoiceNote}</p>
      {!isPending && (
        <div className={styles.sheetForm}>
          <InvoiceForm
            invoice={invoice ?? undefined}
            submitText={texts.useInvoice}
            canMail={canMailInvoice}
            titles={titles}
            search={(by, keyword) => api.invoice[by]({ keyword })}
            onSave={choose}
          />
        </div>
      )}
      <div className={styles.noInvoice}>
        <Button kind="plain" block busy={isBusy} onClick={() => void choose(null)}>
          {texts.noInvoice}
        </Button>
      </div>
    </Sheet>
  )
}
