import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

/** Refuses, before goods come or when they have come; the buyer reads why. */
export function RefuseForm({
  action,
  step,
  onClose,
}: {
  action: 'refuse' | 'refuseReceipt'
  step: Step<string>
  onClose: () => void
}) {
  const texts = returnsTexts.use()
  return (
    <ReasonForm
      words={{
        title: texts[`${action}Title`],
        hint: texts[`${action}Hint`],
        label: texts.reasonLabel,
        needed: texts.needReason,
        usual: texts[`${action}Reasons`],
        ok: texts[action],
      }}
      most={200}
      call={step}
      inputOf={(reason) => reason}
      done={texts.refused}
      onClose={onClose}
    />
  )
}
