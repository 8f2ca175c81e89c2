import type { Ret } from '@mallard/contract/aftersales/returns/returns.fields'
import { href } from '@mallard/contract/paths'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { afterSaleTexts } from '#entities/after-sale/after-sale.texts.ts'
import { askCancel } from '#entities/after-sale/ask-cancel.ts'
import type { Asking } from '#entities/after-sale/ask-form.tsx'
import type { Parcel } from '#entities/after-sale/freight-sheet.tsx'
import { useDuring } from '#entities/after-sale/use-during.ts'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'

/**
 * What a shopper does with returns; orders look different afterwards, so what is known of them is
 * asked for again.
 */
export function useReturns() {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const texts = afterSaleTexts()
  const { partnerId, storeId } = usePage().scope

  function forget() {
    for (const { key } of [
      api.order.detail,
      api.order.orderList,
      api.returns.v2List,
      api.returns.v2Detail,
      api.returns.v2OrderDetail,
      api.returns.orderDetail,
      api.member.index,
    ])
      client.invalidateQueries({ queryKey: key }).catch(() => undefined)
  }

  // A refusal may mean that it moved on in the meantime.
  const { isBusy, during } = useDuring(forget)

  const show = (applyId: string) => {
    toast(texts.submitted, { tone: 'good' })
    forget()
    navigate(href('returnDetail', { partnerId, storeId, applyId }), { replace: true })
  }

  return {
    isBusy,
    askItem: (
      orderItemId: number,
      num: number,
      asking: Asking & { type: number; role?: number; exchangeProductSn?: string },
    ) =>
      during(async () =>
        show((await api.returns.v2Apply({ orderItemId, num, ...asking })).applyId),
      ),
    askWhole: (sn: string, asking: Asking & { type: number; role?: number }) =>
      during(async () => show((await api.returns.apply({ sn, ...asking })).applyId)),
    cancel: ({ applyId }: Pick<Ret, 'applyId'>) =>
      during(async () => {
        if (!(await askCancel(texts))) return
        await api.returns.v2Cancel({ applyId })
        toast(texts.cancelled)
        forget()
      }),
    setFreight: (applyId: string, parcel: Parcel, onDone: () => void) =>
      during(async () => {
        await api.returns.v2SetFreight({ applyId, ...parcel })
        toast(texts.saved, { tone: 'good' })
        forget()
        onDone()
      }),
  }
}
