import { ok } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { EventName, EventOf } from '#platform/events/topics.ts'
import { buyNowPurchase, cartPurchase } from './ordinary-purchases.ts'
import { purchaseKindsOf, type Purchase, type PurchaseKind } from './purchase-kind.ts'
import { purchasesOnOrders } from './purchase.events.ts'

type Room = { readonly roomId: number }

/** A way to buy that remembers what it hears. */
function roomPurchase(freesQuota: boolean) {
  const heard: string[] = []
  const note = (what: string) => async (_trx: unknown, orders: readonly Purchase<Room>[]) => {
    heard.push(...orders.map(({ orderSn, context }) => `${what} ${orderSn} ${context.roomId}`))
  }
  const kind: PurchaseKind<Room, Room> = {
    code: 7,
    payWithin: 0,
    context: z.strictObject({ roomId: z.number() }),
    input: z.strictObject({ roomId: z.number() }),
    open: async () =>
      ok({
        cartId: '0',
        found: undefined as never,
        count: 1,
        missing: 'notFound',
        context: { roomId: 1 },
      }),
    price: async () => undefined as never,
    confirm: note('paid'),
    release: async (trx, orders, cause) => note(cause)(trx, orders),
    refundPolicy: { freesQuota },
  }
  return { kind, heard }
}

const order = (
  event: EventName<'order'>,
  kind: number,
  context: unknown = null,
): EventOf<'order'> => ({
  id: 1,
  key: '1',
  orderId: 1,
  orderSn: 'A',
  scope: { partnerId: 1, storeId: 1 },
  memberId: 1,
  kind,
  context,
  event,
  from: 0,
  to: 1,
  reason: '',
  at: new Date(0),
})

describe('the ways to buy', () => {
  const room = roomPurchase(false)
  const kinds = purchaseKindsOf([cartPurchase, buyNowPurchase, room.kind])

  it.each([
    [{ ids: [2, 1] }, 1],
    [{ productSn: 'A', quantity: 2 }, 2],
    [{ roomId: 5 }, 7],
  ])('%j opens the kind that takes such a body', (body, code) => {
    expect(kinds.openedBy(body)?.kind.code).toBe(code)
  })

  it.each([{}, { ids: [1], productSn: 'A' }, { roomId: 'x' }])('%j opens none', (body) => {
    expect(kinds.openedBy(body)).toBeUndefined()
  })

  it('have one code each', () => {
    expect(() => purchaseKindsOf([cartPurchase, cartPurchase])).toThrow('one code')
  })

  it('are told alone of their own orders, with what those keep', async () => {
    const { kind, heard } = roomPurchase(false)
    const handler = purchasesOnOrders(purchaseKindsOf([cartPurchase, kind]))
    const mine = (event: EventName<'order'>) => order(event, 7, { roomId: 5 })
    await handler.handle(undefined as never, [
      order('pay', 1),
      mine('pay'),
      mine('approve'),
      order('cancel', 1),
    ])
    expect(heard).toEqual(['paid A 5', 'paid A 5'])
    for (const event of ['cancel', 'expire', 'expireReview', 'closeByOperator'] as const)
      await handler.handle(undefined as never, [mine(event)])
    expect(heard.slice(2)).toEqual(Array(4).fill('unpaid A 5'))
  })

  it('are told what was closed unpaid before what was paid, as members lock it', async () => {
    const { kind, heard } = roomPurchase(false)
    const mine = (event: EventName<'order'>) => order(event, 7, { roomId: 5 })
    await purchasesOnOrders(purchaseKindsOf([kind])).handle(undefined as never, [
      mine('pay'),
      mine('expire'),
    ])
    expect(heard).toEqual(['unpaid A 5', 'paid A 5'])
  })

  it.each([true, false])(
    'hear of a refund before shipping only where it gives something back: %s',
    async (freesQuota) => {
      const { kind, heard } = roomPurchase(freesQuota)
      await purchasesOnOrders(purchaseKindsOf([kind])).handle(undefined as never, [
        order('closeUnsent', 7, { roomId: 5 }),
      ])
      expect(heard).toEqual(freesQuota ? ['refunded A 5'] : [])
    },
  )

  it('refuse what their orders cannot have kept', async () => {
    await expect(
      purchasesOnOrders(kinds).handle(undefined as never, [order('pay', 7, { roomId: 'x' })]),
    ).rejects.toThrow('roomId')
  })
})
