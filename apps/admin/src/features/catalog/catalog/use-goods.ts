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
import { dateTime } from '#platform/show.ts'
import { shelfTexts } from './shelf.texts.ts'

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
  const texts = shelfTexts.use()

  function show(id: number, shown: Partial<Pick<AdminGoodsDetail, 'onSale' | 'shelfPlan'>>): void {
    queries.setQueriesData<GoodsPage>(
      { queryKey: listKey(scope) },
      (page) =>
        page && {
          ...page,
          list: page.list.map((goods) => (goods.itemId === id ? { ...goods, ...shown } : goods)),
        },
    )
    queries.setQueryData<AdminGoodsDetail>(
      oneKey(scope, id),
      (goods) => goods && { ...goods, ...shown },
    )
  }

  return useMutation({
    mutationFn: (input: { id: number; onSale: boolean }) => api.goodsAdmin.shelf(input),
    onMutate: ({ id, onSale }) => show(id, { onSale }),
    onSuccess: ({ onSale, plan, droppedAt }, { id }) => {
      show(id, { onSale, shelfPlan: plan })
      const { offAt } = plan
      feedback.done(
        [
          onSale ? texts.nowOn : texts.nowOff,
          droppedAt === null ? '' : texts.dropped(dateTime(droppedAt)),
          onSale && offAt !== null ? texts.stillOff(dateTime(offAt)) : '',
        ].join(''),
      )
    },
    onError: (failure, { id, onSale }) => {
      show(id, { onSale: !onSale })
      feedback.failed(failure)
    },
    onSettled: () => {
      for (const kind of ['goods', 'audit'])
        void queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, kind] })
    },
  })
}

/** When goods go on and off by themselves, beside the form that says so. */
export function usePlanShelf() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<(typeof goodsAdminCalls)['planShelf']>) =>
      api.goodsAdmin.planShelf(input),
    onSettled: () =>
      Promise.all(
        ['goods', 'goods-one', 'audit'].map((kind) =>
          queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, kind] }),
        ),
      ),
  })
}

/** Away from all stores, and back. */
export function useArchive(id: number) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  const texts = shelfTexts.use()
  return useMutation({
    mutationFn: (isArchived: boolean) => api.goodsAdmin.archive({ id, isArchived }),
    onSuccess: async (goods) => {
      await writeToCache(queries, oneKey(scope, id), goods)
      feedback.done(goods.archivedAt === null ? texts.restored : texts.nowArchived)
    },
    onError: feedback.failed,
    onSettled: () => {
      for (const kind of ['goods', 'stock', 'pick-goods', 'promotion-skus', 'audit'])
        void queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, kind] })
    },
  })
}

/** For good, where nothing that matters names them. */
export function useRemove(id: number, onGone: () => void) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const feedback = useFeedback()
  const texts = shelfTexts.use()
  return useMutation({
    mutationFn: () => api.goodsAdmin.remove({ id }),
    onSuccess: () => {
      feedback.done(texts.removed)
      onGone()
      queries.removeQueries({ queryKey: oneKey(scope, id) })
      for (const kind of ['goods', 'media', 'audit'])
        void queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, kind] })
    },
    onError: feedback.failed,
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
