import type { InputOf } from '@mallard/contract/api'
import type { AdminOrder, orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { deepCutLines, useAskDeepCut } from '#platform/deep-cut.ts'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { useSession } from '#platform/session.ts'
import { fenTyped, money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import styles from './order.module.css'
import { planPrices, pricesNow, spreadOff } from './price-plan.ts'
import { priceTexts } from './price.texts.ts'
import { useOrderChange } from './use-orders.ts'

type Repriced = InputOf<(typeof orderAdminCalls)['price']>

interface PriceFormProps {
  order: AdminOrder
  onClose: () => void
}

/** What an order costs before it is paid, line by line and as a whole. */
export function PriceForm({ order: now, onClose }: PriceFormProps) {
  const texts = priceTexts.use()
  const locale = useLocale()
  const { api } = useSession()
  const askDeepCut = useAskDeepCut()
  // As the fields began: what was fetched since must not hide a conflict.
  const [order] = useState(now)
  const { prices, amounts } = order
  const [typed, setTyped] = useState(() => pricesNow(prices))
  const [off, setOff] = useState('')
  const plan = planPrices(prices, typed)
  const changing = useOrderChange(order.orderSn, (input: Repriced) => api.orderAdmin.price(input))
  const offFen = fenTyped(off)
  const spread = offFen === undefined ? undefined : spreadOff(prices, typed, offFen)

  return (
    <ModalForm
      width={600}
      title={texts.price}
      ok={texts.ok}
      hint={texts.hint}
      isBlocked={plan.problem !== undefined}
      initial={{ reason: '' }}
      call={changing}
      confirm={() =>
        askDeepCut(
          deepCutLines(
            [{ name: texts.whole, before: amounts.payAmount, after: plan.payAmount }],
            locale,
          ),
        )
      }
      inputOf={({ reason }: { reason: string }) => ({
        sn: order.orderSn,
        version: order.version,
        lines: [...plan.lines],
        freightAmount: plan.freightAmount,
        reason: reason.trim(),
      })}
      done={({ amounts: after }) => (after.payAmount === plan.payAmount ? texts.done : texts.asked)}
      onClose={onClose}
    >
      <ul className={styles.shipLines}>
        {prices.lines.map(({ orderItemId, ordered }) => {
          const item = order.items.find(({ id }) => id === orderItemId)
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
                  setTyped({ ...typed, lines: { ...typed.lines, [orderItemId]: value } })
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
              onChange={(freight) => setTyped({ ...typed, freight })}
            />
          </li>
        )}
      </ul>
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
          <Button disabled={!spread} onClick={() => spread && setTyped(spread)}>
            {texts.spread}
          </Button>
        </label>
        {off !== '' && !spread && (
          <span className={`small ${styles.bad}`}>
            {offFen === undefined ? texts.badAmount : texts.offTooMuch}
          </span>
        )}
      </div>
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
      <ReasonField label={texts.reason} needed={texts.needed} usual={texts.usual} />
    </ModalForm>
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
