import type { ReplyOf } from '@mallard/contract/api'
import type { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Loaded } from '#platform/parts/loaded.tsx'
import { useSession } from '#platform/session.ts'
import { labelTexts } from './label.texts.ts'
import { LabelSheets } from './label-sheets.tsx'
import { PackingSlip } from './packing-slip.tsx'
import { PickList } from './pick-list.tsx'
import { printTexts } from './print.texts.ts'
import styles from './print.module.css'
import { isPrintable, useLabels } from './use-labels.ts'

type What = 'pick' | 'slip' | 'label'
type Printed = ReplyOf<(typeof orderAdminCalls)['printed']>

/** Sheets of paper for chosen orders, as they will leave the printer. */
export function PrintView({ sns, onClose }: { sns: readonly string[]; onClose: () => void }) {
  const texts = printTexts.use()
  const { api } = useSession()
  const { labels: labelsWord } = labelTexts.use()
  const labels = useLabels(sns).data?.filter(isPrintable) ?? []
  const [what, setWhat] = useState<What>(sns.length > 1 ? 'pick' : 'slip')
  const answer = useQuery({
    queryKey: [...api.orderAdmin.key, 'print', sns],
    queryFn: () => api.orderAdmin.printed({ sns: [...sns] }),
    staleTime: 0,
  })
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    dialog.current?.focus()
    return () => before?.focus()
  }, [])
  // On the whole page: what had the focus is not there while it is printed.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onClose])
  return createPortal(
    <div
      ref={dialog}
      className={styles.root}
      role="dialog"
      aria-modal="true"
      aria-label={texts.preview}
      tabIndex={-1}
    >
      <div className={styles.bar}>
        <Segmented
          aria-label={texts.which}
          value={what}
          onChange={setWhat}
          options={[
            { value: 'pick' as const, label: texts.pick },
            { value: 'slip' as const, label: texts.slip },
            ...(labels.length > 0 ? [{ value: 'label' as const, label: labelsWord }] : []),
          ]}
        />
        <span className={styles.buttons}>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button type="primary" disabled={!answer.data} onClick={() => print()}>
            {texts.print}
          </Button>
        </span>
      </div>
      {what === 'label' ? (
        <LabelSheets labels={labels} />
      ) : (
        <Loaded answer={answer}>{(data) => <Sheets printed={data} what={what} />}</Loaded>
      )}
    </div>,
    document.body,
  )
}

function Sheets({ printed, what }: { printed: Printed; what: 'pick' | 'slip' }) {
  const texts = printTexts.use()
  const orders = printed.list.filter(({ lines }) => lines.length > 0)
  if (orders.length === 0) return <p className={styles.nothing}>{texts.nothing}</p>
  if (what === 'pick') return <PickList storeName={printed.storeName} orders={orders} />
  return orders.map((order) => <PackingSlip key={order.orderSn} store={printed} order={order} />)
}
