import type { DeskInvoice } from '@mallard/contract/invoice/invoice-desk.calls'
import { Panel } from '#platform/parts/panel.tsx'
import { dateTime } from '#platform/show.ts'
import styles from './invoice.module.css'
import { invoiceTexts } from './invoice.texts.ts'

/** What became of an invoice, the newest first. */
export function InvoiceTimeline({ invoice }: { invoice: DeskInvoice }) {
  const texts = invoiceTexts.use()
  const actors: Readonly<Record<string, string>> = { shopper: texts.shopper, staff: texts.staff, system: texts.system, channel: texts.channel }
  const { apply, edit, send, fail, redden, keep, reject, retry, reverse } = texts
  const events: Readonly<Record<string, string>> = {
    ...{ apply, edit, send, fail, redden, keep, reject, retry, reverse },
    void: texts.void,
    issue: texts.issued,
    reissue: texts.reissued,
  }
  return (
    <Panel title={texts.timeline}>
      <ol className={styles.timeline}>
        {invoice.log.toReversed().map((entry) => (
          <li key={`${entry.at}-${entry.event}-${entry.to}`}>
            <div>{events[entry.event] ?? entry.event}</div>
            <div className="soft small">
              {dateTime(entry.at)} · {actors[entry.actor] ?? entry.actor}
            </div>
            {entry.reason && <div className="soft small">{entry.reason}</div>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
