import type { Invoice } from '@mallard/contract/aftersales/invoice/invoice.fields'
import type { InvoiceStage } from '@mallard/contract/aftersales/invoice/invoice.codes'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Empty } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Price } from '@mallard/ui/price'
import { SkeletonText } from '@mallard/ui/skeleton'
import { Tag } from '@mallard/ui/tag'
import { useApi } from '#platform/api.ts'
import { Link, useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/moment-text.ts'
import { usePages } from '#platform/use-pages.ts'
import { invoiceTexts } from './invoice.texts.ts'
import styles from './invoice.module.css'

export default defineScreen('scInvoiceList', {
  queries: ({ api }) => ({ invoices: api.invoice.list.query({ pageNum: 1 }) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar />
      <div className={styles.page} role="status" aria-label={invoiceTexts().loading}>
        {[0, 1, 2].map((card) => (
          <Card key={card}>
            <SkeletonText lines={2} />
          </Card>
        ))}
      </div>
    </>
  ),
  Screen: ({ data: { invoices } }) => <Invoices first={invoices} />,
})

function Bar() {
  return <NavBar title={invoiceTexts().listTitle} onBack={useNavigate().back} />
}

function Invoices({ first }: { first: { list: readonly Invoice[]; hasNext: boolean } }) {
  const texts = invoiceTexts()
  const api = useApi()
  const { partnerId, storeId } = usePage().scope
  const { items, state, loadMore } = usePages<Invoice>(first, (pageNum) =>
    api.invoice.list.query({ pageNum }),
  )
  return (
    <>
      <Bar />
      <div className={styles.page}>
        {items.length === 0 && (
          <Empty
            art="order"
            title={texts.empty}
            note={texts.emptyNote}
            action={
              <Button href={href('orderList', { partnerId, storeId, active: 0 })}>
                {texts.orders}
              </Button>
            }
          />
        )}
        {items.map((invoice) => (
          <Row key={invoice.invoiceId} invoice={invoice} />
        ))}
        {items.length > 0 && <LoadMore state={state} onLoad={loadMore} />}
        <CellList>
          <Cell title={texts.other} note={texts.otherNote} href={href('omniChannelInvoice', {})} />
        </CellList>
      </div>
    </>
  )
}

const tones: Readonly<Record<InvoiceStage, 'good' | 'warn' | 'neutral' | 'brand'>> = {
  applied: 'brand',
  issuing: 'brand',
  issued: 'good',
  failed: 'warn',
  reversing: 'warn',
  reversed: 'neutral',
}

function Row({ invoice }: { invoice: Invoice }) {
  const locale = useLocale()
  return (
    <Card as="article" inset={false}>
      <Link to={href('scInvoiceDetail', {}, { id: invoice.invoiceId })} className={styles.row}>
        <span className={styles.rowHead}>
          {invoice.name}
          <Tag tone={tones[invoice.stage]}>{invoice.stageText}</Tag>
        </span>
        <span className={styles.rowFoot}>
          <span className="tnum">{momentText(invoice.createTime, locale)}</span>
          <Price amount={invoice.amount} tone="ink" cents="always" />
        </span>
      </Link>
    </Card>
  )
}
