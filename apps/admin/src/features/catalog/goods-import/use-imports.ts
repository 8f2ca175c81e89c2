import type {
  ImportRowState,
  ImportState,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type { GoodsImport } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type { SheetFormat } from '@mallard/contract/sheet'
import { cutText, type Scope, seen } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '#platform/files.ts'
import { sendFile } from '#platform/send-file.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

/** Below the store: all that is asked about imports. */
export const importKey = ({ partnerId, storeId }: Scope) =>
  [`${partnerId}-${storeId}`, 'goods-import'] as const
export const oneImportKey = (scope: Scope, id: number) => [...importKey(scope), 'one', id] as const

/** ms between two looks at an import that is under way. */
const lookEvery = 1_000
const moving: readonly ImportState[] = ['reading', 'checking', 'running', 'shelving']

/** Whether an import goes on by itself. */
export const isMoving = ({ state }: Pick<GoodsImport, 'state'>): boolean => moving.includes(state)

/** Whether it is a count, which makes no goods. */
export const isCount = ({ profile, mapping }: Pick<GoodsImport, 'profile' | 'mapping'>): boolean =>
  profile === 'stock' || mapping?.layout === 'stock'

/** Whether it is to be said what its columns are before it can be read. */
export const isUnknown = ({ state, profile, fits }: GoodsImport): boolean =>
  state === 'choosing' && profile === null && fits.length === 0

export function useImport(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneImportKey(scope, id),
    queryFn: ({ signal }) => api.goodsImport.detail({ id }, signal),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? lookEvery : false),
    staleTime: 0,
  })
}

/** Rows of an import; asked for again whenever its counts have changed. */
export function useImportRows(
  { id, found, made }: GoodsImport,
  input: { pageNum: number; pageSize: number; state: ImportRowState | undefined },
) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...oneImportKey(scope, id), 'rows', input, found, made],
    queryFn: ({ signal }) => api.goodsImport.rows({ id, ...input }, signal),
    placeholderData: keepPreviousData,
  })
}

/** Sends a file in and has it checked. */
export function useSendImport() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: async (file: File) => {
      const requestId = crypto.randomUUID()
      const [name, size] = [seen(cutText(file.name, 200)) || 'table', file.size]
      const { id, ...permission } = await api.goodsImport.begin({ requestId, name, size })
      // Systems disagree on what a table is called: its first bytes tell.
      await sendFile(permission, new File([file], name, { type: 'application/octet-stream' }))
      return api.goodsImport.check({ id })
    },
    onSuccess: async (made) => {
      await writeToCache(queries, oneImportKey(scope, made.id), made)
      void queries.invalidateQueries({ queryKey: [...importKey(scope), 'list'] })
    },
    onError: feedback.failed,
  })
}

/** What can be done with an import that was checked. */
export function useImportSteps() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  const stepping = useMutation({
    mutationFn: ({ id, step }: { id: number; step: 'run' | 'stop' | 'shelve' }) =>
      api.goodsImport[step]({ id }),
    onSuccess: async (now) => {
      await writeToCache(queries, oneImportKey(scope, now.id), now)
      void queries.invalidateQueries({ queryKey: [...importKey(scope), 'list'] })
    },
    onError: feedback.failed,
  })
  const saving = useMutation({
    mutationFn: (id: number) => api.goodsImport.wrong({ id }),
    onSuccess: saveFile,
    onError: feedback.failed,
  })
  return { stepping, saving }
}

/** Freight templates that new goods can have. */
export function useFreights() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'goods-options'],
    queryFn: ({ signal }) => api.goodsAdmin.options({}, signal),
    staleTime: 60_000,
    select: ({ freightTemplates }) => freightTemplates,
  })
}

export function useTemplate() {
  const { api } = useSession()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: (format: SheetFormat) => api.goodsImport.template({ format }),
    onSuccess: saveFile,
    onError: feedback.failed,
  })
}
