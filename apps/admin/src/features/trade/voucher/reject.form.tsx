import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useVoucherChange } from './use-vouchers.ts'
import { voucherTexts } from './voucher.texts.ts'

/** Asks why; the shopper reads it. */
export function RejectForm({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = voucherTexts.use()
  const { rejecting } = useVoucherChange()
  return (
    <ReasonForm
      words={{
        title: texts.rejectTitle,
        hint: texts.rejectHint,
        label: texts.reason,
        needed: texts.needReason,
        usual: texts.reasons,
        ok: texts.reject,
      }}
      least={2}
      call={rejecting}
      inputOf={(reason) => ({ id, reason })}
      done={texts.rejectedDone}
      onClose={onClose}
    />
  )
}
