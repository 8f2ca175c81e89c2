import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { reviewTexts } from './review.texts.ts'

interface RefuseFormProps {
  isBusy: boolean
  onRefuse: (reason: string) => void
  onClose: () => void
}

/** Asks why; nothing is hidden without a reason. A refusal shows the list as it is by then. */
export function RefuseForm({ isBusy, onRefuse, onClose }: RefuseFormProps) {
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
      error={null}
      onReason={onRefuse}
      onClose={onClose}
    />
  )
}
