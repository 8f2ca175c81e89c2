import type { GoodsImport } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type { ImportAfter } from '@mallard/contract/catalog/goods-import/import-after.calls'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Api, CallQuery } from '#platform/api.ts'
import { sendFile } from '#platform/send-file.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

/** ms between two looks at what is under way. */
const lookEvery = 1_000

/** What is known of an import's end; another answer in each state of it. */
function afterQuery(api: Api, { id, state }: GoodsImport): CallQuery<ImportAfter> {
  const query = api.importAfter.detail.query({ id })
  return { ...query, queryKey: [...query.queryKey, state] }
}

const isMoving = ({ isAgain, back, zip }: ImportAfter) =>
  isAgain || back?.state === 'taking' || zip?.state === 'reading'

/** The pictures of an import and its taking back. */
export function useImportAfter(of: GoodsImport) {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const answer = useQuery({
    ...afterQuery(api, of),
    refetchInterval: ({ state: { data } }) =>
      of.state === 'running' || (data && isMoving(data)) ? lookEvery : false,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const isUnderWay = answer.data !== undefined && isMoving(answer.data)
  // Its rows, and what can be done with it, are others once that is over.
  useEffect(() => {
    if (!isUnderWay) return undefined
    return () =>
      void invalidate(api.goodsImport.detail, api.goodsImport.rows, api.importMapping.columns)
  }, [isUnderWay, invalidate, api])
  return answer
}

/** Fetches pictures again, or takes the import back. */
export function useAfterSteps(of: GoodsImport) {
  const { api } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: (step: 'fetchAgain' | 'takeBack') => api.importAfter[step]({ id: of.id }),
    onSuccess: (now) => writeToCache(queries, afterQuery(api, of), now),
    onError: feedback.failed,
  })
}

/** Sends a zip of pictures in and has it read. */
export function useSendZip(of: GoodsImport) {
  const { id } = of
  const { api } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  return useMutation({
    mutationFn: async (file: File) => {
      const permission = await api.importAfter.beginZip({ id, size: file.size })
      await sendFile(permission, new File([file], 'zip', { type: 'application/octet-stream' }))
      return api.importAfter.readZip({ id })
    },
    onSuccess: (now) => writeToCache(queries, afterQuery(api, of), now),
    onError: feedback.failed,
  })
}
