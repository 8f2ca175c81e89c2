import type { InputOf } from '@mallard/contract/api'
import type { StaffRow, staffCalls } from '@mallard/contract/staff/staff.calls'
import type { Scope } from '@mallard/kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useTell } from '#platform/use-tell.ts'
import { staffTexts } from './staff.texts.ts'

export type StaffWish = InputOf<(typeof staffCalls)['save']>

export const staffKey = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'staff', 'list'] as const

/** Changes of staff; the list is asked for anew after each. */
export function useSaveStaff() {
  const { api, scope } = useSession()
  const texts = staffTexts.use()
  const tell = useTell()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (wish: StaffWish) => api.staff.save(wish),
    onSuccess: () => queries.invalidateQueries({ queryKey: staffKey(scope) }),
  })

  async function setActive(row: StaffRow): Promise<void> {
    const { id, login, name, roles, active } = row
    if (active && !(await tell.ask({ title: texts.deactivateAsk(name), text: texts.deactivateHint, ok: texts.deactivate, isDangerous: true }))) return
    saving.mutate({ id, login, name, roles, active: !active }, { onSuccess: () => tell.done(texts.saved), onError: tell.failed })
  }

  return { saving, setActive }
}
