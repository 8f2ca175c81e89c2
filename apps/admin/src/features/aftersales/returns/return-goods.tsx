import type { AdminReturn } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import type { RefundAmounts } from '@mallard/contract/aftersales/returns/returns.fields'
import { Panel } from '#platform/parts/panel.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { count, money } from '#platform/show.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'

/** What is asked to be given back, and what was found of it. */
export function ReturnGoods({
  each,
}: {
  each: Pick<AdminReturn, 'items' | 'inspected' | 'exchange' | 'refundAmounts' | 'outcomes'>
}) {
  const texts = returnsTexts.use()
  return (
    <Panel title={texts.goods}>
      {each.items.length === 0 && <p className="soft">{texts.noGoods}</p>}
      <ul className={styles.lines}>
        {each.items.map((item) => {
          const found = each.inspected.find(({ orderItemId }) => orderItemId === item.id)
          return (
            <li key={item.id}>
              <Thumb pic={item.pic} size={44} />
              <div>
                <div>{item.title}</div>
                <div className="soft small">
                  {item.productAttr} <span className="mono">{item.productSn}</span>
                </div>
                {each.exchange && (
                  <div className="small">
                    {texts.exchangeFor(each.exchange.productAttr)}{' '}
                    <span className="mono soft">{each.exchange.productSn}</span>
                  </div>
                )}
                {found && (
                  <div className="soft small">
                    {texts.inspected(found.received, found.sellable)}
                  </div>
                )}
              </div>
              <span className={styles.figure}>
                {item.productQuantity > 0 && `× ${item.productQuantity} `}
                {item.realAmount > 0 && money(item.realAmount)}
              </span>
            </li>
          )
        })}
      </ul>
      {each.outcomes.map(({ text }) => (
        <p key={text} className="soft small">
          {text}
        </p>
      ))}
      {each.refundAmounts && <RefundSum amounts={each.refundAmounts} />}
    </Panel>
  )
}

const parts = [
  ['goodsAmount', 1],
  ['promotionAmount', -1],
  ['couponAmount', -1],
  ['integrationAmount', -1],
  ['adjustAmount', 1],
  ['freightAmount', 1],
  ['amendsAmount', 1],
  ['roundingAmount', 1],
  ['chargedAmount', -1],
  ['reducedAmount', -1],
] as const satisfies readonly (readonly [keyof RefundAmounts, 1 | -1])[]

/** The parts of a refund with their signs, and what they come to; what is nothing is left out. */
function RefundSum({ amounts }: { amounts: RefundAmounts }) {
  const texts = returnsTexts.use()
  return (
    <dl className={styles.sum}>
      {parts.map(
        ([name, sign]) =>
          (amounts[name] !== 0 || (name === 'goodsAmount' && amounts.amendsAmount <= 0)) && (
            <div key={name}>
              <dt>{texts[name]}</dt>
              <dd>{money(amounts[name] * sign)}</dd>
            </div>
          ),
      )}
      <div className={styles.total}>
        <dt>{texts.refundTotal}</dt>
        <dd>{money(amounts.refundAmount)}</dd>
      </div>
      {amounts.integrationAmount > 0 && (
        <div>
          <dt>{texts.pointsBack}</dt>
          <dd>{count(amounts.integrationAmount)}</dd>
        </div>
      )}
    </dl>
  )
}
