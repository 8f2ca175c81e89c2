import type { EvaluateChosen } from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { useMutation } from '@tanstack/react-query'
import type { Api } from '#platform/api.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { evaluateTexts } from './evaluate.texts.ts'

const isChoice = (answer: object): answer is EvaluateChosen => 'refused' in answer

/** Decides about applications or reports; all of the trials is asked for again, whatever came of it. */
export function useDeciding() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const feedback = useFeedback()
  const texts = evaluateTexts.use()
  const deciding = useMutation({
    mutationFn: (decide: (calls: Api['evaluateAdmin']) => Promise<object>) =>
      decide(api.evaluateAdmin),
    onSuccess: (answer) => {
      if (!isChoice(answer)) return feedback.done(texts.decided)
      const { chosen, refused } = answer
      if (chosen > 0) feedback.done(texts.chosenDone(chosen))
      if (refused.length > 0)
        feedback.note(
          texts.someRefused,
          refused.map(({ name, text }) => `${name}：${text}`).join('\n'),
        )
    },
    onError: feedback.failed,
    onSettled: () => void invalidate(api.evaluateAdmin, api.staff.audit),
  })
  return { decide: deciding.mutate, isDeciding: deciding.isPending, ask: feedback.ask }
}
