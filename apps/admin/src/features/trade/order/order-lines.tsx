import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { Alert } from 'antd'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { money } from '#platform/show.ts'
import { addsUp, amountRows, goneGifts } from './amount-rows.ts'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'
import { shippedUnits } from './ship-lines.ts'

export function OrderLines({ order }: { order: AdminOrder }) {
  const texts = orderTexts.use()
  const { scope, can } = useSession()
  const isShipping = order.delivery.length > 0
  const heldOf = (orderItemId: number) =>
    order.toShip.find((each) => each.orderItemId === orderItemId)?.held ?? 0
  return (
    <Panel title={texts.goods}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th>{texts.goods}</th>
            <th className={styles.figure}>{texts.price}</th>
            <th className={styles.figure}>{texts.quantity}</th>
            <th className={styles.figure}>{texts.subtotal}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id}>
              <td>
                <div className={styles.item}>
                  <Thumb pic={item.pic} size={44} />
                  <div>
                    {can('goods.read') ? (
                      <Link
                        to={addressOf(scope, 'goods', item.itemId)}
                        className={styles.titleLink}
                      >
                        {item.title}
                      </Link>
                    ) : (
                      item.title
                    )}
                    <div className="soft small">
                      {item.productAttr} <span className="mono">{item.productSn}</span>
                    </div>
                    {item.returnText && (
                      <div className="soft small">
                        {item.returnText}
                        {'exemptByNature' in item.returnPolicy && texts.agreedToIt}
                      </div>
                    )}
                  </div>
                </div>
              </td>
              <td className={styles.figure}>{money(item.productPrice)}</td>
              <td className={styles.figure}>
                {item.productQuantity}
                {isShipping && (
                  <div className="soft small nowrap">
                    {texts.shipped(shippedUnits(order, item.id), item.productQuantity)}
                  </div>
                )}
                {heldOf(item.id) > 0 && (
                  <div className={`small nowrap ${styles.bad}`}>
                    {texts.heldUnits(heldOf(item.id))}
                  </div>
                )}
                {item.returnedQuantity > 0 && (
                  <div className="soft small nowrap">{texts.returned(item.returnedQuantity)}</div>
                )}
              </td>
              <td className={styles.figure}>
                {money(item.realAmount)}
                {item.realAmount !== item.productPrice * item.productQuantity && (
                  <div className={`small ${styles.struck}`}>
                    {money(item.productPrice * item.productQuantity)}
                  </div>
                )}
              </td>
            </tr>
          ))}
          {goneGifts(order).map(({ id, name }) => (
            <tr key={`gift ${id}`}>
              <td colSpan={4}>
                <Pill tone="warn">{texts.giftGone}</Pill> <span className="soft">{name}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.amounts}>
        {amountRows(order.amounts).map(({ name, amount }) => (
          <div key={name}>
            <dt>{texts[name]}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{order.payStatus === 1 ? texts.paidAmount : texts.payAmount}</dt>
          <dd>{money(order.amounts.payAmount)}</dd>
        </div>
        {order.refundedAmount > 0 && (
          <>
            <div>
              <dt>{texts.refunded}</dt>
              <dd>{money(0 - order.refundedAmount)}</dd>
            </div>
            <div className={styles.sum}>
              <dt>{texts.net}</dt>
              <dd>{money(order.amounts.payAmount - order.refundedAmount)}</dd>
            </div>
          </>
        )}
      </dl>
      {!addsUp(order.amounts) && <Alert type="error" title={texts.doNotAdd} />}
    </Panel>
  )
}
