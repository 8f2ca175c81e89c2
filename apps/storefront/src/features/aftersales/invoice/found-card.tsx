import type { FoundInvoice } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { ReceiptIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { Notice } from '@mallard/ui/notice'
import { Price } from '@mallard/ui/price'
import { momentText } from '#platform/moment-text.ts'
import { Fact, InvoiceHead } from './invoice-card.tsx'
import { invoiceTexts } from './invoice.texts.ts'
import { omniTexts } from './omni-invoice.texts.ts'
import styles from './invoice.module.css'

/** An order as anyone who has its papers sees it: the invoice, and what can be done about it. */
export function FoundCard({ found }: { found: FoundInvoice }) {
  const texts = { ...invoiceTexts(), ...omniTexts() }
  const locale = useLocale()
  const { invoice, bar, editPath, ownPath, platform } = found
  return (
    <>
      {invoice ? (
        <InvoiceHead invoice={{ ...invoice, reason: '' }} isReceived={found.isReceived} />
      ) : (
        <Notice className={styles.said}>
          {platform ? texts.elsewhere(platform.text) : bar ? texts[bar] : texts.notYet}
        </Notice>
      )}
      {invoice?.isOthers && <Notice className={styles.said}>{texts.others}</Notice>}
      <Card>
        <dl className={styles.facts}>
          <Fact name={texts.orderSn}>{found.orderSn}</Fact>
          {platform && <Fact name={texts.platform}>{platform.text}</Fact>}
          <Fact name={texts.store}>{found.storeName}</Fact>
          <Fact name={texts.payTime}>{momentText(found.payTime, locale)}</Fact>
          <Fact name={platform ? texts.paid : texts.amount}>
            <Price amount={invoice?.amount ?? found.amount} tone="ink" cents="always" />
          </Fact>
          {invoice?.invoiceNo && <Fact name={texts.invoiceNo}>{invoice.invoiceNo}</Fact>}
          {invoice?.redNo && <Fact name={texts.redNo}>{invoice.redNo}</Fact>}
          {invoice && invoice.issueTime !== null && (
            <Fact name={texts.issueTime}>{momentText(invoice.issueTime, locale)}</Fact>
          )}
        </dl>
      </Card>
      {invoice?.pdfUrl && (
        <Button
          kind="primary"
          size="lg"
          block
          href={invoice.pdfUrl}
          icon={<ReceiptIcon size={18} />}
        >
          {texts.view}
        </Button>
      )}
      {invoice?.isOthers && ownPath && (
        <Button kind="secondary" size="lg" block href={ownPath}>
          {texts.signIn}
        </Button>
      )}
      {editPath && (
        <Button kind={invoice ? 'secondary' : 'primary'} size="lg" block href={editPath}>
          {invoice?.stage === 'applied' || invoice?.stage === 'failed' ? texts.change : texts.apply}
        </Button>
      )}
    </>
  )
}
