import { href } from '@mallard/contract/paths'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { afterSaleTexts } from '#entities/after-sale/after-sale.texts.ts'
import { askCancel } from '#entities/after-sale/ask-cancel.ts'
import type { Asking } from '#entities/after-sale/ask-form.tsx'
import type { Parcel } from '#entities/after-sale/freight-sheet.tsx'
import { useDuring } from '#entities/after-sale/use-during.ts'
import { useApi } from '#platform/api.ts'
import { useNavigate } from '#platform/navigator/index.ts'

export interface Chosen {
  ticket: string
  lineNo: string
  num: number
  type: number
}

/** What a buyer of another platform does with returns; the session says in which store. */
export function useThirdReturn() {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const texts = afterSaleTexts()

  function forget() {
    for (const { key } of [api.thirdReturn.order, api.thirdReturn.applyInfo, api.thirdReturn.list])
      client.invalidateQueries({ queryKey: key }).catch(() => undefined)
  }

  // A refusal may mean that it moved on in the meantime, or that the half hour is over.
  const { isBusy, during } = useDuring(forget)

  return {
    isBusy,
    find: (wanted: { thirdOrderSn: string; phone: string; code: string }) =>
      during(async () => {
        const { ticket } = await api.thirdReturn.order(wanted)
        forget()
        navigate(href('thirdReturnApply', {}, { ticket }))
      }),
    ask: (chosen: Chosen, asking: Asking) =>
      during(async () => {
        const { applyId } = await api.thirdReturn.apply({ ...chosen, ...asking })
        toast(texts.submitted, { tone: 'good' })
        forget()
        navigate(href('thirdReturnDetail', {}, { id: applyId }), { replace: true })
      }),
    cancel: (id: string) =>
      during(async () => {
        if (!(await askCancel(texts))) return
        await api.thirdReturn.cancel({ id })
        toast(texts.cancelled)
        forget()
      }),
    addDelivery: (id: string, parcel: Parcel, onDone: () => void) =>
      during(async () => {
        await api.thirdReturn.addDelivery({ id, ...parcel })
        toast(texts.saved, { tone: 'good' })
        forget()
        onDone()
      }),
  }
}
