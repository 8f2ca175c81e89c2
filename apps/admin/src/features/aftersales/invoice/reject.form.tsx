import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useSession } from '#platform/session.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

export function RejectForm({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = invoiceTexts.use()
  const { api } = useSession()
  const rejecting = useInvoiceChange(id, (reason: string) =>
    api.invoiceAdmin.reject({ id, reason }),
  )
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
      }}
      least={2}
      call={rejecting}
      inputOf={(reason) => reason}
      done={texts.rejected}
      onClose={onClose}
    />
  )
}
