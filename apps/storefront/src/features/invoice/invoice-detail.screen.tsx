import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonText } from '@mallard/ui/skeleton'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { InvoiceCard } from './invoice-card.tsx'
import { invoiceTexts } from './invoice.texts.ts'
import styles from './invoice.module.css'

export default defineScreen('scInvoiceDetail', {
  query: ['id'],
  queries: ({ api, query }) => ({ invoice: api.invoice.detail.query({ id: Number(query.id ?? 0) }) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar />
      <div className={styles.page} role="status" aria-label={invoiceTexts().loading}>
        <Card>
          <SkeletonText lines={8} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data: { invoice } }) => {
    const texts = invoiceTexts()
    const { partnerId, storeId } = usePage().scope
    return (
      <>
        <Bar />
        <div className={styles.page}>
          <InvoiceCard
            invoice={invoice}
            foot={
              <Button kind="secondary" size="lg" block href={href('tickets', { partnerId, storeId, orderId: invoice.orderSn })}>
                {texts.toTicket}
              </Button>
            }
          />
        </div>
      </>
    )
  },
})

function Bar() {
  return <NavBar title={invoiceTexts().detailTitle} onBack={useNavigate().back} />
}
