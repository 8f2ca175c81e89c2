import type { Ret } from '@mallard/contract/returns/returns.fields'
import { href } from '@mallard/contract/paths'
import { confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Asking } from '#platform/after-sale/ask-form.tsx'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { returnsTexts } from './returns.texts.ts'

/** What a shopper does with returns; orders look different afterwards, so what is known of them is asked for anew. */
export function useReturns() {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const texts = returnsTexts()
  const { partnerId, storeId } = usePage().scope
  const [isBusy, setIsBusy] = useState(false)

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

  /** Refusals are told by the shell; the page stays as it is. */
  async function during(run: () => Promise<void>) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await run()
    } catch {
      // Perhaps it moved on meanwhile.
      forget()
    } finally {
      setIsBusy(false)
    }
  }

  const show = (applyId: string) => {
    toast(texts.submitted, { tone: 'good' })
    forget()
    navigate(href('returnDetail', { partnerId, storeId, applyId }), { replace: true })
  }

  return {
    isBusy,
    askItem: (orderItemId: number, num: number, asking: Asking & { type: number }) =>
      during(async () => show((await api.returns.v2Apply({ orderItemId, num, ...asking })).applyId)),
    askWhole: (sn: string, asking: Asking & { type: number }) => during(async () => show((await api.returns.apply({ sn, ...asking })).applyId)),
    cancel: ({ applyId }: Pick<Ret, 'applyId'>) =>
      during(async () => {
        if (!(await confirm({ title: texts.cancelAsk, text: texts.cancelText, ok: texts.cancel, cancel: texts.cancelNo, danger: true }))) return
        await api.returns.v2Cancel({ applyId })
        toast(texts.cancelled)
        forget()
      }),
    setFreight: (applyId: string, parcel: { companyCode: string; deliverySn: string }, onDone: () => void) =>
      during(async () => {
        await api.returns.v2SetFreight({ applyId, ...parcel })
        toast(texts.saved, { tone: 'good' })
        forget()
        onDone()
      }),
  }
}
