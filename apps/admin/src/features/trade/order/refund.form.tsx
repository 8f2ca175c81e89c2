import type { RefundOptions } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Form, Input, InputNumber, Segmented, Select } from 'antd'
import { useState } from 'react'
import { defineForm } from '#platform/form/define-form.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { refundReads } from '#platform/order-reads.ts'
import { useSession } from '#platform/session.ts'
import { money } from '#platform/show.ts'
import styles from './order.module.css'
import {
  type Chosen,
  emptyChoice,
  lineIn,
  sumUp,
  unitsIn,
  wholeChoice,
  type ChosenLine,
  type RefundSum,
} from './refund-plan.ts'
import { refundTexts } from './refund.texts.ts'

interface RefundFormProps {
  order: AdminOrder
  /** Everything is chosen: the order is cancelled. */
  isWhole: boolean
  onClose: () => void
}

/** Money back on the store's word; what can go back is asked for as the form opens. */
export function RefundForm({ order, isWhole, onClose }: RefundFormProps) {
  const { api } = useSession()
  const answer = useQuery({
    ...api.refundAdmin.options.query({ sn: order.orderSn }),
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <Loaded answer={answer}>
      {(options) => <Filled of={{ order, isWhole, options }} onClose={onClose} />}
    </Loaded>
  )
}

interface Refunding extends Omit<RefundFormProps, 'onClose'> {
  options: RefundOptions
}

const Filled = defineForm({
  texts: refundTexts,
  width: 680,
  initial: ({ isWhole }: Refunding): { reasonCode?: string; desc: string } => ({
    ...(isWhole && { reasonCode: 'storeCancelled' }),
    desc: '',
  }),
  useOwn: ({ isWhole, options }) => {
    const [chosen, choose] = useState(() =>
      isWhole ? wholeChoice(options, true) : emptyChoice(options),
    )
    const sum = sumUp(options, chosen)
    return { chosen, choose, sum, willWait: sum.amount > options.leftToday }
  },
  inputOf: ({ reasonCode = '', desc }, { order }, _now, { sum }) => ({
    sn: order.orderSn,
    ...sum.input,
    reasonCode,
    desc: desc.trim(),
  }),
  send: (api, input, requestId) => api.refundAdmin.refund({ ...input, requestId }),
  changes: (api) => refundReads(api),
  title: ({ texts, of: { isWhole } }) => (isWhole ? texts.cancelOrder : texts.title),
  hint: ({ texts, of: { options } }) =>
    options.waiting ? <strong>{texts.waitingNow}</strong> : texts.hint,
  ok: ({ texts, own: { sum, willWait } }) =>
    willWait ? texts.ask : `${texts.ok} ${money(sum.amount)}`,
  isBlocked: ({ of: { options }, own: { sum } }) =>
    sum.problem !== undefined || options.waiting !== null,
  fields: ({ of: { order, options }, own: { chosen, choose, sum, willWait } }) => (
    <>
      <Scope options={options} chosen={chosen} onChoose={choose} />
      <Lines order={order} options={options} chosen={chosen} sum={sum} onChoose={choose} />
      <Freight options={options} chosen={chosen} sum={sum} onChoose={choose} />
      <WhyFields options={options} />
      <Consequences
        options={options}
        sum={sum}
        willWait={willWait}
        hasTied={order.items.some(({ isGift, isAddBuy }) => isGift || isAddBuy)}
      />
    </>
  ),
  done: ({ texts }, { applyId }) => (applyId === null ? texts.asked : texts.done),
})

function WhyFields({ options }: { options: RefundOptions }) {
  const texts = refundTexts.use()
  return (
    <div className={styles.refundReason}>
      <Form.Item
        name="reasonCode"
        label={texts.reason}
        extra={texts.reasonHint}
        rules={[{ required: true, message: texts.needed }]}
      >
        <Select options={options.reasons.map(({ code, text }) => ({ value: code, label: text }))} />
      </Form.Item>
      <Form.Item name="desc" label={texts.desc}>
        <Input maxLength={200} />
      </Form.Item>
    </div>
  )
}

interface ChoiceProps {
  options: RefundOptions
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** About what was sent or what was not, where there is both; and everything at one press. */
function Scope({ options, chosen, onChoose }: ChoiceProps) {
  const texts = refundTexts.use()
  const has = (isUnsent: boolean) => options.lines.some((line) => unitsIn(line, isUnsent) > 0)
  const { isUnsent } = chosen
  return (
    <div className={styles.parcelBar}>
      {has(true) && has(false) ? (
        <Segmented
          aria-label={texts.about}
          value={isUnsent}
          onChange={(next) => onChoose({ ...chosen, isUnsent: next, restock: next, lines: {} })}
          options={[
            { value: true, label: texts.unsent },
            { value: false, label: texts.sent },
          ]}
        />
      ) : (
        <span className="soft">{isUnsent ? texts.unsent : texts.sent}</span>
      )}
      <span>
        <Button type="text" size="small" onClick={() => onChoose(wholeChoice(options, isUnsent))}>
          {texts.all}
        </Button>
        <Button
          type="text"
          size="small"
          onClick={() => onChoose({ ...chosen, lines: {}, freight: '' })}
        >
          {texts.none}
        </Button>
      </span>
    </div>
  )
}

function Lines({
  order,
  options,
  chosen,
  sum,
  onChoose,
}: ChoiceProps & { order: AdminOrder; sum: RefundSum }) {
  const texts = refundTexts.use()
  const change = (orderItemId: number, line: ChosenLine) =>
    onChoose({ ...chosen, lines: { ...chosen.lines, [orderItemId]: line } })
  return (
    <ul className={styles.shipLines}>
      {options.lines.map((line) => {
        const item = order.items.find(({ id }) => id === line.orderItemId)
        const { quantity, amount } = lineIn(chosen, line.orderItemId)
        const most = unitsIn(line, chosen.isUnsent)
        const isWrong = sum.at === line.orderItemId
        const name = `${item?.title ?? ''} ${item?.productAttr ?? ''}`
        return (
          <li key={line.orderItemId} className={styles.refundLine}>
            {item && <Thumb pic={item.pic} size={40} />}
            <div className={styles.shipTitle}>
              <div>{item?.title}</div>
              <div className="soft small">
                {item?.productAttr} {texts.left(money(line.left))}
              </div>
              {line.isOpen && <div className={`small ${styles.bad}`}>{texts.isOpen}</div>}
              {isWrong && sum.problem && (
                <div role="alert" className={`small ${styles.bad}`}>
                  {texts[sum.problem]}
                </div>
              )}
            </div>
            <div className={styles.refundFields}>
              <InputNumber
                aria-label={`${texts.units}: ${name}`}
                prefix={<span className="soft small">{texts.units}</span>}
                suffix={<span className="soft small">{texts.of(most)}</span>}
                min={0}
                max={most}
                precision={0}
                disabled={most === 0 || amount !== ''}
                value={quantity}
                onChange={(next) => change(line.orderItemId, { quantity: next ?? 0, amount: '' })}
                style={{ width: 150 }}
              />
              <Input
                aria-label={`${texts.amount}: ${name}`}
                prefix={<span className="soft small">¥</span>}
                placeholder={texts.amount}
                inputMode="decimal"
                maxLength={12}
                disabled={line.isOpen || line.left === 0 || quantity > 0}
                status={isWrong ? 'error' : ''}
                value={amount}
                onChange={({ target }) =>
                  change(line.orderItemId, { quantity: 0, amount: target.value.trim() })
                }
                style={{ width: 130 }}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Freight({ options, chosen, sum, onChoose }: ChoiceProps & { sum: RefundSum }) {
  const texts = refundTexts.use()
  const isWrong = sum.at === 'freight'
  const hasUnits = sum.units > 0
  if (options.freightLeft === 0 && !hasUnits) return null
  return (
    <div className={styles.refundRest}>
      {options.freightLeft > 0 && (
        <label>
          {texts.freight}{' '}
          <Input
            prefix={<span className="soft small">¥</span>}
            inputMode="decimal"
            maxLength={12}
            status={isWrong ? 'error' : ''}
            value={chosen.freight}
            onChange={({ target }) => onChoose({ ...chosen, freight: target.value.trim() })}
            style={{ width: 130 }}
          />{' '}
          <span className={isWrong ? `small ${styles.bad}` : 'soft small'}>
            {isWrong && sum.problem
              ? texts[sum.problem]
              : texts.freightLeft(money(options.freightLeft))}
          </span>
        </label>
      )}
      {hasUnits && (
        <Checkbox
          checked={chosen.restock}
          onChange={({ target }) => onChoose({ ...chosen, restock: target.checked })}
        >
          {texts.restock}
        </Checkbox>
      )}
    </div>
  )
}

/** What goes back beside the money, and who else is asked. */
function Consequences({
  options,
  sum,
  willWait,
  hasTied,
}: {
  options: RefundOptions
  sum: RefundSum
  willWait: boolean
  /** Gifts or add-ons came with the goods. */
  hasTied: boolean
}) {
  const texts = refundTexts.use()
  const { coupons, hasInvoice, aloneUpTo, leftToday } = options
  const said: string[] = []
  if (sum.points > 0) said.push(texts.points(sum.points))
  if (sum.isWhole)
    said.push(
      texts.closes,
      ...coupons.map(({ name, isOver }) => (isOver ? texts.couponOver(name) : texts.coupon(name))),
    )
  else if (coupons.length > 0 && sum.units > 0) said.push(texts.couponStays)
  if (hasTied && !sum.isWhole && sum.units > 0) said.push(texts.tiedStay)
  if (hasInvoice) said.push(texts.invoice)
  const problem = sum.problem && sum.at === undefined ? texts[sum.problem] : undefined
  return (
    <div className={styles.refundSum}>
      <p role="status">
        {problem && sum.amount > 0 ? (
          <span className={styles.bad}>{problem}</span>
        ) : (
          (problem ?? `${texts.total} `)
        )}
        {!problem && <strong>{money(sum.amount)}</strong>}
      </p>
      {said.map((line) => (
        <p key={line} className="soft small">
          {line}
        </p>
      ))}
      <p className="small">
        {willWait ? (
          <strong>{texts.willWait}</strong>
        ) : (
          <span className="soft">{texts.limit(money(aloneUpTo), money(leftToday))}</span>
        )}
      </p>
    </div>
  )
}
