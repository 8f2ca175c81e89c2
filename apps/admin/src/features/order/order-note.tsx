import type { DeskOrder } from '@mallard/contract/order/order-desk.calls'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { buttonTexts } from '#platform/button.texts.ts'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { useTell } from '#platform/use-tell.ts'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'
import { useOrderChange } from './use-orders.ts'

/** The note, changed in place: shown at once, taken back when it is refused. */
export function OrderNote({ order, canEdit }: { order: DeskOrder; canEdit: boolean }) {
  const texts = orderTexts.use()
  const { cancel } = buttonTexts.use()
  const tell = useTell()
  const { api } = useSession()
  const [typed, setTyped] = useState<string>()
  const saving = useOrderChange(
    order.orderSn,
    (remark: string) => api.orderDesk.remark({ sn: order.orderSn, version: order.version, remark }),
    (before, remark) => ({ ...before, remark }),
  )

  function save(): void {
    const remark = (typed ?? '').trim()
    setTyped(undefined)
    if (remark === order.remark) return
    // What was typed comes back with the refusal.
    saving.mutate(remark, { onSuccess: () => tell.done(texts.saved), onError: () => setTyped(remark) })
  }

  if (typed === undefined) {
    return (
      <Panel
        title={texts.note}
        extra={
          canEdit && (
            <Button type="text" size="small" onClick={() => setTyped(order.remark)} aria-label={`${texts.edit} ${texts.note}`}>
              {texts.edit}
            </Button>
          )
        }
      >
        <p className={order.remark ? styles.note : 'soft'}>{order.remark || texts.noNote}</p>
        {!canEdit && (order.status === 1 || order.status === 2) && <p className="soft small">{texts.noteLocked}</p>}
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
