import type { GoodsImport } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type { TableColumns } from '@mallard/contract/catalog/goods-import/import-mapping.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { mappedIn, type MappingDraft } from './mapping.ts'
import { importKey, oneImportKey } from './use-imports.ts'

/** The columns of a table with what they may be, as they were when it was opened. */
export function useTableColumns({ id }: Pick<GoodsImport, 'id'>) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...oneImportKey(scope, id), 'columns'],
    queryFn: ({ signal }) => api.importMapping.columns({ id }, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Says what the columns of a table are. What is wrong with its name or its version is not told here. */
export function useMapColumns(
  { id }: Pick<GoodsImport, 'id'>,
  { kept }: Pick<TableColumns, 'kept'>,
  onDone: () => void,
) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
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
      await writeToCache(queries, oneImportKey(scope, id), now)
      void queries.invalidateQueries({ queryKey: [...importKey(scope), 'list'] })
      void queries.invalidateQueries({ queryKey: [...importKey(scope), 'mappings'] })
    },
    onError: (failure) => {
      if (isRefusal(failure, 'mappingNameTaken')) return
      if (!isRefusal(failure, 'versionConflict')) feedback.failed(failure)
      void queries.invalidateQueries({ queryKey: [...oneImportKey(scope, id), 'columns'] })
    },
  })
}

export function useMappings() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...importKey(scope), 'mappings'],
    queryFn: ({ signal }) => api.importMapping.list({}, signal),
    staleTime: 0,
  })
}

export function useRemoveMapping(done: string) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: (id: number) => api.importMapping.remove({ id }),
    onSuccess: () => feedback.done(done),
    onError: feedback.failed,
    onSettled: () => queries.invalidateQueries({ queryKey: [...importKey(scope), 'mappings'] }),
  })
}
