import type { AdminReturn } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { Input, InputNumber } from 'antd'
import { useState } from 'react'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { fenTyped, money } from '#platform/show.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

export interface Received {
  lines: { orderItemId: number; received: number; sellable: number }[]
  /** fen */
  amount?: number
}

interface ReceiveFormProps {
  each: AdminReturn
  step: Step<Received>
  onClose: () => void
}

/**
 * What arrived, and what of it can be sold again; the refund follows the units, unless the operator
 * says less.
 */
export function ReceiveForm({ each, step, onClose }: ReceiveFormProps) {
  const texts = returnsTexts.use()
  const [found, setFound] = useState(() =>
    each.items.map(({ id, productQuantity }) => ({
      orderItemId: id,
      received: productQuantity,
      sellable: productQuantity,
    })),
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
        return {
          orderItemId,
          received,
          sellable: Math.min(part.sellable ?? line.sellable, received),
        }
      }),
    )
  return (
    <ModalForm
      width={560}
      title={texts.receiveTitle}
      ok={texts.receive}
      hint={texts.receiveHint}
      isBlocked={isWrong || found.every(({ received }) => received === 0)}
      call={step}
      inputOf={() => ({ lines: found, ...(amount !== undefined && { amount }) })}
      done={texts.received}
      onClose={onClose}
    >
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
          <span className={isWrong ? `small ${styles.late}` : 'soft small'}>
            {texts.amountMax(money(most))}
          </span>
        </label>
      )}
    </ModalForm>
  )
}
