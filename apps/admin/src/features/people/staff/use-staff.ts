import type { InputOf } from '@mallard/contract/api'
import type { StaffRow, staffCalls } from '@mallard/contract/people/staff/staff.calls'
import type { Scope } from '@mallard/kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { staffTexts } from './staff.texts.ts'

export type StaffInput = InputOf<(typeof staffCalls)['save']>

export const staffKey = ({ partnerId, storeId }: Scope) =>
  [`${partnerId}-${storeId}`, 'staff', 'list'] as const

/** Changes of staff; the list is asked for again after each. */
export function useSaveStaff() {
  const { api, scope } = useSession()
  const texts = staffTexts.use()
  const feedback = useFeedback()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (input: StaffInput) => api.staff.save(input),
    onSuccess: () => queries.invalidateQueries({ queryKey: staffKey(scope) }),
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
