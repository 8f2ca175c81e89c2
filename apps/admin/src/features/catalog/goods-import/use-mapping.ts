import type { GoodsImport } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type { TableColumns } from '@mallard/contract/catalog/goods-import/import-mapping.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { mappedIn, type MappingDraft } from './mapping.ts'

/** Says what the columns of a table are. What is wrong with its name or its version is not told here. */
export function useMapColumns(
  { id }: Pick<GoodsImport, 'id'>,
  { kept }: Pick<TableColumns, 'kept'>,
  onDone: () => void,
) {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: (draft: MappingDraft) => {
      const from = draft.isNew ? undefined : kept.find((each) => each.id === draft.keptId)
      return api.importMapping.map({
        id,
        name: draft.name,
        kept: from ? { id: from.id, version: from.version } : null,
        ...mappedIn(draft),
        columns: [...mappedIn(draft).columns],
      })
    },
    onSuccess: async (now) => {
      // First: the import has moved on, and what asked is not there, once the cache knows.
      onDone()
      await writeToCache(queries, api.goodsImport.detail.query({ id }), now)
      void invalidate(api.goodsImport.list, api.importMapping.list)
    },
    onError: (failure) => {
      if (isRefusal(failure, 'mappingNameTaken')) return
      if (!isRefusal(failure, 'versionConflict')) feedback.failed(failure)
      void invalidate(api.importMapping.columns)
    },
  })
}

export function useRemoveMapping(done: string) {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: (id: number) => api.importMapping.remove({ id }),
    onSuccess: () => feedback.done(done),
    onError: feedback.failed,
    onSettled: () => invalidate(api.importMapping.list),
  })
}
