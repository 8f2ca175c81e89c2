import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { type Categories, movedTo, type Target } from './category-tree.ts'

function useAskAgain() {
  const {
    api: { categoryAdmin, catalog, goodsAdmin, staff },
  } = useSession()
  const invalidate = useInvalidate()
  return () => invalidate(categoryAdmin.list, catalog.categoryList, goodsAdmin.list, staff.audit)
}

/** Moves a category; the tree follows at once, and is asked for again whatever comes of it. */
export function useMoveCategory() {
  const { api } = useSession()
  const queries = useQueryClient()
  const { queryKey } = api.categoryAdmin.list.query()
  const askAgain = useAskAgain()
  return useMutation({
    mutationFn: ({ id, ...target }: Target & { id: number }) =>
      api.categoryAdmin.move({ id, ...target }),
    onMutate: async ({ id, ...target }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<{ readonly categories: Categories }>(
        queryKey,
        (all) => all && { ...all, categories: movedTo(all.categories, id, target) },
      )
    },
    onSettled: askAgain,
  })
}

export function useRemoveCategory() {
  const { api } = useSession()
  const askAgain = useAskAgain()
  return useMutation({
    mutationFn: (id: number) => api.categoryAdmin.remove({ id }),
    onSettled: askAgain,
  })
}
