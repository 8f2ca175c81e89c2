import type { InvoiceDetail } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonText } from '@mallard/ui/skeleton'
import { Tag } from '@mallard/ui/tag'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/moment-text.ts'
import { InvoiceCard } from './invoice-card.tsx'
import { invoiceTexts } from './invoice.texts.ts'
import styles from './invoice.module.css'

export default defineScreen('scInvoiceDetail', {
  query: ['id'],
  queries: ({ api, query }) => ({
    invoice: api.invoice.detail.query({ id: Number(query.id ?? 0) }),
  }),
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
            mailTo={invoice.mailTo}
            foot={
              <>
                <Mails mails={invoice.mails} />
                <Button
                  kind="plain"
                  block
                  href={href('tickets', { partnerId, storeId, orderId: invoice.orderSn })}
                >
                  {texts.toTicket}
                </Button>
              </>
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

/** Where it was sent, and whether it went out. */
function Mails({ mails }: Pick<InvoiceDetail, 'mails'>) {
  const texts = invoiceTexts()
  const locale = useLocale()
  if (mails.length === 0) return null
  const states = { waiting: texts.mailWaiting, sent: texts.mailSent, failed: texts.mailFailed }
  const tones = { waiting: 'brand', sent: 'good', failed: 'warn' } as const
  return (
    <CellList title={texts.mails}>
      {mails.map(({ email, state, at }) => (
        <Cell
          key={at}
          title={email}
          note={momentText(at, locale)}
          value={<Tag tone={tones[state]}>{states[state]}</Tag>}
        />
      ))}
    </CellList>
  )
}
