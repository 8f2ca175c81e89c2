import type { DeskReturn } from '@mallard/contract/returns/returns-desk.calls'
import { Alert, Input, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { Thumb } from '#platform/parts/thumb.tsx'
import { fenTyped, money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

export interface Received {
  lines: { orderItemId: number; received: number; sellable: number }[]
  /** fen */
  amount?: number
}

interface ReceiveFormProps {
  each: DeskReturn
  step: Step<Received>
  onClose: () => void
}

/** What arrived, and what of it can be sold again; the refund follows the units, unless the operator says less. */
export function ReceiveForm({ each, step, onClose }: ReceiveFormProps) {
  const texts = returnsTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const [found, setFound] = useState(() =>
    each.items.map(({ id, productQuantity }) => ({ orderItemId: id, received: productQuantity, sellable: productQuantity })),
  )
  const [typed, setTyped] = useState('')
  const most = each.approvedAmount ?? each.applyAmount
  const isMoney = each.type === 1
  const amount = typed === '' ? undefined : fenTyped(typed)
  const isWrong = typed !== '' && (amount === undefined || amount > most)
  const change = (orderItemId: number, part: { received?: number; sellable?: number }) =>
    setFound(
      found.map((line) => {
        if (line.orderItemId !== orderItemId) return line
        const received = part.received ?? line.received
        return { orderItemId, received, sellable: Math.min(part.sellable ?? line.sellable, received) }
      }),
    )
  const receive = () =>
    step.mutate(
      { lines: found, ...(amount !== undefined && { amount }) },
      {
        onSuccess: () => {
          tell.done(texts.received)
          onClose()
        },
      },
    )
  return (
    <Modal
      open
      width={560}
      title={texts.receiveTitle}
      okText={texts.receive}
      cancelText={texts.cancel}
      confirmLoading={step.isPending}
      okButtonProps={{ disabled: isWrong || found.every(({ received }) => received === 0) }}
      onOk={receive}
      onCancel={onClose}
    >
      <p className="soft">{texts.receiveHint}</p>
      {step.error && <Alert type="error" title={failureText(step.error, locale)} style={{ marginBottom: 16 }} />}
      <ul className={styles.lines}>
        {each.items.map((item) => {
          const line = found.find(({ orderItemId }) => orderItemId === item.id)
          return (
            <li key={item.id}>
              <Thumb pic={item.pic} size={40} />
              <div>
                <div>{item.title}</div>
                <div className="soft small">
                  {item.productAttr} × {item.productQuantity}
                </div>
              </div>
              <InputNumber
                aria-label={`${texts.receivedUnits}: ${item.title}`}
                prefix={texts.receivedUnits}
                min={0}
                max={item.productQuantity}
                precision={0}
                value={line?.received ?? 0}
                onChange={(received) => change(item.id, { received: received ?? 0 })}
                style={{ width: 118 }}
              />
              <InputNumber
                aria-label={`${texts.sellableUnits}: ${item.title}`}
                prefix={texts.sellableUnits}
                min={0}
                max={line?.received ?? 0}
                precision={0}
                value={line?.sellable ?? 0}
                onChange={(sellable) => change(item.id, { sellable: sellable ?? 0 })}
                style={{ width: 118 }}
              />
            </li>
          )
        })}
      </ul>
      {isMoney && (
        <label className={styles.amount}>
          <span>{texts.refundAmount}</span>
          <Input
            inputMode="decimal"
            maxLength={12}
            value={typed}
            status={isWrong ? 'error' : ''}
            aria-invalid={isWrong}
            placeholder={texts.amountAuto}
            onChange={({ target }) => setTyped(target.value.trim())}
          />
          <span className={isWrong ? `small ${styles.late}` : 'soft small'}>{texts.amountMost(money(most))}</span>
        </label>
      )}
    </Modal>
  )
}
