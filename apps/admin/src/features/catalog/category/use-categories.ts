import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { type Categories, movedTo, type Target } from './category-tree.ts'

/** Below the store; the pickers of categories stand under the first part. */
export const categoriesKey = ['categories', 'all'] as const

function useStoreKey(): string {
  const { scope } = useSession()
  return `${scope.partnerId}-${scope.storeId}`
}

export function useAllCategories() {
  const { api } = useSession()
  return useQuery({
    queryKey: [useStoreKey(), ...categoriesKey],
    queryFn: async ({ signal }) => (await api.categoryAdmin.list({}, signal)).categories,
  })
}

function useAskAgain() {
  const queries = useQueryClient()
  const store = useStoreKey()
  return () =>
    Promise.all(
      ['categories', 'goods', 'audit'].map((key) =>
        queries.invalidateQueries({ queryKey: [store, key] }),
      ),
    )
}

/** Moves a category; the tree follows at once, and is asked for again whatever comes of it. */
export function useMoveCategory() {
  const { api } = useSession()
  const queries = useQueryClient()
  const queryKey = [useStoreKey(), ...categoriesKey]
  const askAgain = useAskAgain()
  return useMutation({
    mutationFn: ({ id, ...target }: Target & { id: number }) =>
      api.categoryAdmin.move({ id, ...target }),
    onMutate: async ({ id, ...target }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Categories>(queryKey, (all) => all && movedTo(all, id, target))
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
