import type { InputOf } from '@mallard/contract/api'
import type { innerBuyAdminCalls } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { scopeText } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { base64Of } from '#platform/files.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'

type Calls = typeof innerBuyAdminCalls

/** How this year goes. */
export function useFigures() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'inner-figures'],
    queryFn: ({ signal }) => api.innerBuyAdmin.figures({}, signal),
  })
}

export function useSetting() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'inner-setting'],
    queryFn: ({ signal }) => api.innerBuyAdmin.setting({}, signal),
  })
}

export function useGrant(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'inner-grant', id],
    queryFn: ({ signal }) => api.innerBuyAdmin.grant({ id }, signal),
  })
}

/** What counts against a grant, a page at a time. */
export function useUses(asked: InputOf<Calls['uses']>) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [scopeText(scope), 'inner-uses', asked],
    queryFn: ({ signal }) => api.innerBuyAdmin.uses(asked, signal),
    placeholderData: keepPreviousData,
  })
}

/** What is asked for again once something was changed. */
const kinds = ['inner-goods', 'inner-quotas', 'inner-figures', 'inner-grant', 'inner-uses', 'audit']

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const { scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        kinds.map((kind) => queries.invalidateQueries({ queryKey: [scopeText(scope), kind] })),
      ),
  })
}

export function useClosePrice() {
  const { api } = useSession()
  return useChange((input: InputOf<Calls['closePrice']>) => api.innerBuyAdmin.closePrice(input))
}

export interface Upload {
  readonly name: string
  readonly base64: string
}

/** Reads a file and has it checked; nothing is written. */
export function useCheckSheet() {
  const { api } = useSession()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: async (file: File) => {
      const upload: Upload = { name: file.name, base64: await base64Of(file) }
      return { upload, sheet: await api.innerBuyAdmin.checkSheet(upload) }
    },
    onError: feedback.failed,
  })
}

export function useImportSheet() {
  const { api } = useSession()
  return useChange((upload: Upload) => api.innerBuyAdmin.importSheet(upload))
}
