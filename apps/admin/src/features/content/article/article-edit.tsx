import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { ArticleForm } from './article.form.tsx'

/** Opens the form of an article once its texts are there; without an id, that of a new one. */
export function ArticleEdit({ id, onClose }: { id?: number; onClose: () => void }) {
  const { api, scope } = useSession()
  const feedback = useFeedback()
  const { data, error } = useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'articles', 'one', id ?? 'new'],
    queryFn: ({ signal }) => api.articleAdmin.one({ id: id ?? 0 }, signal),
    enabled: id !== undefined,
    // What is edited is what was read: a newer one is a conflict, told when it is saved.
    staleTime: Infinity,
    gcTime: 0,
  })
  useEffect(() => {
    if (!error) return
    feedback.failed(error)
    onClose()
  }, [error, feedback, onClose])
  if (id !== undefined && !data) return null
  return <ArticleForm of={data} onClose={onClose} />
}
