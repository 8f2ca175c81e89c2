import type { InputOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useDuring } from '#entities/after-sale/use-during.ts'
import { useApi } from '#platform/api.ts'
import { requestTexts } from './request.texts.ts'

/** What is asked for, as it is typed. */
export type Asking = InputOf<Calls['invoiceRequest']['ask']>

/** What changes the requests of a phone. */
export function useRequests() {
  const texts = requestTexts()
  const api = useApi()
  const client = useQueryClient()
  const refresh = () =>
    void client.invalidateQueries({ queryKey: api.invoiceRequest.list.key }).catch(() => undefined)
  const { isBusy, during } = useDuring(refresh)
  return {
    isBusy,
    ask: (asking: Asking, onDone: () => void) =>
      during(async () => {
        await api.invoiceRequest.ask(asking)
        toast(texts.sent, { tone: 'good' })
        refresh()
        onDone()
      }),
    withdraw: (id: number) =>
      during(async () => {
        const isSure = await confirm({
          title: texts.withdrawAsk,
          text: texts.withdrawText,
          ok: texts.withdraw,
          cancel: texts.keep,
        })
        if (!isSure) return
        await api.invoiceRequest.withdraw({ id })
        toast(texts.withdrawn)
        refresh()
      }),
  }
}
