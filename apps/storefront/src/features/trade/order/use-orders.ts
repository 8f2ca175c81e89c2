import type { Order, OrderAction } from '@mallard/contract/trade/order/order.fields'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Api, useApi } from '#platform/api.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { currentSession, setCartNum } from '#platform/session.ts'
import { placedOrder, withoutOrder } from './order-cache.ts'
import { orderTexts } from './order.texts.ts'

export interface OrderActionRunner {
  /** The order and the action that is under way. */
  busy: string | undefined
  run: (action: OrderAction, order: Order) => Promise<void>
}

/** Kinds of goods that one call adds to the cart. */
const maxAtOnce = 20

export function busyKey(action: OrderAction, order: Pick<Order, 'orderSn'>): string {
  return `${action} ${order.orderSn}`
}

type Texts = ReturnType<typeof orderTexts>

/** Asks before an action that cannot be taken back; true when the shopper wants it. */
function wanted(
  texts: Texts,
  action: 'cancel' | 'confirm' | 'delete',
  order: Order,
): ReturnType<typeof confirm> {
  if (action === 'confirm')
    return confirm({
      title: texts.confirmAsk,
      text: texts.confirmText,
      ok: texts.confirmOk,
      cancel: texts.no,
    })
  if (action === 'delete')
    return confirm({
      title: texts.deleteAsk,
      text: texts.deleteText,
      ok: texts.deleteOk,
      cancel: texts.no,
      danger: true,
    })
  const isLeaving = order.status === orderStatus.grouping
  const closedText = order.batchId === null ? texts.cancelText : texts.cancelGroupText
  return confirm({
    title: isLeaving ? texts.leaveAsk : texts.cancelAsk,
    text: isLeaving ? texts.leaveText : closedText,
    ok: isLeaving ? texts.leaveOk : texts.cancelOk,
    cancel: texts.cancelNo,
    danger: true,
  })
}

/** Puts the goods of an order into the cart once more, and says which of them could not be. */
async function addAgain(api: Api, texts: Texts, { items: all }: Order): Promise<void> {
  const items = all
    .filter(({ isGift }) => !isGift)
    .map(({ productSn, productQuantity }) => ({ productSn, quantity: productQuantity }))
  const leftOut: { productSn: string; message: string }[] = []
  for (let from = 0; from < items.length; from += maxAtOnce) {
    const some = items.slice(from, from + maxAtOnce)
    const added = await api.cart.fastadd({ items: some, requestId: requestId() })
    setCartNum(added.cartNum)
    leftOut.push(...added.leftOut)
  }
  const [first] = leftOut.map(({ productSn, message }) => ({
    title: all.find((item) => item.productSn === productSn)?.title ?? productSn,
    message,
  }))
  if (first) toast(texts.reboughtPart(first.title, first.message, leftOut.length))
  else toast(texts.rebought, { tone: 'good' })
}

/** Pages on which an action goes on. */
function placesIn(store: Scope): Partial<Record<OrderAction, (order: Order) => string>> {
  const comment = ({ orderSn }: Order) => href('commentEdit', { ...store, id: 0, orderId: orderSn })
  return {
    pay: ({ orderSn, batchId }) =>
      batchId
        ? href('groupBuyPayment', { ...store }, { batchId })
        : href('payment', { ...store, orderId: orderSn }),
    comment,
    append: comment,
    voucher: ({ orderSn }) => href('offLinePaySuccess', { ...store, orderId: orderSn, status: 0 }),
    logistics: ({ orderSn }) => href('orderLogistics', { ...store, orderId: orderSn }),
    // One item can be chosen at once; of several the order's page shows which.
    return: ({ orderSn, items }) => {
      const [only] = items
      const goesBack = items.length === 1 && only && only.afterSaleStatus !== 1
      return goesBack
        ? href('returnPartStep1', { ...store, orderItemId: only.id })
        : href('orderDetail', { ...store, orderId: orderSn })
    },
  }
}

/**
 * What a shopper does with an order, from the list or from its own page. `onDeleted` leaves a page
 * that has lost its order.
 */
export function useOrders({ onDeleted }: { onDeleted?: () => void } = {}): OrderActionRunner {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const texts = orderTexts()
  const { partnerId, storeId } = usePage().scope
  const [busy, setBusy] = useState<string>()
  const store = { partnerId, storeId }

  /**
   * Shows the order as it is now wherever it stands; lists of other tabs are asked for again when
   * they are opened.
   */
  async function refresh({ orderSn }: Order) {
    const fresh = await api.order.detail({ sn: orderSn })
    await writeToCache(client, api.order.detail.query({ sn: orderSn }).queryKey, fresh)
    client.setQueriesData({ queryKey: api.order.orderList.key }, (data) => placedOrder(data, fresh))
    forget()
  }

  function forget() {
    client
      .invalidateQueries({ queryKey: api.order.orderList.key, refetchType: 'none' })
      .catch(() => undefined)
    client
      .invalidateQueries({ queryKey: api.member.index.key, refetchType: 'none' })
      .catch(() => undefined)
  }

  const acts: Partial<Record<OrderAction, (order: Order, begin: () => void) => Promise<void>>> = {
    async cancel(order, begin) {
      if (!(await wanted(texts, 'cancel', order))) return
      begin()
      await api.order.cancel({ sn: order.orderSn })
      toast(texts.cancelled)
      await refresh(order)
    },
    async confirm(order, begin) {
      if (!(await wanted(texts, 'confirm', order))) return
      begin()
      await api.order.confirm({ sn: order.orderSn })
      toast(texts.confirmed, { tone: 'good' })
      await refresh(order).catch(() => undefined)
      navigate(href('orderStatus', { ...store, orderId: order.orderSn, status: 2 }))
    },
    async delete(order, begin) {
      if (!(await wanted(texts, 'delete', order))) return
      begin()
      await api.order.delete({ sn: order.orderSn })
      toast(texts.deleted)
      client.setQueriesData({ queryKey: api.order.orderList.key }, (data) =>
        withoutOrder(data, order.orderSn),
      )
      forget()
      onDeleted?.()
    },
    async rebuy(order, begin) {
      begin()
      await addAgain(api, texts, order)
      client.invalidateQueries({ queryKey: api.cart.list.key }).catch(() => undefined)
      navigate(href('cart', store))
    },
  }
  const places = placesIn(store)

  return {
    busy,
    async run(action, order) {
      if (busy) return
      try {
        const place = places[action]
        if (place) navigate(place(order))
        else await acts[action]?.(order, () => setBusy(busyKey(action, order)))
      } catch {
        // The shell has told the shopper why; perhaps the order has moved on in the meantime.
        if (currentSession().isLoggedIn) await refresh(order).catch(() => undefined)
      } finally {
        setBusy(undefined)
      }
    },
  }
}

/**
 * Random enough to tell one press from another; `crypto.randomUUID` is missing where the page has
 * no TLS.
 */
function requestId(): string {
  return Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 8)).join('')
}
