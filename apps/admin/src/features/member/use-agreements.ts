import type { InputOf } from '@mallard/contract/api'
import type { agreementDeskCalls, AgreementVersion } from '@mallard/contract/member/agreement-desk.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keepAnswer } from '#platform/keep-answer.ts'
import { useSession } from '#platform/session.ts'

export type PublishWish = InputOf<(typeof agreementDeskCalls)['publish']>

const key = (partnerId: number) => ['agreements', partnerId] as const

export function useAgreements() {
  const { api, scope } = useSession()
  return useQuery({ queryKey: key(scope.partnerId), queryFn: ({ signal }) => api.agreementDesk.list({}, signal), staleTime: 0 })
}

export function usePublish() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: PublishWish) => api.agreementDesk.publish(wish),
    onSuccess: (answer) => keepAnswer(queries, key(scope.partnerId), answer),
  })
}

/** In the operator's language, as far as there is one. */
export function nameOf({ title, titleEn }: Pick<AgreementVersion, 'title' | 'titleEn'>, locale: string): string {
  return (locale === 'en' && titleEn) || title
}
