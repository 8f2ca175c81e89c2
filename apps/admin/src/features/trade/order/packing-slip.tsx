import type { PackedOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { Barcode } from '#platform/parts/barcode.tsx'
import { dateTime } from '#platform/show.ts'
import { orderTexts } from './order.texts.ts'
import { PaperGoods, PaperTable } from './paper-table.tsx'
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
      <PaperTable
        rows={lines}
        rowKey={({ orderItemId }) => orderItemId}
        columns={[
          { name: texts.goods, cell: (line) => <PaperGoods {...line} /> },
          { name: texts.code, cell: ({ productSn }) => productSn, isCode: true },
          { name: texts.units, cell: ({ quantity }) => quantity, figure: 'large' },
        ]}
        tick={texts.checked}
      />
      <footer className={styles.foot}>
        <b>{texts.packed(units)}</b>
        {store.storePhone && <span>{texts.help(store.storePhone)}</span>}
      </footer>
    </section>
  )
}
