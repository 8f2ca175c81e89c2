import type { InputOf } from '@mallard/contract/api'
import type { AdminOrder, orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { deepCutLines } from '#platform/deep-cut.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { useSession } from '#platform/session.ts'
import { fenTyped, money } from '#platform/show.ts'
import styles from './order.module.css'
import { planPrices, type PricePlan, pricesNow, spreadOff, type TypedPrices } from './price-plan.ts'
import { priceTexts } from './price.texts.ts'
import { useOrderChange } from './use-orders.ts'

type Repriced = InputOf<(typeof orderAdminCalls)['price']>

/** What an order costs before it is paid, line by line and as a whole. */
export const PriceForm = defineForm({
  texts: priceTexts,
  width: 600,
  initial: (_order: AdminOrder) => ({ reason: '' }),
  useOwn: (order) => {
    const { api } = useSession()
    const changing = useOrderChange(order.orderSn, (input: Repriced) => api.orderAdmin.price(input))
    const [typed, type] = useState(() => pricesNow(order.prices))
    return { order, changing, typed, type, plan: planPrices(order.prices, typed) }
  },
  inputOf: ({ reason }, { orderSn, version }, _now, { plan }): Repriced => ({
    sn: orderSn,
    version,
    lines: [...plan.lines],
    freightAmount: plan.freightAmount,
    reason: reason.trim(),
  }),
  send: (_api, input, _requestId, { changing }) => changing.mutateAsync(input),
  title: ({ texts }) => texts.price,
  hint: ({ texts }) => texts.hint,
  ok: ({ texts }) => texts.ok,
  isBlocked: ({ own: { plan } }) => plan.problem !== undefined,
  cuts: (_input, { texts, locale, own: { order, plan } }) =>
    deepCutLines(
      [{ name: texts.whole, before: order.amounts.payAmount, after: plan.payAmount }],
      locale,
    ),
  fields: ({ texts, own }) => (
    <>
      <PriceLines {...own} />
      <OffField {...own} />
      <PriceSum {...own} />
      <ReasonField label={texts.reason} needed={texts.needed} usual={texts.usual} />
    </>
  ),
  done: ({ texts, own: { plan } }, { amounts: after }) =>
    after.payAmount === plan.payAmount ? texts.done : texts.asked,
})

interface Pricing {
  /** As the fields began. */
  order: AdminOrder
  typed: TypedPrices
  type: (typed: TypedPrices) => void
  plan: PricePlan
}

/** A price for each line, and for the freight. */
function PriceLines({ order: { prices, items }, typed, type, plan }: Pricing) {
  const texts = priceTexts.use()
  return (
    <ul className={styles.shipLines}>
      {prices.lines.map(({ orderItemId, ordered }) => {
        const item = items.find(({ id }) => id === orderItemId)
        return (
          <li key={orderItemId} className={styles.refundLine}>
            {item && <Thumb pic={item.pic} size={40} />}
            <div className={styles.shipTitle}>
              <div>{item?.title}</div>
              <div className="soft small">
                {item?.productAttr} × {item?.productQuantity}
              </div>
            </div>
            <PriceField
              label={`${item?.title ?? ''} ${item?.productAttr ?? ''}`}
              ordered={ordered}
              value={typed.lines[orderItemId] ?? ''}
              problem={plan.at === orderItemId ? plan.problem : undefined}
              onChange={(value) =>
                type({ ...typed, lines: { ...typed.lines, [orderItemId]: value } })
              }
            />
          </li>
        )
      })}
      {prices.freight.ordered > 0 && (
        <li className={styles.refundLine}>
          <div className={styles.shipTitle}>{texts.freight}</div>
          <PriceField
            label={texts.freight}
            ordered={prices.freight.ordered}
            value={typed.freight}
            problem={plan.at === 'freight' ? plan.problem : undefined}
            onChange={(freight) => type({ ...typed, freight })}
          />
        </li>
      )}
    </ul>
  )
}

/** Takes an amount off the whole, spread over the lines. */
function OffField({ order: { prices }, typed, type }: Pricing) {
  const texts = priceTexts.use()
  const [off, setOff] = useState('')
  const offFen = fenTyped(off)
  const spread = offFen === undefined ? undefined : spreadOff(prices, typed, offFen)
  return (
    <div className={styles.refundRest}>
      <label>
        {texts.off}{' '}
        <Input
          prefix={<span className="soft small">¥</span>}
          inputMode="decimal"
          maxLength={12}
          value={off}
          status={off !== '' && !spread ? 'error' : ''}
          onChange={({ target }) => setOff(target.value.trim())}
          style={{ width: 130 }}
        />{' '}
        <Button disabled={!spread} onClick={() => spread && type(spread)}>
          {texts.spread}
        </Button>
      </label>
      {off !== '' && !spread && (
        <span className={`small ${styles.bad}`}>
          {offFen === undefined ? texts.badAmount : texts.offTooMuch}
        </span>
      )}
    </div>
  )
}

function PriceSum({ order: { amounts }, plan }: Pricing) {
  const texts = priceTexts.use()
  return (
    <p role="status" className={styles.priceSum}>
      {plan.problem && plan.at === undefined && plan.problem !== 'same' ? (
        <span className={styles.bad}>{texts[plan.problem]}</span>
      ) : (
        <>
          {texts.now} <strong>{money(plan.payAmount)}</strong>{' '}
          {plan.payAmount !== amounts.payAmount && (
            <s className="soft">{money(amounts.payAmount)}</s>
          )}
        </>
      )}
    </p>
  )
}

interface PriceFieldProps {
  label: string
  /** fen */
  ordered: number
  /** Yuan as typed. */
  value: string
  problem: 'badAmount' | 'above' | 'nothing' | 'same' | undefined
  onChange: (value: string) => void
}

function PriceField({ label, ordered, value, problem, onChange }: PriceFieldProps) {
  const texts = priceTexts.use()
  return (
    <div className={styles.priceField}>
      <Input
        aria-label={label}
        prefix={<span className="soft small">¥</span>}
        inputMode="decimal"
        maxLength={12}
        value={value}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== undefined}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <div
        className={problem ? `small ${styles.bad}` : 'soft small'}
        {...(problem && { role: 'alert' })}
      >
        {problem ? texts[problem] : texts.ordered(money(ordered))}
      </div>
    </div>
  )
}
