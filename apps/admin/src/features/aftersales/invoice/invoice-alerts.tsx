import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { Alert, type AlertProps } from 'antd'
import { dateTime } from '#platform/show.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { unreversedText } from './unreversed-text.ts'

/** What an invoice asks of staff, and what others said of it. */
export function InvoiceAlerts({ invoice }: { invoice: AdminInvoice }) {
  const texts = invoiceTexts.use()
  const { stage, awaitsUntil, unreversed, issuedBy, fault, reason } = invoice
  const isOwn = issuedBy === 'staff'
  const said: (AlertProps & { title: string })[] = []
  if (fault) said.push({ type: 'error', title: texts.fault, description: fault })
  if (awaitsUntil !== null)
    said.push({
      type: 'info',
      title: texts.awaiting(dateTime(awaitsUntil)),
      description: isOwn ? texts.awaitingOwn : texts.awaitingChannel,
    })
  else if (stage === 'reversing' && isOwn)
    said.push({ type: 'warning', title: texts.mustRedden, description: texts.reddenHint })
  if (unreversed && unreversed !== 'left')
    said.push({
      type: 'warning',
      title: unreversedText(unreversed, texts),
      description: isOwn ? texts.standingOwn : texts.standing,
    })
  if (reason) said.push({ type: 'warning', title: texts.told, description: reason })
  return said.map((each) => <Alert key={each.title} style={{ marginBottom: 16 }} {...each} />)
}
