import type { InputOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { writeToCache } from '#platform/write-to-cache.ts'

export type AddressInput = InputOf<Calls['address']['save']>

/** The checkout that an address is chosen for. */
export interface ForFlow {
  flowId: string
  cartId: string
}

/** Both names must be there, or the address is chosen for nothing. */
export function flowOf({
  flowId,
  cartId,
}: {
  flowId?: string | undefined
  cartId?: string | undefined
}): ForFlow | undefined {
  return flowId && cartId ? { flowId, cartId } : undefined
}

/** What changes a shopper's addresses, and which of them a checkout uses. */
export function useAddresses(): {
  save: (input: AddressInput, flow: ForFlow | undefined) => Promise<void>
  remove: (id: number) => Promise<void>
  sendTo: (id: number, flow: ForFlow) => Promise<void>
} {
  const api = useApi()
  const client = useQueryClient()

  const refresh = () => client.invalidateQueries({ queryKey: api.address.list.key })

  async function sendTo(id: number, flow: ForFlow) {
    const fresh = await api.checkout.flowModify({ ...flow, addressId: id })
    await writeToCache(client, api.checkout.flow.query(flow).queryKey, fresh)
    // The same checkout, where a flash sale or a trial shows it.
    for (const { key } of [api.seckill.secKillFlow, api.postage.postagePromotionFlow])
      client.removeQueries({ queryKey: key, type: 'inactive' })
  }

  return {
    sendTo,
    async save(input, flow) {
      const { id } = await api.address.save(input)
      if (flow) await sendTo(id, flow)
      await refresh()
    },
    async remove(id) {
      await api.address.delete({ id })
      await refresh()
    },
  }
}
