import type { InputOf } from '@mallard/contract/api'
import type { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useOnce } from '#platform/use-once.ts'

type NewGoods = Omit<InputOf<(typeof goodsAdminCalls)['create']>, 'requestId'>

/** What the form keeps itself. */
export type GoodsFields = Omit<
  NewGoods,
  'code' | 'pics' | 'video' | 'detailHtml' | 'detailHtmlEn' | 'axes' | 'skus' | 'onSale' | 'onAt'
>

/** What new goods can be given. */
export function useGoodsOptions() {
  const { api, scope } = useSession()
  return useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'goods-options'],
    queryFn: ({ signal }) => api.goodsAdmin.options({}, signal),
    staleTime: 60_000,
  })
}

/** Makes goods once, however often the button is pressed. */
export function useCreateGoods() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const once = useOnce<NewGoods, { itemId: number }>((input) => api.goodsAdmin.create(input))
  return useMutation({
    mutationFn: (input: Omit<NewGoods, 'code'>) => once({ ...input, code: '' }),
    onSuccess: () => {
      for (const kind of ['goods', 'goods-options', 'media', 'audit']) {
        void queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, kind] })
      }
    },
  })
}
