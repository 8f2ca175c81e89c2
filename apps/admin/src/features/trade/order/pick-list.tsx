import type { PackedOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { useState } from 'react'
import { Barcode } from '#platform/parts/barcode.tsx'
import { dateTime } from '#platform/show.ts'
import { PaperGoods, PaperTable } from './paper-table.tsx'
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
      <PaperTable
        rows={rows}
        rowKey={({ skuId }) => skuId}
        columns={[
          { name: texts.code, cell: (row) => <Code {...row} /> },
          { name: texts.goods, cell: (row) => <PaperGoods {...row} /> },
          { name: texts.units, cell: ({ quantity }) => quantity, figure: 'large' },
          { name: texts.inOrders, cell: (row) => row.orders, figure: 'plain' },
        ]}
        tick={texts.picked}
      />
    </section>
  )
}

function Code({ barcode, productSn }: { barcode: string; productSn: string }) {
  return (
    <>
      <Barcode text={barcode || productSn} />
      {barcode && <div className={styles.code}>{productSn}</div>}
    </>
  )
}
