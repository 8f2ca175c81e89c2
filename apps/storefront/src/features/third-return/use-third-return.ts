import { href } from '@mallard/contract/paths'
import { confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Asking } from '#platform/after-sale/ask-form.tsx'
import { useApi } from '#platform/api.ts'
import { useNavigate } from '#platform/navigator/index.ts'
import { thirdReturnTexts } from './third-return.texts.ts'

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
  const texts = thirdReturnTexts()
  const [isBusy, setIsBusy] = useState(false)

  function forget() {
    for (const { key } of [api.thirdReturn.order, api.thirdReturn.applyInfo, api.thirdReturn.list])
      client.invalidateQueries({ queryKey: key }).catch(() => undefined)
  }

  /** Refusals are told by the shell; the page stays as it is. */
  async function during(run: () => Promise<void>) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await run()
    } catch {
      // Perhaps it moved on meanwhile, or the half hour is over.
      forget()
    } finally {
      setIsBusy(false)
    }
  }

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
        if (!(await confirm({ title: texts.cancelAsk, text: texts.cancelText, ok: texts.cancel, cancel: texts.cancelNo, danger: true }))) return
        await api.thirdReturn.cancel({ id })
        toast(texts.cancelled)
        forget()
      }),
    addDelivery: (id: string, parcel: { companyCode: string; deliverySn: string }, onDone: () => void) =>
      during(async () => {
        await api.thirdReturn.addDelivery({ id, ...parcel })
        toast(texts.saved, { tone: 'good' })
        forget()
        onDone()
      }),
  }
}
