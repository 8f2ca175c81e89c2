import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { Button } from 'antd'
import { useState } from 'react'
import { Panel } from '#platform/parts/panel.tsx'
import { dateTime } from '#platform/show.ts'
import { NoteForm } from './note.form.tsx'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'

/** What the buyer wrote at checkout; theirs alone to write. */
export function BuyerMessage({ remark }: { remark: string }) {
  const texts = orderTexts.use()
  return (
    <Panel title={texts.message}>
      <p className={remark ? styles.note : 'soft'}>{remark || texts.noMessage}</p>
    </Panel>
  )
}

/** What staff noted, the newest first; added to, never written over. */
export function OrderNotes({ order, canAdd }: { order: AdminOrder; canAdd: boolean }) {
  const texts = orderTexts.use()
  const [isAdding, setAdding] = useState(false)
  return (
    <Panel
      title={texts.note}
      extra={
        canAdd && (
          <Button type="text" size="small" onClick={() => setAdding(true)}>
            {texts.addNote}
          </Button>
        )
      }
    >
      {order.notes.length === 0 && <p className="soft">{texts.noNote}</p>}
      <ul className={styles.notes}>
        {order.notes.map(({ id, text, staffName, at }) => (
          <li key={id}>
            <p className={styles.note}>{text}</p>
            <p className="soft small">
              {staffName || texts.formerStaff} · {dateTime(at)}
            </p>
          </li>
        ))}
      </ul>
      {canAdd && <p className="soft small">{texts.noteHint}</p>}
      {isAdding && <NoteForm of={order} onClose={() => setAdding(false)} />}
    </Panel>
  )
}
