import type { PointsGoods } from '@mallard/contract/activities/points-shop/points-shop.fields'
import { href } from '@mallard/contract/paths'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { isTransport } from '#platform/api-error.ts'
import { newUuid } from '#platform/new-uuid.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { pointsShopTexts } from './points-shop.texts.ts'

interface Exchanging {
  readonly isBusy: boolean
  readonly exchange: (quantity: number, addressId: number | undefined) => void
}

/**
 * Turns points into what is offered. The same wish is asked for with the same number until it is
 * answered, so that a lost answer never takes points twice.
 */
export function useExchange(goods: PointsGoods, onDone: () => void): Exchanging {
  const texts = pointsShopTexts()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const [isBusy, setBusy] = useState(false)
  const wish = useRef<{ readonly key: string; readonly requestId: string }>(undefined)

  async function exchange(quantity: number, addressId: number | undefined): Promise<void> {
    if (isBusy) return
    const key = `${quantity} ${addressId}`
    if (wish.current?.key !== key) wish.current = { key, requestId: newUuid() }
    setBusy(true)
    try {
      const asked = { id: goods.id, quantity, requestId: wish.current.requestId }
      const made = await api.points.exchange(
        addressId === undefined ? asked : { ...asked, addressId },
      )
      wish.current = undefined
      onDone()
      const orderId = made.orderSn
      if (orderId === null) toast(texts.couponDone, { tone: 'good' })
      else if (made.needPay) navigate(href('payment', { partnerId, storeId, orderId }))
      else {
        toast(texts.goodsDone, { tone: 'good' })
        navigate(href('orderDetail', { partnerId, storeId, orderId }))
      }
    } catch (failure) {
      // The shell has told the shopper why. Without an answer the same number asks again.
      if (!isTransport(failure)) wish.current = undefined
    } finally {
      setBusy(false)
      for (const { key: spent } of [api.points.list, api.order.orderList, api.member.index])
        client.removeQueries({ queryKey: spent, type: 'inactive' })
      void client.invalidateQueries({ queryKey: api.points.store.key })
      void client.invalidateQueries({ queryKey: api.points.activities.key })
    }
  }

  return { isBusy, exchange: (quantity, addressId) => void exchange(quantity, addressId) }
}
