import type { PackedOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { Barcode } from '#platform/parts/barcode.tsx'
import { dateTime } from '#platform/show.ts'
import { orderTexts } from './order.texts.ts'
import { printTexts } from './print.texts.ts'
import styles from './print.module.css'

interface PackingSlipProps {
  store: { readonly storeName: string; readonly storePhone: string }
  order: PackedOrder
}

/** What lies in the parcel, for who packs it and for who opens it. */
export function PackingSlip({ store, order }: PackingSlipProps) {
  const texts = printTexts.use()
  const orderWords = orderTexts.use()
  const { orderSn, createTime, receiver, remark, lines } = order
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className={styles.sheet} aria-label={`${texts.slip} ${orderSn}`}>
      <header className={styles.head}>
        <div>
          <h1>{store.storeName}</h1>
          {texts.ordered(dateTime(createTime))}
        </div>
        <Barcode text={orderSn} height={11} />
      </header>
      {receiver && (
        <p className={styles.to}>
          <b>{orderWords.receiver}</b> {receiver.name} {receiver.phone}
          <br />
          {receiver.province} {receiver.city} {receiver.county} {receiver.detail}
        </p>
      )}
      {remark && (
        <p className={styles.to}>
          <b>{orderWords.message}</b> {remark}
        </p>
      )}
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{texts.goods}</th>
            <th scope="col">{texts.code}</th>
            <th scope="col" className={styles.figure}>
              {texts.units}
            </th>
            <th scope="col">{texts.checked}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ orderItemId, title, productAttr, productSn, quantity }) => (
            <tr key={orderItemId}>
              <td>
                {title}
                <div className={styles.attrs}>{productAttr}</div>
              </td>
              <td className={styles.code}>{productSn}</td>
              <td className={styles.count}>{quantity}</td>
              <td>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={styles.foot}>
        <b>{texts.packed(units)}</b>
        {store.storePhone && <span>{texts.help(store.storePhone)}</span>}
      </footer>
    </section>
  )
}
