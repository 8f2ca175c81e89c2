import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import type { ReactNode } from 'react'
import { definePage } from '#platform/page/define-page.tsx'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { PageLink } from '#platform/parts/page-link.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { dateTime, money } from '#platform/show.ts'
import { isUnderWay } from './use-invoices.ts'
import { AskBuyerForm } from './ask-buyer.form.tsx'
import { InvoiceActions, type FormName } from './invoice-actions.tsx'
import { InvoiceAlerts } from './invoice-alerts.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceMails } from './invoice-mails.tsx'
import { InvoiceTimeline } from './invoice-timeline.tsx'
import { invoiceTexts } from './invoice.texts.ts'
import { FileForm } from './file.form.tsx'
import { MailForm } from './mail.form.tsx'
import { ReddenForm } from './redden.form.tsx'
import { RejectForm } from './reject.form.tsx'
import { ReverseForm } from './reverse.form.tsx'
import { stageTones } from './stage-tone.ts'
import { UploadForm } from './upload.form.tsx'

export default definePage({
  texts: invoiceTexts,
  read: (api, id) => api.invoiceAdmin.detail.query({ id: Number(id) }),
  // Its state changes by itself; sooner while somebody waits for it.
  every: (invoice) => (isUnderWay(invoice) ? 1_500 : 5_000),
  section: 'invoices',
  back: ({ back }) => back,
  waiting: ({ texts }) => texts.invoices,
  head: ({ one: invoice, open }) => ({
    title: invoice.name,
    beside: <Pill tone={stageTones[invoice.stage]}>{invoice.stageText}</Pill>,
    hint: <AuditLink isFirst isPersonal object={`invoice ${invoice.invoiceId}`} />,
    actions: (
      <InvoiceActions
        invoice={invoice}
        onOpen={(form) =>
          open((close, now) => <InvoiceForm form={form} invoice={now} onClose={close} />)
        }
      />
    ),
  }),
  body: ({ one: invoice }) => (
    <>
      <InvoiceAlerts invoice={invoice} />
      <Columns
        main={
          <>
            <InvoiceFacts invoice={invoice} />
            <InvoiceLines invoice={invoice} />
          </>
        }
        aside={
          <>
            <InvoiceTimeline invoice={invoice} />
            <InvoiceMails mails={invoice.mails} />
          </>
        }
      />
    </>
  ),
})

interface FormProps {
  form: FormName
  invoice: AdminInvoice
  onClose: () => void
}

function InvoiceForm({ form, invoice, onClose }: FormProps) {
  const id = invoice.invoiceId
  if (form === 'upload') return <UploadForm of={invoice} onClose={onClose} />
  if (form === 'file') return <FileForm of={invoice} onClose={onClose} />
  if (form === 'redden') return <ReddenForm of={invoice} onClose={onClose} />
  if (form === 'askBuyer') return <AskBuyerForm of={invoice} onClose={onClose} />
  if (form === 'mail') return <MailForm of={invoice} onClose={onClose} />
  if (form === 'reject') return <RejectForm id={id} onClose={onClose} />
  return <ReverseForm of={invoice} onClose={onClose} />
}

function InvoiceFacts({ invoice }: { invoice: AdminInvoice }) {
  const texts = invoiceTexts.use()
  const rows: [string, ReactNode][] = [
    [
      texts.order,
      <PageLink key="order" to="orders" id={invoice.orderSn}>
        {invoice.orderSn}
      </PageLink>,
    ],
    [texts.amount, money(invoice.amount)],
    [texts.due, money(invoice.dueAmount)],
    [texts.kind, invoice.type === 2 ? texts.company : texts.person],
    [texts.title, invoice.name],
    [texts.taxNo, invoice.taxNo],
    [texts.bankName, invoice.bankName],
    [texts.bankAccount, invoice.bankAccount],
    [texts.regAddress, invoice.regAddress],
    [texts.regPhone, invoice.regPhone],
    [texts.email, invoice.email],
    [texts.issuedBy, invoice.issuedBy === 'staff' ? texts.byStaff : null],
    [texts.invoiceNo, invoice.invoiceNo],
    [texts.reverseReason, invoice.reverseReason && texts[invoice.reverseReason]],
    [texts.redNo, invoice.redNo],
    [texts.applyNo, invoice.applyNo],
    [texts.applyTime, dateTime(invoice.createTime)],
    [texts.issueTime, invoice.issueTime === null ? null : dateTime(invoice.issueTime)],
  ]
  return (
    <Panel title={texts.facts}>
      <Facts facts={rows.filter(([, value]) => value !== null && value !== '')} />
    </Panel>
  )
}
