import type { OrderInvoice } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { Card } from '@mallard/ui/card'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { Price } from '@mallard/ui/price'
import { SkeletonText } from '@mallard/ui/skeleton'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@mallard/ui/button'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { defineScreen } from '#platform/screen.ts'
import { TradeLine } from '#entities/trade/trade-line.tsx'
import { InvoiceCard } from './invoice-card.tsx'
import { InvoiceForm } from '#entities/invoice/invoice.form.tsx'
import { invoiceTexts } from './invoice.texts.ts'
import type { Draft } from '#entities/invoice/invoice-draft.ts'
import { useUnderWay } from './use-invoices.ts'
import styles from './invoice.module.css'

export default defineScreen('invoiceEdit', {
  queries: ({ api, params: { orderId, randomToken } }) => ({
    order: api.invoiceScan.orderInit.query({ orderId, randomToken }),
  }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={invoiceTexts().editTitle} />
      <div className={styles.page} role="status" aria-label={invoiceTexts().loading}>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data, params }) => (
    <Edit order={data.order} token={params.randomToken} type={params.type} />
  ),
})

/** Types `1` and `2` of the path begin with that kind of title; any other word leaves it open. */
function typeOf(type: string): 1 | 2 | undefined {
  return type === '1' ? 1 : type === '2' ? 2 : undefined
}

/** For anyone who holds the token: nothing of the shopper but this one order is here. */
function Edit({ order, token, type }: { order: OrderInvoice; token: string; type: string }) {
  const texts = invoiceTexts()
  const api = useApi()
  const client = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const { invoice, orderSn, bar, amount, isReceived } = order
  const byToken = { orderId: orderSn, randomToken: token }
  const refresh = () => client.invalidateQueries({ queryKey: api.invoiceScan.orderInit.key })
  useUnderWay(invoice, isReceived, () => void refresh())

  async function save(draft: Draft) {
    const write = invoice ? api.invoiceScan.updateInvoice : api.invoiceScan.orderInvoice
    await write({ ...byToken, ...draft })
    await refresh()
    setChanging(false)
    toast(invoice ? texts.saved : texts.applied, { tone: 'good' })
  }

  const firstType = typeOf(type)
  return (
    <>
      <NavBar title={texts.editTitle} />
      <div className={styles.page}>
        {invoice?.isOthers && <Notice className={styles.said}>{texts.others}</Notice>}
        {invoice && !isChanging && (
          <InvoiceCard
            invoice={invoice}
            isReceived={isReceived}
            foot={
              invoice.canEdit &&
              bar === null && (
                <Button kind="secondary" size="lg" block onClick={() => setChanging(true)}>
                  {texts.change}
                </Button>
              )
            }
          />
        )}
        {(!invoice || isChanging) && bar === null && (
          <>
            <Card>
              <p className={styles.sum}>
                {texts.amount} <Price amount={amount} size="lg" cents="always" />
              </p>
              <p className={styles.note}>{texts.safe}</p>
            </Card>
            <InvoiceForm
              invoice={invoice ?? undefined}
              canMail={order.canMail}
              {...(firstType && { firstType })}
              search={(by, keyword) =>
                api.invoiceScan[by === 'name' ? 'invoiceSearchName' : 'invoiceSearchTax']({
                  ...byToken,
                  keyword,
                })
              }
              onSave={save}
              {...(invoice && { onCancel: () => setChanging(false) })}
            />
          </>
        )}
        {!invoice && bar !== null && <Notice className={styles.said}>{texts[bar]}</Notice>}
        <Card
          title={texts.goods(
            order.items.reduce((sum, { productQuantity }) => sum + productQuantity, 0),
          )}
          inset={false}
        >
          {order.items.map((item) => (
            <TradeLine key={item.id} line={item} />
          ))}
        </Card>
      </div>
    </>
  )
}
