import { returnsCalls } from '@mallard/contract/returns/returns.calls'
import { returnsDeskCalls } from '@mallard/contract/returns/returns-desk.calls'
import { beijingDateTime, day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { DeskRow } from './authz-desk-rows.ts'
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

/** The same from the desk; `byApply` names somebody else's return, and one that nobody has. */
export function deskPickupRows(make: ReturnType<typeof makers>, owner: Caller, buyer: Caller, byApply: DeskRow): Readonly<Record<string, DeskRow>> {
  const wishOf = async () => ({
    applyId: await make.agreedOf(buyer),
    sender: { name: '林小满', phone: '13900001234', address: '浙江省杭州市西湖区文三路 1 号' },
    day: beijingDateTime(make.now() + day).slice(0, 10),
    from: '09:00',
  })
  return {
    'returnsDesk.bookPickup': { ...byApply, own: wishOf, plain: ['sender', 'day', 'from', 'instead'] },
    'returnsDesk.cancelPickup': {
      ...byApply,
      own: async () => {
        const wish = await wishOf()
        const { pickups } = await owner.data(returnsDeskCalls.bookPickup, wish)
        return { applyId: wish.applyId, pickupNo: pickups!.list[0]!.pickupNo, reason: '买家另约时间' }
      },
      plain: ['pickupNo', 'reason'],
    },
  }
}
