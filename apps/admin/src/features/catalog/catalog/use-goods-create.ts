import type { InputOf } from '@mallard/contract/api'
import type { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/session.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { useOnce } from '#platform/use-once.ts'

type NewGoods = Omit<InputOf<(typeof goodsAdminCalls)['create']>, 'requestId'>

/** What the form keeps itself. */
export type GoodsFields = Omit<
  NewGoods,
  'code' | 'pics' | 'video' | 'detailHtml' | 'detailHtmlEn' | 'axes' | 'skus' | 'onSale' | 'onAt'
>

/** What new goods can be given. */
export function useGoodsOptions() {
  const { api } = useSession()
  return useQuery({ ...api.goodsAdmin.options.query(), staleTime: 60_000 })
}

/** Makes goods once, however often the button is pressed. */
export function useCreateGoods() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const once = useOnce<NewGoods, { itemId: number }>((input) => api.goodsAdmin.create(input))
  return useMutation({
    mutationFn: (input: Omit<NewGoods, 'code'>) => once({ ...input, code: '' }),
    onSuccess: () => {
      const { goodsAdmin, mediaAdmin, staff } = api
      void invalidate(goodsAdmin.list, goodsAdmin.options, mediaAdmin.list, staff.audit)
    },
  })
}
