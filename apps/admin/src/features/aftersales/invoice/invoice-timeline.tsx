import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { Timeline } from '#platform/parts/timeline.tsx'
import { invoiceTexts } from './invoice.texts.ts'

/** What became of an invoice, the newest first. */
export function InvoiceTimeline({ invoice }: { invoice: AdminInvoice }) {
  const texts = invoiceTexts.use()
  const actors: Readonly<Record<string, string>> = {
    shopper: texts.shopper,
    staff: texts.staff,
    system: texts.system,
    channel: texts.channel,
  }
  const { apply, edit, send, fail, redden, keep, reject, retry, reverse } = texts
  const events: Readonly<Record<string, string>> = {
    ...{ apply, edit, send, fail, redden, keep, reject, retry, reverse },
    void: texts.void,
    issue: texts.issued,
    upload: texts.uploadEvent,
    reissue: texts.reissued,
    await: texts.awaitEvent,
    expire: texts.expireEvent,
    refuse: texts.refuseEvent,
    leave: texts.leaveEvent,
  }
  return (
    <Timeline
      title={texts.timeline}
      steps={[...invoice.log].reverse().map((entry) => ({
        key: `${entry.at}-${entry.event}-${entry.to}`,
        text: events[entry.event] ?? entry.event,
        at: entry.at,
        by: actors[entry.actor] ?? entry.actor,
        note: entry.reason,
      }))}
    />
  )
}
