import type { RoleRow } from '@mallard/contract/people/staff/role.calls'
import { roleText } from '@mallard/contract/people/staff/role-words'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { roleTexts } from './role.texts.ts'

/** What a role is called: one that is built in by its word, another by its name. */
export const nameOfRole = ({ role, name }: Pick<RoleRow, 'role' | 'name'>, isEnglish: boolean) =>
  name || roleText(role, isEnglish)

/** The roles of the partner, and what one of them is called. */
export function useRoles() {
  const { api } = useSession()
  const isEnglish = useLocale() === 'en'
  const roles = useQuery(api.role.list.query()).data ?? []
  const nameOf = (key: string) =>
    nameOfRole(roles.find(({ role }) => role === key) ?? { role: key, name: '' }, isEnglish)
  return { roles, nameOf }
}

/** Removes one, after a question. */
export function useRemoveRole() {
  const { api } = useSession()
  const texts = roleTexts.use()
  const feedback = useFeedback()
  const queries = useQueryClient()
  const removing = useMutation({
    mutationFn: (id: number) => api.role.remove({ id }),
    onSuccess: (left) => {
      void writeToCache(queries, api.role.list.query(), left)
      feedback.done(texts.removed)
    },
    onError: feedback.failed,
  })
  return async ({ id, name }: RoleRow): Promise<void> => {
    if (id === null) return
    const isSure = await feedback.ask({
      title: texts.removeAsk(name),
      ok: texts.remove,
      isDangerous: true,
    })
    if (isSure) removing.mutate(id)
  }
}
