import type { InputOf } from '@mallard/contract/api'
import type { innerBuyAdminCalls } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { base64Of } from '#platform/files.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'

type Calls = typeof innerBuyAdminCalls

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const {
    api: { innerBuyAdmin: calls, staff },
  } = useSession()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      invalidate(calls.goods, calls.grants, calls.figures, calls.grant, calls.uses, staff.audit),
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
