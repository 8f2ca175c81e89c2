import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { Alert, Button, Skeleton } from 'antd'
import { useState, type ReactNode } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { PageLink } from '#platform/parts/page-link.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
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
import { useInvoice, useInvoiceChange } from './use-invoices.ts'

type FormName = 'reject' | 'reverse' | 'mail' | 'upload' | 'file' | 'redden'

export default function InvoiceScreen({ id }: { id: string }) {
  const texts = invoiceTexts.use()
  const { scope } = useSession()
  const number = Number(id)
  const { data: invoice, error, refetch } = useInvoice(number)
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
        actions={<Actions invoice={invoice} onOpen={setOpen} />}
      />
      {invoice.fault && (
        <Alert
          type="error"
          title={texts.fault}
          description={invoice.fault}
          style={{ marginBottom: 16 }}
        />
      )}
      {invoice.adminActions.includes('redden') && (
        <Alert
          type="warning"
          title={texts.mustRedden}
          description={texts.reddenHint}
          style={{ marginBottom: 16 }}
        />
      )}
      {invoice.reason && (
        <Alert
          type="warning"
          title={texts.told}
          description={invoice.reason}
          style={{ marginBottom: 16 }}
        />
      )}
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
      {open === 'mail' && <MailForm invoice={invoice} onClose={() => setOpen(undefined)} />}
      {open === 'reject' && <RejectForm id={number} onClose={() => setOpen(undefined)} />}
      {open === 'reverse' && (
        <ReverseForm
          id={number}
          isOwn={invoice.issuedBy === 'staff'}
          canReissue={invoice.dueAmount > 0}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

function Actions({ invoice, onOpen }: { invoice: AdminInvoice; onOpen: (form: FormName) => void }) {
  const texts = invoiceTexts.use()
  const feedback = useFeedback()
  const { api, can } = useSession()
  const id = invoice.invoiceId
  const asking = useInvoiceChange(id, (what: 'issue' | 'retry') => api.invoiceAdmin[what]({ id }))
  const may = (action: AdminInvoice['adminActions'][number]) =>
    can('invoice.write') && invoice.adminActions.includes(action)

  function askFor(what: 'issue' | 'retry'): void {
    asking.mutate(what, { onSuccess: () => feedback.done(texts.asked), onError: feedback.failed })
  }
  async function issue(): Promise<void> {
    const isEarly = invoice.orderStatus !== 3
    if (
      isEarly &&
      !(await feedback.ask({ title: texts.issueAsk, text: texts.issueHint, ok: texts.issue }))
    )
      return
    askFor('issue')
  }
  return (
    <>
      {invoice.pdfUrl && (
        <Button href={invoice.pdfUrl} target="_blank">
          {texts.pdf}
        </Button>
      )}
      {may('file') && <Button onClick={() => onOpen('file')}>{texts.addFile}</Button>}
      {may('mail') && <Button onClick={() => onOpen('mail')}>{texts.mail}</Button>}
      {may('reject') && (
        <Button danger onClick={() => onOpen('reject')}>
          {texts.reject}
        </Button>
      )}
      {may('reverse') && (
        <Button danger onClick={() => onOpen('reverse')}>
          {texts.reverse}
        </Button>
      )}
      {may('retry') && (
        <ActionButton type="primary" loading={asking.isPending} onClick={() => askFor('retry')}>
          {texts.retry}
        </ActionButton>
      )}
      {may('upload') && (
        <Button
          type={may('issue') || may('retry') ? 'default' : 'primary'}
          onClick={() => onOpen('upload')}
        >
          {texts.upload}
        </Button>
      )}
      {may('redden') && (
        <Button type="primary" onClick={() => onOpen('redden')}>
          {texts.noteRed}
        </Button>
      )}
      {may('issue') && (
        <Button type="primary" loading={asking.isPending} onClick={() => void issue()}>
          {texts.issue}
        </Button>
      )}
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
