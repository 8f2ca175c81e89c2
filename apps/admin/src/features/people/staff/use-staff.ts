import type { InputOf } from '@mallard/contract/api'
import type { StaffRow, staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { staffTexts } from './staff.texts.ts'

export type StaffInput = InputOf<(typeof staffCalls)['save']>

/** Changes of staff; the list is asked for again after each. */
export function useSaveStaff() {
  const { api } = useSession()
  const texts = staffTexts.use()
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const saving = useMutation({
    mutationFn: (input: StaffInput) => api.staff.save(input),
    onSuccess: () => invalidate(api.staff.list),
  })

  async function setActive(row: StaffRow): Promise<void> {
    const { id, login, name, roles, active } = row
    if (
      active &&
      !(await feedback.ask({
        title: texts.deactivateAsk(name),
        text: texts.deactivateHint,
        ok: texts.deactivate,
        isDangerous: true,
      }))
    )
      return
    saving.mutate(
      { id, login, name, roles, active: !active },
      { onSuccess: () => feedback.done(texts.saved), onError: feedback.failed },
    )
  }

  return { saving, setActive }
}
