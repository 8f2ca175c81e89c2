import { returnsCalls } from '@mallard/contract/returns/returns.calls'
import { beijingDateTime, day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { gone as nothing, makers, OwnedRow } from './authz-rows.ts'

/** Rows of couriers who fetch what goes back. */
export function pickupRows(make: ReturnType<typeof makers>, gone: typeof nothing): Readonly<Record<string, OwnedRow>> {
  /** An agreed return, and tomorrow morning. */
  const wishOf = async (who: Caller) => ({
    applyId: await make.agreedOf(who),
    addressId: await make.addressOf(who),
    day: beijingDateTime(make.now() + day).slice(0, 10),
    from: '09:00',
  })
  const bookedOf = async (who: Caller) => {
    const wish = await wishOf(who)
    await who.data(returnsCalls.bookPickup, wish)
    return { applyId: wish.applyId }
  }
  return {
    'returns.pickup': { own: async (who) => ({ applyId: await make.agreedOf(who) }), missing: { applyId: gone.sn } },
    'returns.bookPickup': {
      own: wishOf,
      missing: { applyId: gone.sn, addressId: gone.id },
      plain: ['day', 'from'],
    },
    'returns.cancelPickup': { own: bookedOf, missing: { applyId: gone.sn } },
  }
}
