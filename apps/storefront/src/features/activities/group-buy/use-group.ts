import type { GroupPage, GroupSku } from '@mallard/contract/activities/group-buy/group-buy.fields'
import { href } from '@mallard/contract/paths'
import { sumOf, times, type Fen } from '@mallard/kernel/money'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'

/** Milliseconds between two looks at a group that forms. */
const interval = 8000

export interface GroupHandle {
  readonly page: GroupPage
  readonly quantityOf: (sku: GroupSku) => number
  readonly choose: (sku: GroupSku, quantity: number) => void
  readonly units: number
  readonly amount: Fen
  readonly isBusy: boolean
  readonly join: () => void
  /** Looks again, as at its begin and its end. */
  readonly refresh: () => void
}

/** Units of a SKU that can be chosen. */
export const maxQuantityOf = ({ left, limit }: GroupSku) => Math.min(left, limit)

/** An activity as it stands now, what is chosen of it, and the way to its checkout. */
export function useGroup(drawn: GroupPage): GroupHandle {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const requireLogin = useRequireLogin()
  const { partnerId, storeId } = usePage().scope
  const [isBusy, setBusy] = useState(false)
  const { urlCode } = drawn.activity
  const { data: page = drawn } = useQuery({
    ...api.activity.list.query({ urlCode }),
    refetchInterval: ({ state }) => (state.data?.activity.state === 'RUN' ? interval : false),
  })
  const refresh = () => client.invalidateQueries({ queryKey: api.activity.list.key })
  const { goods } = page
  // One of the first that can be had is chosen to begin with.
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(() => {
    const first = drawn.goods.find((sku) => maxQuantityOf(sku) > 0)
    return first ? { [first.productSn]: 1 } : {}
  })
  const quantityOf = (sku: GroupSku) => Math.min(chosen[sku.productSn] ?? 0, maxQuantityOf(sku))
  const wanted = goods.filter((sku) => quantityOf(sku) > 0)

  async function join(): Promise<void> {
    if (isBusy || wanted.length === 0 || !(await requireLogin())) return
    setBusy(true)
    try {
      const items = wanted.map((sku) => ({
        productSn: sku.productSn,
        quantity: quantityOf(sku),
      }))
      const { flowId, cartId } = await api.activity.orderModify({ urlCode, items })
      navigate(href('orderCheckout', { partnerId, storeId, flowId, cartId }))
    } catch {
      // The shell has told the shopper why; what is left is another now.
      void refresh()
    } finally {
      setBusy(false)
    }
  }

  return {
    page,
    quantityOf,
    choose: ({ productSn }, quantity) =>
      setChosen((before) => ({ ...before, [productSn]: quantity })),
    units: wanted.reduce((sum, sku) => sum + quantityOf(sku), 0),
    amount: sumOf(wanted, (sku) => times(sku.price, quantityOf(sku))),
    isBusy,
    join: () => void join(),
    refresh: () => void refresh(),
  }
}
