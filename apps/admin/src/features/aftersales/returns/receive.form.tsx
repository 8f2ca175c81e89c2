import type { AdminReturn } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { Input, InputNumber } from 'antd'
import { useState } from 'react'
import { defineForm } from '#platform/form/define-form.tsx'
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

interface Receiving {
  each: AdminReturn
  step: Step<Received>
}

/**
 * What arrived, and what of it can be sold again; the refund follows the units, unless the operator
 * says less.
 */
export const ReceiveForm = defineForm({
  texts: returnsTexts,
  width: 560,
  initial: (_of: Receiving) => ({}),
  useOwn: ({ each, step }) => ({ step, receipt: useReceipt(each) }),
  inputOf: (_values, _begun, _now, { receipt: { found, amount } }): Received => ({
    lines: found,
    ...(amount !== undefined && { amount }),
  }),
  send: (_api, received, _requestId, { step }) => step.mutateAsync(received),
  title: ({ texts }) => texts.receiveTitle,
  hint: ({ texts }) => texts.receiveHint,
  ok: ({ texts }) => texts.receive,
  isBlocked: ({ own: { receipt } }) =>
    receipt.isWrong || receipt.found.every(({ received }) => received === 0),
  fields: ({ of: { each }, own: { receipt } }) => <ReceiptFields each={each} receipt={receipt} />,
  done: ({ texts }) => texts.received,
})

/** What is typed of each line, and the amount. */
function useReceipt(each: AdminReturn) {
  const [found, setFound] = useState(() =>
    each.items.map(({ id, productQuantity }) => ({
      orderItemId: id,
      received: productQuantity,
      sellable: productQuantity,
    })),
  )
  const [typed, setTyped] = useState('')
  const most = each.approvedAmount ?? each.applyAmount
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
  return { found, change, typed, setTyped, most, amount, isWrong }
}

function ReceiptFields({
  each,
  receipt: { found, change, typed, setTyped, most, isWrong },
}: {
  each: AdminReturn
  receipt: ReturnType<typeof useReceipt>
}) {
  const texts = returnsTexts.use()
  return (
    <>
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
      {each.type === 1 && (
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
    </>
  )
}
