import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useState, type ReactNode } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { PageLink } from '#platform/parts/page-link.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
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

export default function InvoiceScreen({ id }: { id: string }) {
  const texts = invoiceTexts.use()
  const { api, scope } = useSession()
  const number = Number(id)
  const {
    data: invoice,
    error,
    refetch,
  } = useQuery({
    ...api.invoiceAdmin.detail.query({ id: number }),
    // Its state changes by itself; sooner while somebody waits for it.
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 1_500 : 5_000),
  })
  const [open, setOpen] = useState<FormName>()
  const back = { to: addressOf(scope, 'invoices'), text: texts.back }
  if (!invoice) {
    return (
      <>
        <PageHeader title={texts.invoices} back={back} />
        {error ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )}
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={invoice.name}
        back={back}
        beside={<Pill tone={stageTones[invoice.stage]}>{invoice.stageText}</Pill>}
        hint={<AuditLink isFirst isPersonal object={`invoice ${invoice.invoiceId}`} />}
        actions={<InvoiceActions invoice={invoice} onOpen={setOpen} />}
      />
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
      {open === 'upload' && <UploadForm invoice={invoice} onClose={() => setOpen(undefined)} />}
      {open === 'file' && <FileForm invoice={invoice} onClose={() => setOpen(undefined)} />}
      {open === 'redden' && <ReddenForm id={number} onClose={() => setOpen(undefined)} />}
      {open === 'askBuyer' && <AskBuyerForm id={number} onClose={() => setOpen(undefined)} />}
      {open === 'mail' && <MailForm invoice={invoice} onClose={() => setOpen(undefined)} />}
      {open === 'reject' && <RejectForm id={number} onClose={() => setOpen(undefined)} />}
      {open === 'reverse' && <ReverseForm invoice={invoice} onClose={() => setOpen(undefined)} />}
    </>
  )
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
    [texts.type, invoice.type === 2 ? texts.company : texts.person],
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
