import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { reviewTexts } from './review.texts.ts'

interface RefuseFormProps {
  isBusy: boolean
  error: Error | null
  onRefuse: (reason: string) => void
  onClose: () => void
}

/** Asks why; nothing is hidden without a reason. */
export function RefuseForm({ isBusy, error, onRefuse, onClose }: RefuseFormProps) {
  const texts = reviewTexts.use()
  return (
    <ReasonForm
      words={{
        title: texts.refuseTitle,
        hint: texts.refuseHint,
        label: texts.reason,
        needed: texts.needReason,
        usual: texts.reasons,
        ok: texts.refuse,
        cancel: texts.cancel,
      }}
      isPending={isBusy}
      error={error}
      onReason={onRefuse}
      onClose={onClose}
    />
  )
}
