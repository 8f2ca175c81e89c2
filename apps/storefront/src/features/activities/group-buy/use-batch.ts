import type { Batch, BatchAction } from '@mallard/contract/activities/group-buy/group-buy.fields'
import { href } from '@mallard/contract/paths'
import { confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { groupTexts } from './group-buy.texts.ts'

export interface BatchRunner {
  /** The purchase whose step is under way. */
  readonly busy: string | undefined
  readonly run: (action: BatchAction, batch: Batch) => void
}

/** What a shopper does with a purchase, from the list or from its own page. */
export function useBatch(onShare?: () => void): BatchRunner {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const texts = groupTexts()
  const { partnerId, storeId } = usePage().scope
  const [busy, setBusy] = useState<string>()

  /** Closes all of its orders, unpaid or waiting: any of them stands for all. */
  async function close(batch: Batch, isLeaving: boolean): Promise<void> {
    const [order] = batch.orders
    const isSure = await confirm({
      title: isLeaving ? texts.leaveAsk : texts.cancelAsk,
      text: isLeaving ? texts.leaveText : texts.cancelText,
      ok: isLeaving ? texts.leaveOk : texts.cancelOk,
      cancel: isLeaving ? texts.leaveNo : texts.cancelNo,
      danger: true,
    })
    if (!isSure || !order) return
    setBusy(batch.batchId)
    try {
      await api.order.cancel({ sn: order.orderSn })
      toast(isLeaving ? texts.leftToast : texts.cancelled)
    } catch {
      // The shell has told the shopper why.
    } finally {
      for (const { key } of [api.groupBuy.batch, api.order.batchList, api.order.orderList])
        client.invalidateQueries({ queryKey: key }).catch(() => undefined)
      setBusy(undefined)
    }
  }

  function run(action: BatchAction, batch: Batch) {
    const { batchId, activity } = batch
    if (action === 'pay') navigate(href('groupBuyPayment', { partnerId, storeId }, { batchId }))
    else if (action === 'share') {
      if (onShare) onShare()
      else navigate(href('groupBuy', { partnerId, storeId, urlCode: activity.urlCode }))
    } else void close(batch, action === 'leave')
  }

  return { busy, run }
}
