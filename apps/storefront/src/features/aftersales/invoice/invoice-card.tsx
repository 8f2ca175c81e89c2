import type { Invoice } from '@mallard/contract/aftersales/invoice/invoice.fields'
import type { Locale } from '@mallard/kernel'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { CheckCircleIcon, ClockIcon, ReceiptIcon, WarningIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { Notice } from '@mallard/ui/notice'
import { Price } from '@mallard/ui/price'
import type { ReactNode } from 'react'
import { momentText } from '#platform/moment-text.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { MailButton } from './mail-sheet.tsx'
import styles from './invoice.module.css'

type Standing = Pick<Invoice, 'stage' | 'stageText' | 'reason' | 'issuedBy' | 'awaitsUntil'>

function noteOf(
  invoice: Standing,
  isReceived: boolean,
  texts: ReturnType<typeof invoiceTexts>,
  locale: Locale,
): string {
  switch (invoice.stage) {
    case 'applied':
      if (invoice.issuedBy === 'staff') return texts.byStaff
      return isReceived ? texts.soon : texts.waits
    case 'issuing':
      return texts.soon
    case 'issued':
      return texts.issuedNote
    case 'failed':
      return invoice.reason ? texts.failedNote : texts.processingNote
    case 'reversing':
      return invoice.awaitsUntil
        ? texts.confirmBy(momentText(invoice.awaitsUntil, locale))
        : texts.reversingNote
    case 'reversed':
      return texts.reversedNote
  }
}

const seals = {
  applied: [styles.seal, ClockIcon],
  issuing: [styles.seal, ClockIcon],
  issued: [`${styles.seal} ${styles.good}`, CheckCircleIcon],
  failed: [`${styles.seal} ${styles.bad}`, WarningIcon],
  reversing: [`${styles.seal} ${styles.bad}`, ClockIcon],
  reversed: [`${styles.seal} ${styles.grey}`, ReceiptIcon],
} as const

/** Where an invoice stands, and what that asks of the buyer. */
export function InvoiceHead({ invoice, isReceived }: { invoice: Standing; isReceived: boolean }) {
  const texts = invoiceTexts()
  const locale = useLocale()
  const [seal, Icon] = seals[invoice.stage]
  return (
    <>
      <div className={styles.head} role="status">
        <span className={seal}>
          <Icon size={28} />
        </span>
        <div>
          <p className={styles.stage}>{invoice.stageText}</p>
          <p className={styles.note}>{noteOf(invoice, isReceived, texts, locale)}</p>
        </div>
      </div>
      {invoice.awaitsUntil && (
        <Notice tone="warn" className={styles.said}>
          {texts.confirmHow}
        </Notice>
      )}
    </>
  )
}

export interface InvoiceCardProps {
  invoice: Invoice
  isReceived?: boolean
  /** Address to offer when it is sent by mail; absent: it cannot be sent from here. */
  mailTo?: string | undefined
  foot?: ReactNode
}

/** Where an invoice stands, and all that is on it. */
export function InvoiceCard({ invoice, isReceived = true, mailTo, foot }: InvoiceCardProps) {
  const texts = invoiceTexts()
  const locale = useLocale()
  return (
    <>
      <InvoiceHead invoice={invoice} isReceived={isReceived} />
      {invoice.reason && (
        <Notice tone="warn" className={styles.said}>
          {invoice.reason}
        </Notice>
      )}
      <Card>
        <dl className={styles.facts}>
          <Fact name={texts.amount}>
            <Price amount={invoice.amount} tone="ink" cents="always" />
          </Fact>
          <Fact name={texts.type}>{texts.digital}</Fact>
          {invoice.name && <Fact name={texts.titleIs}>{invoice.name}</Fact>}
          {invoice.taxNo && <Fact name={texts.taxNo}>{invoice.taxNo}</Fact>}
          {invoice.bankName && <Fact name={texts.bankName}>{invoice.bankName}</Fact>}
          {invoice.bankAccount && <Fact name={texts.bankAccount}>{invoice.bankAccount}</Fact>}
          {invoice.regAddress && <Fact name={texts.regAddress}>{invoice.regAddress}</Fact>}
          {invoice.regPhone && <Fact name={texts.regPhone}>{invoice.regPhone}</Fact>}
          {invoice.invoiceNo && <Fact name={texts.invoiceNo}>{invoice.invoiceNo}</Fact>}
          {invoice.redNo && <Fact name={texts.redNo}>{invoice.redNo}</Fact>}
          <Fact name={texts.order}>{invoice.orderSn}</Fact>
          <Fact name={texts.applyTime}>{momentText(invoice.createTime, locale)}</Fact>
          {invoice.issueTime !== null && (
            <Fact name={texts.issueTime}>{momentText(invoice.issueTime, locale)}</Fact>
          )}
        </dl>
      </Card>
      {invoice.pdfUrl && (
        <Button
          kind={invoice.stage === 'issued' ? 'primary' : 'secondary'}
          size="lg"
          block
          href={invoice.pdfUrl}
          icon={<ReceiptIcon size={18} />}
        >
          {texts.view}
        </Button>
      )}
      {invoice.otherFiles && invoice.otherFiles.length > 0 && (
        <p className={styles.files}>
          {invoice.otherFiles.map(({ form, url }) => (
            <a key={form} href={url} className={styles.file}>
              {texts.download(form.toUpperCase())}
            </a>
          ))}
        </p>
      )}
      {mailTo !== undefined && <MailButton invoice={invoice} mailTo={mailTo} />}
      {foot}
    </>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tnum">{children}</dd>
    </div>
  )
}
