import type { InputOf, ReplyOf } from '@mallard/contract/api'
import type {
  AdminGoodsDetail,
  AdminSku,
  goodsAdminCalls,
} from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { dateTime } from '#platform/show.ts'
import { shelfTexts } from './shelf.texts.ts'

type GoodsPage = ReplyOf<(typeof goodsAdminCalls)['list']>
export type GoodsEdit = Omit<InputOf<(typeof goodsAdminCalls)['save']>, 'id' | 'version'>

/** On and off the shelf: shown at once, taken back when it is refused. */
export function useShelf() {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const feedback = useFeedback()
  const texts = shelfTexts.use()

  function show(id: number, shown: Partial<Pick<AdminGoodsDetail, 'onSale' | 'shelfPlan'>>): void {
    queries.setQueriesData<GoodsPage>(
      { queryKey: api.goodsAdmin.list.key },
      (page) =>
        page && {
          ...page,
          list: page.list.map((goods) => (goods.itemId === id ? { ...goods, ...shown } : goods)),
        },
    )
    queries.setQueryData<AdminGoodsDetail>(
      api.goodsAdmin.detail.query({ id }).queryKey,
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
    onSettled: () => void invalidate(api.goodsAdmin.list, api.staff.audit),
  })
}

/** When goods go on and off by themselves, beside the form that says so. */
export function usePlanShelf() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (input: InputOf<(typeof goodsAdminCalls)['planShelf']>) =>
      api.goodsAdmin.planShelf(input),
    onSettled: () => invalidate(api.goodsAdmin.list, api.goodsAdmin.detail, api.staff.audit),
  })
}

/** Away from all stores, and back. */
export function useArchive(id: number) {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const feedback = useFeedback()
  const texts = shelfTexts.use()
  return useMutation({
    mutationFn: (isArchived: boolean) => api.goodsAdmin.archive({ id, isArchived }),
    onSuccess: async (goods) => {
      await writeToCache(queries, api.goodsAdmin.detail.query({ id }), goods)
      feedback.done(goods.archivedAt === null ? texts.restored : texts.nowArchived)
    },
    onError: feedback.failed,
    onSettled: () => {
      const { goodsAdmin, stockAdmin, promotionAdmin, staff } = api
      void invalidate(goodsAdmin.list, stockAdmin.list, promotionAdmin.skus, staff.audit)
    },
  })
}

/** For good, where nothing that matters names them. */
export function useRemove(id: number, onGone: () => void) {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const feedback = useFeedback()
  const texts = shelfTexts.use()
  return useMutation({
    mutationFn: () => api.goodsAdmin.remove({ id }),
    onSuccess: () => {
      feedback.done(texts.removed)
      onGone()
      queries.removeQueries({ queryKey: api.goodsAdmin.detail.query({ id }).queryKey })
      void invalidate(api.goodsAdmin.list, api.mediaAdmin.list, api.staff.audit)
    },
    onError: feedback.failed,
  })
}

export function useSaveGoods(id: number) {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: ({ version, edit }: { version: number; edit: GoodsEdit }) =>
      api.goodsAdmin.save({ id, version, ...edit }),
    onSuccess: async (goods) => {
      await writeToCache(queries, api.goodsAdmin.detail.query({ id }), goods)
      void invalidate(api.goodsAdmin.list)
    },
  })
}

export function useChangeMatrix(id: number) {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (input: InputOf<(typeof goodsAdminCalls)['matrix']>) =>
      api.goodsAdmin.matrix(input),
    onSuccess: async (goods) => {
      await writeToCache(queries, api.goodsAdmin.detail.query({ id }), goods)
      void invalidate(api.goodsAdmin.list, api.mediaAdmin.list, api.staff.audit)
    },
    // Whatever was refused, what the page shows may be old.
    onError: () => invalidate(api.goodsAdmin.detail),
  })
}

export function useSaveSku(id: number) {
  const { api } = useSession()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (input: InputOf<(typeof goodsAdminCalls)['sku']>) => api.goodsAdmin.sku(input),
    onSuccess: async (saved: AdminSku) => {
      await writeToCache<AdminGoodsDetail>(
        queries,
        api.goodsAdmin.detail.query({ id }),
        (goods) =>
          goods && {
            ...goods,
            skus: goods.skus.map((sku) => (sku.productSn === saved.productSn ? saved : sku)),
          },
      )
      void invalidate(api.goodsAdmin.list)
    },
    // Whatever was refused, the figures on the page are old.
    onError: () => invalidate(api.goodsAdmin.detail),
  })
}
