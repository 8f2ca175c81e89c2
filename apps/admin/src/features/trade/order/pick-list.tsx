import type { PackedOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { useState } from 'react'
import { Barcode } from '#platform/parts/barcode.tsx'
import { dateTime } from '#platform/show.ts'
import { pickListOf } from './pick-list.ts'
import { printTexts } from './print.texts.ts'
import styles from './print.module.css'

/** What is fetched from the shelves for several orders, in one way through them. */
export function PickList({
  storeName,
  orders,
}: {
  storeName: string
  orders: readonly PackedOrder[]
}) {
  const texts = printTexts.use()
  const [now] = useState(() => Date.now())
  const rows = pickListOf(orders)
  const units = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className={styles.sheet} aria-label={texts.pick}>
      <header className={styles.head}>
        <h1>{texts.pick}</h1>
        <div>
          {storeName}
          <br />
          {texts.ofOrders(orders.length, units)} · {texts.printedAt(dateTime(now))}
        </div>
      </header>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{texts.code}</th>
            <th scope="col">{texts.goods}</th>
            <th scope="col" className={styles.figure}>
              {texts.units}
            </th>
            <th scope="col" className={styles.figure}>
              {texts.inOrders}
            </th>
            <th scope="col">{texts.picked}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({ skuId, productSn, barcode, title, productAttr, quantity, orders: count }) => (
              <tr key={skuId}>
                <td>
                  <Barcode text={barcode || productSn} />
                  {barcode && <div className={styles.code}>{productSn}</div>}
                </td>
                <td>
                  {title}
                  <div className={styles.attrs}>{productAttr}</div>
                </td>
                <td className={styles.count}>{quantity}</td>
                <td className={styles.figure}>{count}</td>
                <td>
                  <span className={styles.box} />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}
