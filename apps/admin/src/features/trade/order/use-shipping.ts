import type { ShippingRowState } from '@mallard/contract/trade/shipping/shipping.codes'
import type { ShippingBatch } from '@mallard/contract/trade/shipping/shipping-admin.calls'
import type { SheetFormat } from '@mallard/contract/sheet'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { base64Of, saveFile } from '#platform/files.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'

const listKey = ({ partnerId, storeId }: Scope) =>
  [`${partnerId}-${storeId}`, 'shipping', 'list'] as const
const oneKey = ({ partnerId, storeId }: Scope, id: number) =>
  [`${partnerId}-${storeId}`, 'shipping', 'one', id] as const

/** ms between two looks at a table that is being shipped. */
const lookEvery = 1_000

export function useBatch(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneKey(scope, id),
    queryFn: ({ signal }) => api.shippingAdmin.detail({ id }, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? lookEvery : false),
    staleTime: 0,
  })
}

/** Rows of a table; asked for again whenever its counts have changed. */
export function useBatchRows(
  batch: ShippingBatch | undefined,
  input: { id: number; pageNum: number; pageSize: number; state: ShippingRowState | undefined },
) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...oneKey(scope, input.id), 'rows', input, batch?.counts],
    queryFn: ({ signal }) => api.shippingAdmin.rows(input, signal),
    enabled: batch !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** What can be done with tables: send one in, ship it, take its result away. */
export function useShipping() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  const refresh = () => queries.invalidateQueries({ queryKey: listKey(scope) })
  const checking = useMutation({
    mutationFn: async (file: File) =>
      api.shippingAdmin.check({ name: file.name, base64: await base64Of(file) }),
    onSuccess: async (batch) => {
      await writeToCache(queries, oneKey(scope, batch.id), batch)
      void refresh()
    },
    onError: feedback.failed,
  })
  const running = useMutation({
    mutationFn: (id: number) => api.shippingAdmin.run({ id }),
    onSuccess: async (batch) => {
      await writeToCache(queries, oneKey(scope, batch.id), batch)
      void refresh()
    },
    onError: feedback.failed,
  })
  const saving = useMutation({
    mutationFn: (input: { id: number; format: SheetFormat }) => api.shippingAdmin.result(input),
    onSuccess: saveFile,
    onError: feedback.failed,
  })
  return { checking, running, saving }
}
