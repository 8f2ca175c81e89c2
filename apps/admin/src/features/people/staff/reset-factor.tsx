import type { StaffRow } from '@mallard/contract/people/staff/staff.calls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { secondFactorTexts } from './second-factor.texts.ts'

/** Ids of the staff who have a second factor. */
export function useFactorHolders(): readonly number[] {
  const { api } = useSession()
  return useQuery(api.secondFactor.team.query()).data?.holders ?? []
}

/** Takes the second factor from a colleague who lost it. */
export function ResetFactor({ of: { id, name }, onDone }: { of: StaffRow; onDone: () => void }) {
  const texts = secondFactorTexts.use()
  const { api, me } = useSession()
  const holders = useFactorHolders()
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const resetting = useMutation({
    mutationFn: () => api.secondFactor.reset({ id }),
    onSuccess: () => {
      void invalidate(api.secondFactor.team)
      feedback.done(texts.wasReset)
      onDone()
    },
    onError: feedback.failed,
  })
  async function ask(): Promise<void> {
    const isSure = await feedback.ask({
      title: texts.resetAsk(name),
      text: texts.resetHint,
      ok: texts.reset,
      isDangerous: true,
    })
    if (isSure) resetting.mutate()
  }
  if (id === me.id || !holders.includes(id)) return null
  return (
    <Button danger loading={resetting.isPending} onClick={() => void ask()}>
      {texts.reset}
    </Button>
  )
}
