import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Order } from '@mallard/contract/trade/order/order.fields'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { useLocale } from '@mallard/ui/locale'
import type { ReactNode } from 'react'
import { copyText } from '#platform/copy.ts'
import { momentText } from '#platform/moment-text.ts'
import { orderTexts } from './order.texts.ts'
import styles from './order.module.css'

/** Number, times and note of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const texts = orderTexts()
  const locale = useLocale()
  const ways: Readonly<Record<string, string>> = {
    wxPay: texts.wxPay,
    aliPay: texts.aliPay,
    unionPay: texts.unionPay,
    offline: texts.offline,
    none: texts.none,
  }
  return (
    <Card title={texts.info}>
      <dl className={styles.facts}>
        <Fact name={texts.orderSn}>
          <span className="tnum">{order.orderSn}</span>
          <Button
            kind="plain"
            size="sm"
            onClick={() => void copyText(order.orderSn, locale)}
            className={styles.copy}
          >
            {texts.copy}
          </Button>
        </Fact>
        <Moment name={texts.created} at={order.createTime} />
        {order.payMethod && order.kind !== orderKind.exchange && (
          <>
            <Fact name={texts.payMethod}>{ways[order.payMethod] ?? order.payMethod}</Fact>
            {order.payMethod !== 'none' && <Moment name={texts.payTime} at={order.payTime} />}
          </>
        )}
        <Moment name={texts.shipTime} at={order.shipTime} />
        <Moment name={texts.receiveTime} at={order.receiveTime} />
        {order.remark && <Fact name={texts.remark}>{order.remark}</Fact>}
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Moment({ name, at }: { name: string; at: number | null }) {
  const locale = useLocale()
  return at === null ? null : (
    <Fact name={name}>
      <span className="tnum">{momentText(at, locale)}</span>
    </Fact>
  )
}
