import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { dateTime } from '#platform/show.ts'
import styles from './invoice.module.css'
import { invoiceTexts } from './invoice.texts.ts'

/** Where an invoice was sent, the newest first; nothing while it was not. */
export function InvoiceMails({ mails }: Pick<AdminInvoice, 'mails'>) {
  const texts = invoiceTexts.use()
  if (mails.length === 0) return null
  const actors: Readonly<Record<string, string>> = {
    shopper: texts.shopper,
    staff: texts.staff,
    system: texts.system,
  }
  const states = { waiting: texts.mailWaiting, sent: texts.mailSent, failed: texts.mailFailed }
  const tones = { waiting: 'warn', sent: 'good', failed: 'bad' } as const
  return (
    <Panel title={texts.mails}>
      <ol className={styles.timeline}>
        {mails.map(({ email, state, at, actor, fault }) => (
          <li key={at}>
            <div className={styles.mail}>
              <span>{email}</span>
              <Pill tone={tones[state]}>{states[state]}</Pill>
            </div>
            <div className="soft small">
              {dateTime(at)} · {actors[actor] ?? actor}
            </div>
            {fault && <div className="soft small">{fault}</div>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
