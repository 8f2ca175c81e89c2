import type { ShippingRowState } from '@mallard/contract/order/shipping.codes'
import type { ShippingBatch } from '@mallard/contract/order/shipping-desk.calls'
import type { SheetFormat } from '@mallard/contract/sheet'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { base64Of, saveFile } from '#platform/files.ts'
import { keepAnswer } from '#platform/keep-answer.ts'
import { useSession } from '#platform/session.ts'
import { useTell } from '#platform/use-tell.ts'
import type { OrderWish } from './use-orders.ts'

const listKey = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'shipping', 'list'] as const
const oneKey = ({ partnerId, storeId }: Scope, id: number) => [`${partnerId}-${storeId}`, 'shipping', 'one', id] as const

/** ms between two looks at a table that is being shipped. */
const lookEvery = 1_000

export function useBatches(pageNum: number, pageSize: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...listKey(scope), pageNum],
    queryFn: ({ signal }) => api.shippingDesk.list({ pageNum, pageSize }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useBatch(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneKey(scope, id),
    queryFn: ({ signal }) => api.shippingDesk.detail({ id }, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? lookEvery : false),
    staleTime: 0,
  })
}

/** Rows of a table; asked for anew whenever its counts have changed. */
export function useBatchRows(batch: ShippingBatch | undefined, wish: { id: number; pageNum: number; pageSize: number; state: ShippingRowState | undefined }) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [...oneKey(scope, wish.id), 'rows', wish, batch?.counts],
    queryFn: ({ signal }) => api.shippingDesk.rows(wish, signal),
    enabled: batch !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** What can be done with tables: take one away, send one in, ship it, take its result away. */
export function useShipping() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const tell = useTell()
  const refresh = () => queries.invalidateQueries({ queryKey: listKey(scope) })
  const exporting = useMutation({
    mutationFn: ({ format, wish: { q, from, until } }: { format: SheetFormat; wish: Pick<OrderWish, 'q' | 'from' | 'until'> }) =>
      api.shippingDesk.export({ format, q: q || undefined, from, until }),
    onSuccess: ({ file, rows }) => rows > 0 && saveFile(file),
    onError: tell.failed,
  })
  const checking = useMutation({
    mutationFn: async (file: File) => api.shippingDesk.check({ name: file.name, base64: await base64Of(file) }),
    onSuccess: async (batch) => {
      await keepAnswer(queries, oneKey(scope, batch.id), batch)
      void refresh()
    },
    onError: tell.failed,
  })
  const running = useMutation({
    mutationFn: (id: number) => api.shippingDesk.run({ id }),
    onSuccess: async (batch) => {
      await keepAnswer(queries, oneKey(scope, batch.id), batch)
      void refresh()
    },
    onError: tell.failed,
  })
  const saving = useMutation({
    mutationFn: (input: { id: number; format: SheetFormat }) => api.shippingDesk.result(input),
    onSuccess: saveFile,
    onError: tell.failed,
  })
  return { exporting, checking, running, saving }
}
