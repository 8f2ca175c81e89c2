import type { InputOf, ReplyOf } from '@mallard/contract/api'
import type { DeskGoodsDetail, DeskSku, goodsDeskCalls } from '@mallard/contract/catalog/goods-desk.calls'
import type { Scope } from '@mallard/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keepAnswer } from '#platform/keep-answer.ts'
import { useSession } from '#platform/session.ts'
import { useTell } from '#platform/use-tell.ts'
import { goodsTexts } from './goods.texts.ts'

export type GoodsWish = InputOf<(typeof goodsDeskCalls)['list']>
export type GoodsPage = ReplyOf<(typeof goodsDeskCalls)['list']>
export type GoodsEdit = Omit<InputOf<(typeof goodsDeskCalls)['save']>, 'id' | 'version'>

const listKey = ({ partnerId, storeId }: Scope) => [`${partnerId}-${storeId}`, 'goods'] as const
const oneKey = ({ partnerId, storeId }: Scope, id: number) => [`${partnerId}-${storeId}`, 'goods-one', id] as const

export function useGoodsPage(wish: GoodsWish) {
  const { api, scope } = useSession()
  return useQuery({ queryKey: [...listKey(scope), wish], queryFn: ({ signal }) => api.goodsDesk.list(wish, signal), placeholderData: keepPreviousData })
}

export function useGoods(id: number) {
  const { api, scope } = useSession()
  return useQuery({ queryKey: oneKey(scope, id), queryFn: ({ signal }) => api.goodsDesk.detail({ id }, signal), refetchOnWindowFocus: false })
}

/** On and off the shelf: shown at once, taken back when it is refused. */
export function useShelf() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const tell = useTell()
  const texts = goodsTexts.use()

  function show(id: number, onSale: boolean): void {
    queries.setQueriesData<GoodsPage>(
      { queryKey: listKey(scope) },
      (page) => page && { ...page, list: page.list.map((goods) => (goods.itemId === id ? { ...goods, onSale } : goods)) },
    )
    queries.setQueryData<DeskGoodsDetail>(oneKey(scope, id), (goods) => goods && { ...goods, onSale })
  }

  return useMutation({
    mutationFn: (wish: { id: number; onSale: boolean }) => api.goodsDesk.shelf(wish),
    onMutate: ({ id, onSale }) => show(id, onSale),
    onSuccess: ({ onSale }) => tell.done(onSale ? texts.nowOn : texts.nowOff),
    onError: (failure, { id, onSale }) => {
      show(id, !onSale)
      tell.failed(failure)
    },
    onSettled: () => {
      for (const kind of ['goods', 'audit']) void queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, kind] })
    },
  })
}

export function useSaveGoods(id: number) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ version, edit }: { version: number; edit: GoodsEdit }) => api.goodsDesk.save({ id, version, ...edit }),
    onSuccess: async (goods) => {
      await keepAnswer(queries, oneKey(scope, id), goods)
      void queries.invalidateQueries({ queryKey: listKey(scope) })
    },
  })
}

export function useSaveSku(id: number) {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: InputOf<(typeof goodsDeskCalls)['sku']>) => api.goodsDesk.sku(wish),
    onSuccess: async (saved: DeskSku) => {
      await keepAnswer<DeskGoodsDetail>(
        queries,
        oneKey(scope, id),
        (goods) => goods && { ...goods, skus: goods.skus.map((sku) => (sku.productSn === saved.productSn ? saved : sku)) },
      )
      void queries.invalidateQueries({ queryKey: listKey(scope) })
    },
    // Whatever was refused, the figures on the page are old.
    onError: () => queries.invalidateQueries({ queryKey: oneKey(scope, id) }),
  })
}
