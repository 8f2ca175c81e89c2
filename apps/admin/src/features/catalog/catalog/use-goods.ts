import type { InputOf, ReplyOf } from '@mallard/contract/api'
import type {
  AdminGoodsDetail,
  AdminSku,
  goodsAdminCalls,
} from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { Scope } from '@mallard/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { goodsTexts } from './goods.texts.ts'

type GoodsPage = ReplyOf<(typeof goodsAdminCalls)['list']>
export type GoodsEdit = Omit<InputOf<(typeof goodsAdminCalls)['save']>, 'id' | 'version'>

const listKey = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'goods'] as const
const oneKey = ({ partnerId, storeId }: Scope, id: number) =>
  [`${partnerId}-${storeId}`, 'goods-one', id] as const

export function useGoods(id: number) {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: oneKey(scope, id),
    queryFn: ({ signal }) => api.goodsAdmin.detail({ id }, signal),
    refetchOnWindowFocus: false,
  })
}

/** On and off the shelf: shown at once, taken back when it is refused. */
export function useShelf() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  const texts = goodsTexts.use()

  function show(id: number, onSale: boolean): void {
    queries.setQueriesData<GoodsPage>(
      { queryKey: listKey(scope) },
      (page) =>
        page && {
          ...page,
          list: page.list.map((goods) => (goods.itemId === id ? { ...goods, onSale } : goods)),
        },
    )
    queries.setQueryData<AdminGoodsDetail>(
      oneKey(scope, id),
      (goods) => goods && { ...goods, onSale },
    )
  }

  return useMutation({
    mutationFn: (input: { id: number; onSale: boolean }) => api.goodsAdmin.shelf(input),
    onMutate: ({ id, onSale }) => show(id, onSale),
    onSuccess: ({ onSale }) => feedback.done(onSale ? texts.nowOn : texts.nowOff),
    onError: (failure, { id, onSale }) => {
      show(id, !onSale)
      feedback.failed(failure)
    },
    onSettled: () => {
      for (const kind of ['goods', 'audit'])
        void queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, kind] })
    },
  })
}

export function useSaveGoods(id: number) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ version, edit }: { version: number; edit: GoodsEdit }) =>
      api.goodsAdmin.save({ id, version, ...edit }),
    onSuccess: async (goods) => {
      await writeToCache(queries, oneKey(scope, id), goods)
      void queries.invalidateQueries({ queryKey: listKey(scope) })
    },
  })
}

export function useChangeMatrix(id: number) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<(typeof goodsAdminCalls)['matrix']>) =>
      api.goodsAdmin.matrix(input),
    onSuccess: async (goods) => {
      await writeToCache(queries, oneKey(scope, id), goods)
      for (const kind of ['goods', 'media', 'audit'])
        void queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, kind] })
    },
    // Whatever was refused, what the page shows may be old.
    onError: () => queries.invalidateQueries({ queryKey: oneKey(scope, id) }),
  })
}

export function useSaveSku(id: number) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<(typeof goodsAdminCalls)['sku']>) => api.goodsAdmin.sku(input),
    onSuccess: async (saved: AdminSku) => {
      await writeToCache<AdminGoodsDetail>(
        queries,
        oneKey(scope, id),
        (goods) =>
          goods && {
            ...goods,
            skus: goods.skus.map((sku) => (sku.productSn === saved.productSn ? saved : sku)),
          },
      )
      void queries.invalidateQueries({ queryKey: listKey(scope) })
    },
    // Whatever was refused, the figures on the page are old.
    onError: () => queries.invalidateQueries({ queryKey: oneKey(scope, id) }),
  })
}
