import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useTell } from '#platform/use-tell.ts'
import { useVoucherChange } from './use-vouchers.ts'
import { voucherTexts } from './voucher.texts.ts'

/** Asks why; the shopper reads it. */
export function RejectForm({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = voucherTexts.use()
  const tell = useTell()
  const { rejecting } = useVoucherChange()
  const onSuccess = () => {
    tell.done(texts.rejectedDone)
    onClose()
  }
  return (
    <ReasonForm
      words={{
        title: texts.rejectTitle,
        hint: texts.rejectHint,
        label: texts.reason,
        needed: texts.needReason,
        usual: texts.reasons,
        ok: texts.reject,
        cancel: texts.cancel,
      }}
      least={2}
      isPending={rejecting.isPending}
      error={rejecting.error}
      onReason={(reason) => rejecting.mutate({ id, reason }, { onSuccess })}
      onClose={onClose}
    />
  )
}
