import type { Cart, CartLine } from '@mallard/contract/trade/cart/cart.fields'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi, type Api } from '#platform/api.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { newUuid } from '#platform/new-uuid.ts'
import { setCartNum } from '#platform/session.ts'
import { canReturn, changedCart, type CartChange } from './cart-change.ts'
import { cartTexts } from './cart.texts.ts'

interface Pending {
  readonly serial: number
  readonly change: CartChange
  readonly isSent: boolean
}

/** The second tap of a double one falls on the line that moved up (ms). */
const slip = 500

export interface CartHandle {
  /** What the shopper sees: the server's cart with the changes that are still on their way. */
  cart: Cart
  isSaving: boolean
  change: (change: CartChange) => void
  /** Resolves when every change has been answered. */
  settled: () => Promise<void>
  /** What was removed a moment ago and can come back. */
  removed: readonly CartLine[]
  restore: () => void
  forgetRemoved: () => void
}

async function send(api: Api, change: CartChange): Promise<Cart> {
  if (change.kind === 'quantity')
    return api.cart.updateQuantity({ id: change.id, quantity: change.quantity })
  if (change.kind === 'remove') return api.cart.delete({ ids: change.ids.join(',') })
  if (change.kind === 'sku')
    return api.cart.updateSku({ id: change.id, productSn: change.productSn })
  if (change.kind === 'restore') return restored(api, change)
  if (change.kind === 'reduction') {
    await api.cart.discount({ ids: [change.id], promotionId: change.promotionId })
    return api.cart.list()
  }
  const ids = change.ids.join(',')
  return api.cart.checked(
    change.checked ? { t: '1', adds: ids, dels: '' } : { t: '1', adds: '', dels: ids },
  )
}

/** Lines come back as they were: what was not ticked is not ticked. */
async function restored(
  api: Api,
  { lines, requestId }: Extract<CartChange, { kind: 'restore' }>,
): Promise<Cart> {
  const { leftOut } = await api.cart.fastadd({
    items: lines.map(({ productSn, productQuantity }) => ({
      productSn,
      quantity: productQuantity,
    })),
    requestId,
  })
  const [first] = leftOut
  if (first) toast(first.message)
  const cart = await api.cart.list()
  const unticked = new Set(
    lines.filter(({ checked }) => !checked).map(({ productSn }) => productSn),
  )
  const dels = linesOf(cart).filter(
    ({ productSn, isAddBuy, checked }) => checked && !isAddBuy && unticked.has(productSn),
  )
  return dels.length > 0
    ? api.cart.checked({ t: '1', adds: '', dels: dels.map(({ id }) => id).join(',') })
    : cart
}

const linesOf = ({ groups, invalid }: Cart): CartLine[] => [
  ...groups.flatMap(({ lines }) => lines),
  ...invalid,
]

/**
 * The only place that changes the cart. A change shows at once and travels one after the other;
 * when one is refused it simply falls away, and what the server said last shows again.
 */
export function useCart(server: Cart): CartHandle {
  const api = useApi()
  const client = useQueryClient()
  const [pending, setPending] = useState<readonly Pending[]>([])
  const waiting = useRef<readonly Pending[]>([])
  const running = useRef<Promise<void>>(undefined)
  const serial = useRef(0)
  const removedAt = useRef(0)
  const [removed, setRemoved] = useState<readonly CartLine[]>([])
  const forgetRemoved = useCallback(() => setRemoved([]), [])
  const texts = cartTexts()

  const cart = pending.reduce((before, { change }) => changedCart(before, change), server)
  useEffect(() => setCartNum(cart.cartNum), [cart.cartNum])

  function show(next: readonly Pending[]) {
    waiting.current = next
    setPending(next)
  }

  async function run() {
    for (let next = waiting.current[0]; next; next = waiting.current[0]) {
      const { serial: own, change } = next
      show(waiting.current.map((each) => (each.serial === own ? { ...each, isSent: true } : each)))
      const { queryKey } = api.cart.list.query()
      try {
        await writeToCache(client, queryKey, await send(api, change))
      } catch {
        // The shell has told the shopper why; what is true now is asked for.
        client.invalidateQueries({ queryKey }).catch(() => undefined)
        // What was not removed must not come back a second time.
        if (change.kind === 'remove') {
          forgetRemoved()
          show(waiting.current.filter((each) => each.change.kind !== 'restore'))
        }
      }
      show(waiting.current.filter((each) => each.serial !== own))
    }
    client
      .invalidateQueries({ queryKey: api.cart.getCartTotal.key, refetchType: 'none' })
      .catch(() => undefined)
  }

  function change(wanted: CartChange) {
    if (wanted.kind === 'remove') {
      if (Date.now() - removedAt.current < slip) return
      removedAt.current = Date.now()
      const { ids } = wanted
      const lines = linesOf(cart).filter((line) => ids.includes(line.id) && canReturn(line))
      setRemoved(lines)
      if (lines.length === 0) toast(texts.removed)
    }
    serial.current += 1
    // Tapping + five times asks for one number.
    const kept = waiting.current.filter((each) => each.isSent || !isReplaced(each.change, wanted))
    show([...kept, { serial: serial.current, change: wanted, isSent: false }])
    running.current ??= run().finally(() => {
      running.current = undefined
    })
  }

  function restore() {
    if (removed.length > 0) change({ kind: 'restore', lines: removed, requestId: newUuid() })
    forgetRemoved()
  }

  return {
    cart,
    isSaving: pending.length > 0,
    change,
    settled: async () => running.current,
    removed,
    restore,
    forgetRemoved,
  }
}

function isReplaced(old: CartChange, wanted: CartChange): boolean {
  return old.kind === 'quantity' && wanted.kind === 'quantity' && old.id === wanted.id
}
