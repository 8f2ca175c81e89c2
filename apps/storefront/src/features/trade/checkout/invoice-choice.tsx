import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { onFirstUse } from '@mallard/ui/first-use'
import { preloadSheet } from '@mallard/ui/sheet'
import { useState } from 'react'
import { useOffers } from '#platform/partner.ts'
import { checkoutTexts } from './checkout.texts.ts'
import type { CheckoutHandle } from './use-checkout.ts'

const InvoiceSheet = onFirstUse(() =>
  import('./invoice-sheet.tsx').then((module) => module.default),
)

/** The invoice of the order to be: none unless one is wished for. What costs nothing has none. */
export function InvoiceChoice({ flow, handle }: { flow: Flow; handle: CheckoutHandle }) {
  const texts = checkoutTexts()
  const [isOpen, setOpen] = useState(false)
  const { invoice } = flow
  const { invoices } = useOffers()
  if (!invoices || flow.amounts.payAmount === 0) return null
  return (
    <>
      <CellList>
        <Cell
          title={texts.invoice}
          value={
            invoice
              ? invoice.type === titleType.company
                ? invoice.name
                : texts.toPerson(invoice.name)
              : texts.noInvoice
          }
          onPress={() => {
            preloadSheet()
            setOpen(true)
          }}
        />
      </CellList>
      <InvoiceSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        flow={flow}
        onChoose={(draft) => handle.choose({ invoice: draft })}
      />
    </>
  )
}
