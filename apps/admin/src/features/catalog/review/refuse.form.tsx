import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { reviewTexts } from './review.texts.ts'
import { useReviewChange, type Judgement } from './use-reviews.ts'

/** Asks why; nothing is hidden without a reason. A refusal shows the list as it is by then. */
export function RefuseForm({
  of,
  onClose,
}: {
  of: Omit<Judgement, 'show' | 'reason'>
  onClose: () => void
}) {
  const texts = reviewTexts.use()
  const { judging } = useReviewChange()
  return (
    <ReasonForm
      words={{
        title: texts.refuseTitle,
        hint: texts.refuseHint,
        label: texts.reason,
        needed: texts.needReason,
        usual: texts.reasons,
        ok: texts.refuse,
      }}
      call={judging}
      inputOf={(reason) => ({ ...of, show: false, reason })}
      done={texts.decided}
      onClose={onClose}
    />
  )
}
