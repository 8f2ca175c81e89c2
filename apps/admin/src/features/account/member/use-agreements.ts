import type { InputOf } from '@mallard/contract/api'
import type {
  agreementAdminCalls,
  AgreementVersion,
} from '@mallard/contract/account/member/agreement-admin.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'

export type PublishInput = InputOf<(typeof agreementAdminCalls)['publish']>

export function usePublish() {
  const { api } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: PublishInput) => api.agreementAdmin.publish(input),
    onSuccess: (answer) => writeToCache(queries, api.agreementAdmin.list.query(), answer),
  })
}

/** In the operator's language, as far as there is one. */
export function nameOf(
  { title, titleEn }: Pick<AgreementVersion, 'title' | 'titleEn'>,
  locale: string,
): string {
  return (locale === 'en' && titleEn) || title
}
