import type { AdminStoryRow } from '@mallard/contract/content/article/article-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { articleTexts } from './article.texts.ts'

/** Shows an article or takes it down, and removes it; what shoppers lose is asked about first. */
export function useArticleActions() {
  const texts = articleTexts.use()
  const { api } = useSession()
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const onSettled = () => invalidate(api.articleAdmin)
  const publishing = useMutation({
    mutationFn: (input: { id: number; isPublished: boolean }) => api.articleAdmin.publish(input),
    onSettled,
  })
  const removing = useMutation({
    mutationFn: (id: number) => api.articleAdmin.remove({ id }),
    onSettled,
  })

  async function publish({ id, title, state }: AdminStoryRow): Promise<void> {
    const isPublished = state === 'draft' || state === 'down'
    if (!isPublished) {
      const question = { title: texts.downAsk(title), text: texts.downHint, ok: texts.takeDown }
      if (!(await feedback.ask(question))) return
    }
    publishing.mutate(
      { id, isPublished },
      {
        onSuccess: () => feedback.done(isPublished ? texts.isPublished : texts.isDown),
        onError: feedback.failed,
      },
    )
  }

  async function remove({ id, title }: AdminStoryRow): Promise<void> {
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

  return { publish, remove }
}
