import type { InputOf } from '@mallard/contract/api'
import type {
  agreementAdminCalls,
  AgreementVersion,
} from '@mallard/contract/account/member/agreement-admin.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'

export type PublishInput = InputOf<(typeof agreementAdminCalls)['publish']>

const key = (partnerId: number) => ['agreements', partnerId] as const

export function useAgreements() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: key(scope.partnerId),
    queryFn: ({ signal }) => api.agreementAdmin.list({}, signal),
    staleTime: 0,
  })
}

export function usePublish() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: PublishInput) => api.agreementAdmin.publish(input),
    onSuccess: (answer) => writeToCache(queries, key(scope.partnerId), answer),
  })
}

/** In the operator's language, as far as there is one. */
export function nameOf(
  { title, titleEn }: Pick<AgreementVersion, 'title' | 'titleEn'>,
  locale: string,
): string {
  return (locale === 'en' && titleEn) || title
}
