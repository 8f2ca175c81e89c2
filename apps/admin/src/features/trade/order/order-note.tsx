import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { glossaryTexts } from '#platform/texts.ts'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'
import { useOrderChange } from './use-orders.ts'

/** What the buyer wrote at checkout; theirs alone to write. */
export function BuyerMessage({ remark }: { remark: string }) {
  const texts = orderTexts.use()
  return (
    <Panel title={texts.message}>
      <p className={remark ? styles.note : 'soft'}>{remark || texts.noMessage}</p>
    </Panel>
  )
}

/** The staff's note, changed in place: shown at once, taken back when it is refused. */
export function OrderNote({ order, canEdit }: { order: AdminOrder; canEdit: boolean }) {
  const texts = orderTexts.use()
  const { cancel } = glossaryTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const [typed, setTyped] = useState<string>()
  // As the typing began: what was fetched since must not hide a conflict.
  const [begun, setBegun] = useState(order)
  const saving = useOrderChange(
    order.orderSn,
    (staffNote: string) =>
      api.orderAdmin.staffNote({ sn: order.orderSn, version: begun.version, staffNote }),
    (before, staffNote) => ({ ...before, staffNote }),
  )

  function edit(): void {
    setBegun(order)
    setTyped(order.staffNote)
  }

  function save(): void {
    const staffNote = (typed ?? '').trim()
    setTyped(undefined)
    if (staffNote === begun.staffNote) return
    // What was typed comes back with the refusal.
    saving.mutate(staffNote, {
      onSuccess: () => feedback.done(texts.saved),
      onError: () => setTyped(staffNote),
    })
  }

  if (typed === undefined) {
    return (
      <Panel
        title={texts.note}
        extra={
          canEdit && (
            <Button
              type="text"
              size="small"
              onClick={edit}
              aria-label={`${texts.edit} ${texts.note}`}
            >
              {texts.edit}
            </Button>
          )
        }
      >
        <p className={order.staffNote ? styles.note : 'soft'}>{order.staffNote || texts.noNote}</p>
        {canEdit && <p className="soft small">{texts.noteHint}</p>}
      </Panel>
    )
  }
  return (
    <Panel title={texts.note}>
      <Input.TextArea
        autoFocus
        aria-label={texts.note}
        value={typed}
        maxLength={200}
        showCount
        autoSize={{ minRows: 2, maxRows: 6 }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined)
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          save()
        }}
      />
      <div className={styles.noteActions}>
        <Button size="small" onClick={() => setTyped(undefined)}>
          {cancel}
        </Button>
        <Button size="small" type="primary" onClick={save}>
          {texts.save}
        </Button>
      </div>
    </Panel>
  )
}
