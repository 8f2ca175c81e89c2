import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { kitchenTexts } from './kitchen.texts.ts'

/** Asks, and removes a recipe or a guide. */
export function useRemoving(what: 'recipes' | 'guides') {
  const texts = kitchenTexts.use()
  const { api, scope } = useSession()
  const feedback = useFeedback()
  const queries = useQueryClient()
  const removing = useMutation({
    mutationFn: (id: number) =>
      what === 'recipes' ? api.kitchenAdmin.removeRecipe({ id }) : api.guideAdmin.remove({ id }),
    onSettled: () =>
      queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, what] }),
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
