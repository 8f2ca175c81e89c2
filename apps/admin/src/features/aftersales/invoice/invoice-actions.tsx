import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { Button } from 'antd'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

export type FormName = 'reject' | 'reverse' | 'mail' | 'upload' | 'file' | 'redden' | 'askBuyer'

function useMay({ adminActions }: AdminInvoice) {
  const { can } = useSession()
  return (action: AdminInvoice['adminActions'][number]) =>
    can('invoice.write') && adminActions.includes(action)
}

interface ActionsProps {
  invoice: AdminInvoice
  onOpen: (form: FormName) => void
}

/** What may be done with an invoice now. */
export function InvoiceActions({ invoice, onOpen }: ActionsProps) {
  const texts = invoiceTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const id = invoice.invoiceId
  const may = useMay(invoice)
  const asking = useInvoiceChange(id, (what: 'issue' | 'retry') => api.invoiceAdmin[what]({ id }))

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
      <ReversalActions invoice={invoice} onOpen={onOpen} />
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
      {may('issue') && (
        <Button type="primary" loading={asking.isPending} onClick={() => void issue()}>
          {texts.issue}
        </Button>
      )}
    </>
  )
}

/** The same of its reversal. */
function ReversalActions({ invoice, onOpen }: ActionsProps) {
  const texts = invoiceTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const id = invoice.invoiceId
  const may = useMay(invoice)
  const noting = useInvoiceChange(id, (what: 'buyerRefused' | 'leave') =>
    api.invoiceAdmin[what]({ id }),
  )
  const isOpen = may('leave')

  async function note(what: 'buyerRefused' | 'leave'): Promise<void> {
    const question =
      what === 'leave'
        ? { title: texts.leaveAsk, text: texts.leaveHint, ok: texts.leave }
        : {
            title: texts.buyerRefusedAsk,
            text: texts.buyerRefusedHint,
            ok: texts.buyerRefused,
          }
    if (await feedback.ask(question))
      noting.mutate(what, {
        onSuccess: () => feedback.done(texts.seen),
        onError: feedback.failed,
      })
  }
  return (
    <>
      {isOpen && (
        <Button loading={noting.isPending} onClick={() => void note('leave')}>
          {texts.leave}
        </Button>
      )}
      {may('buyerRefused') && (
        <Button loading={noting.isPending} onClick={() => void note('buyerRefused')}>
          {texts.buyerRefused}
        </Button>
      )}
      {may('askBuyer') && <Button onClick={() => onOpen('askBuyer')}>{texts.askBuyer}</Button>}
      {may('redden') && (
        <Button type={isOpen ? 'default' : 'primary'} onClick={() => onOpen('redden')}>
          {texts.noteRed}
        </Button>
      )}
      {may('reverse') && (
        <Button danger onClick={() => onOpen('reverse')}>
          {isOpen ? texts.reverseAgain : texts.reverse}
        </Button>
      )}
    </>
  )
}
