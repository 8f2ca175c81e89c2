import type { OrderInvoice, Title } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { LinkIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { Price } from '@mallard/ui/price'
import { SkeletonText } from '@mallard/ui/skeleton'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { copyText } from '#platform/copy.ts'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { InvoiceCard } from './invoice-card.tsx'
import { InvoiceForm } from '#entities/invoice/invoice.form.tsx'
import { invoiceTexts } from './invoice.texts.ts'
import { ReceiptCard } from './receipt-card.tsx'
import { useInvoices, useUnderWay } from './use-invoices.ts'
import styles from './invoice.module.css'

export default defineScreen('tickets', {
  queries: ({ api, params }) => ({ order: api.invoice.byOrder.query({ sn: params.orderId }) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar />
      <div className={styles.page} role="status" aria-label={invoiceTexts().loading}>
        <Card>
          <SkeletonText lines={2} />
        </Card>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data }) => <Ticket order={data.order} />,
})

function Bar() {
  return <NavBar title={invoiceTexts().title} onBack={useNavigate().back} />
}

function Ticket({ order }: { order: OrderInvoice & { titles: Title[]; mailTo: string } }) {
  const texts = invoiceTexts()
  const api = useApi()
  const client = useQueryClient()
  const { apply, forget } = useInvoices()
  const [isChanging, setChanging] = useState(false)
  const { invoice, orderSn, bar, amount, isReceived } = order
  const isFormOpen = bar === null && (!invoice || (isChanging && invoice.canEdit))
  useUnderWay(
    invoice,
    isReceived,
    () => void client.invalidateQueries({ queryKey: api.invoice.byOrder.key }),
  )

  const form = (
    <>
      <Card>
        <p className={styles.sum}>
          {texts.amount} <Price amount={amount} size="lg" cents="always" />
        </p>
        <p className={styles.note}>
          {texts.amountNote}
          {!isReceived && (
            <>
              <br />
              {texts.waits}
            </>
          )}
        </p>
      </Card>
      <InvoiceForm
        invoice={invoice ?? undefined}
        canMail={order.canMail}
        titles={order.titles}
        search={(by, keyword) =>
          by === 'name' ? api.invoice.name({ keyword }) : api.invoice.tax({ keyword })
        }
        onForget={forget}
        onSave={async (draft) => {
          await apply(orderSn, draft)
          setChanging(false)
          toast(invoice ? texts.saved : texts.applied, { tone: 'good' })
        }}
        {...(invoice && { onCancel: () => setChanging(false) })}
      />
    </>
  )

  return (
    <>
      <Bar />
      <div className={styles.page}>
        {invoice && !isFormOpen && (
          <InvoiceCard
            invoice={invoice}
            isReceived={isReceived}
            mailTo={order.mailTo}
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
        {isFormOpen && form}
        {!invoice && bar !== null && <Notice className={styles.said}>{texts[bar]}</Notice>}
        {(!invoice || (invoice.canEdit && !isFormOpen)) && bar === null && (
          <ShareLink orderSn={orderSn} />
        )}
        {order.earlier.length > 0 && (
          <CellList title={texts.earlier}>
            {order.earlier.map((each) => (
              <Cell
                key={each.invoiceId}
                title={each.name}
                note={each.redNo ?? each.invoiceNo ?? ''}
                value={<Price amount={each.amount} tone="ink" cents="always" />}
                href={href('scInvoiceDetail', {}, { id: each.invoiceId })}
              />
            ))}
          </CellList>
        )}
        {bar !== 'unpaid' && bar !== 'closed' && <ReceiptCard orderSn={orderSn} />}
      </div>
    </>
  )
}

/** The link for somebody else who fills the invoice in. */
function ShareLink({ orderSn }: { orderSn: string }) {
  const texts = invoiceTexts()
  const locale = useLocale()
  const { linkFor } = useInvoices()
  const [isBusy, setBusy] = useState(false)
  async function copy() {
    setBusy(true)
    try {
      await copyText(await linkFor(orderSn), locale)
    } catch {
      // The shell has told the shopper why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <CellList>
      <Cell
        icon={<LinkIcon />}
        title={texts.share}
        note={texts.shareNote}
        trailing={
          <Button kind="soft" size="sm" busy={isBusy} onClick={() => void copy()}>
            {texts.copyLink}
          </Button>
        }
      />
    </CellList>
  )
}
