import { href } from '@mallard/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'

/** Claims the gift, once: what a lost answer gave is there when the page is read again. */
export function useClaim(): { isBusy: boolean; claim: (addressId: number | undefined) => void } {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const [isBusy, setBusy] = useState(false)

  async function claim(addressId: number | undefined): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      await api.gift.claim(addressId === undefined ? {} : { addressId })
      for (const { key } of [api.order.orderList, api.points.list, api.member.index])
        client.removeQueries({ queryKey: key, type: 'inactive' })
      void client.invalidateQueries({ queryKey: api.gift.waiting.key })
      await client.invalidateQueries({ queryKey: api.gift.newArrival.key })
      navigate(href('giftSuccess', { partnerId, storeId }), { replace: true })
    } catch {
      // The shell has told the shopper why.
      void client.invalidateQueries({ queryKey: api.gift.newArrival.key })
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, claim: (addressId) => void claim(addressId) }
}
