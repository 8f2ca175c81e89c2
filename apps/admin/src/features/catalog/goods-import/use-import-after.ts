import type { GoodsImport } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type { ImportAfter } from '@mallard/contract/catalog/goods-import/import-after.calls'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendFile } from '#platform/send-file.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

/** ms between two looks at what is under way. */
const lookEvery = 1_000

const keyOf = (scope: { partnerId: number; storeId: number }, id: number) =>
  [`${scope.partnerId}-${scope.storeId}`, 'goods-import', 'after', id] as const

const isMoving = ({ isAgain, back, zip }: ImportAfter) =>
  isAgain || back?.state === 'taking' || zip?.state === 'reading'

/** The pictures of an import and its taking back. */
export function useImportAfter({ id, state }: GoodsImport) {
  const { api, scope } = useSession()
  const { partnerId, storeId } = scope
  const queries = useQueryClient()
  const answer = useQuery({
    queryKey: [...keyOf(scope, id), state],
    queryFn: ({ signal }) => api.importAfter.detail({ id }, signal),
    refetchInterval: ({ state: { data } }) =>
      state === 'running' || (data && isMoving(data)) ? lookEvery : false,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const isUnderWay = answer.data !== undefined && isMoving(answer.data)
  // Its rows, and what can be done with it, are others once that is over.
  useEffect(() => {
    if (!isUnderWay) return undefined
    return () =>
      void queries.invalidateQueries({
        queryKey: [`${partnerId}-${storeId}`, 'goods-import', 'one', id],
      })
  }, [isUnderWay, queries, partnerId, storeId, id])
  return answer
}

/** Fetches pictures again, or takes the import back. */
export function useAfterSteps({ id, state }: GoodsImport) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: (step: 'fetchAgain' | 'takeBack') => api.importAfter[step]({ id }),
    onSuccess: (now) => writeToCache(queries, [...keyOf(scope, id), state], now),
    onError: feedback.failed,
  })
}

export function useKeptGoods(
  { id, state }: GoodsImport,
  { kept, partly }: { readonly kept: number; readonly partly: number },
  place: { pageNum: number; pageSize: number },
) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...keyOf(scope, id), state, 'kept', place, kept, partly],
    queryFn: ({ signal }) => api.importAfter.kept({ id, ...place }, signal),
    placeholderData: keepPreviousData,
  })
}

/** Sends a zip of pictures in and has it read. */
export function useSendZip({ id, state }: GoodsImport) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: async (file: File) => {
      const permission = await api.importAfter.beginZip({ id, size: file.size })
      await sendFile(permission, new File([file], 'zip', { type: 'application/octet-stream' }))
      return api.importAfter.readZip({ id })
    },
    onSuccess: (now) => writeToCache(queries, [...keyOf(scope, id), state], now),
    onError: feedback.failed,
  })
}
