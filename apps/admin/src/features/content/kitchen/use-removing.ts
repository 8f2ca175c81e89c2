import { useMutation } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { kitchenTexts } from './kitchen.texts.ts'

/** Asks, and removes a recipe or a guide. */
export function useRemoving(what: 'recipes' | 'guides') {
  const texts = kitchenTexts.use()
  const { api } = useSession()
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const removing = useMutation({
    mutationFn: (id: number) =>
      what === 'recipes' ? api.kitchenAdmin.removeRecipe({ id }) : api.guideAdmin.remove({ id }),
    onSettled: () => invalidate(what === 'recipes' ? api.kitchenAdmin : api.guideAdmin),
  })
  return async (id: number, title: string): Promise<void> => {
    const isSure = await feedback.ask({
      title: texts.removeAsk(title),
      text: texts.removeHint,
      ok: texts.remove,
      isDangerous: true,
    })
    if (!isSure) return
    removing.mutate(id, {
      onSuccess: () => feedback.done(texts.removed),
      onError: feedback.failed,
    })
  }
}
