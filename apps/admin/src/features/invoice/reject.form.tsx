import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useSession } from '#platform/session.ts'
import { useTell } from '#platform/use-tell.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

export function RejectForm({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = invoiceTexts.use()
  const tell = useTell()
  const { api } = useSession()
  const rejecting = useInvoiceChange(id, (reason: string) => api.invoiceDesk.reject({ id, reason }))
  const onSuccess = () => {
    tell.done(texts.rejected)
    onClose()
  }
  return (
    <ReasonForm
      words={{
        title: texts.rejectTitle,
        hint: texts.rejectHint,
        label: texts.reason,
        extra: texts.reasonHint,
        needed: texts.needReason,
        usual: texts.rejectReasons,
        ok: texts.reject,
        cancel: texts.cancel,
      }}
      least={2}
      isPending={rejecting.isPending}
      error={rejecting.error}
      onReason={(reason) => rejecting.mutate(reason, { onSuccess })}
      onClose={onClose}
    />
  )
}
