import { useCallback } from 'react'
import { useLeaveGuard } from '../router.tsx'
import { useFeedback } from '../use-feedback.ts'
import { formTexts } from './form.texts.ts'

interface Words {
  readonly leave: string
  readonly leaveHint: string
  readonly leaveOk: string
  readonly stay: string
}

/**
 * Asks before a page is left that holds what is not saved, until it `isMade`; in the page's own
 * words where it has some. What it asks can be asked elsewhere as well.
 */
export function useLeaving(
  isTouched: boolean,
  own?: Words,
  isMade?: () => boolean,
): () => Promise<boolean> {
  const usual = formTexts.use()
  const feedback = useFeedback()
  const { leave, leaveHint, leaveOk, stay } = own ?? usual
  const mayLeave = useCallback(
    async () =>
      isMade?.() ||
      feedback.ask({
        title: leave,
        text: leaveHint,
        ok: leaveOk,
        cancel: stay,
        isDangerous: true,
      }),
    [feedback, isMade, leave, leaveHint, leaveOk, stay],
  )
  useLeaveGuard(isTouched ? mayLeave : undefined)
  return mayLeave
}
