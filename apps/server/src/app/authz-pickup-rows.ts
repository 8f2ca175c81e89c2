import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { beijingDateTime, day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { AdminRow } from './test-access.ts'
import type { gone as nothing, makers } from './test-makers.ts'
import type { OwnedRow } from './test-access.ts'

/** Rows of couriers who fetch what goes back. */
export function pickupRows(
  make: ReturnType<typeof makers>,
  gone: typeof nothing,
): Readonly<Record<string, OwnedRow>> {
  /** An agreed return, and tomorrow morning. */
  const queryOf = async (who: Caller) => ({
    applyId: await make.agreedOf(who),
    addressId: await make.addressOf(who),
    day: beijingDateTime(make.now() + day).slice(0, 10),
    from: '09:00',
  })
  const bookedOf = async (who: Caller) => {
    const input = await queryOf(who)
    await who.data(returnsCalls.bookPickup, input)
    return { applyId: input.applyId }
  }
  return {
    'returns.pickup': {
      own: async (who) => ({ applyId: await make.agreedOf(who) }),
      missing: { applyId: gone.sn },
    },
    'returns.bookPickup': {
      own: queryOf,
      missing: { applyId: gone.sn, addressId: gone.id },
      plain: ['day', 'from'],
    },
    'returns.cancelPickup': { own: bookedOf, missing: { applyId: gone.sn } },
  }
}

/**
 * The same from the back office; `byApply` names somebody else's return, and one that nobody has.
 */
export function adminPickupRows(
  make: ReturnType<typeof makers>,
  owner: Caller,
  buyer: Caller,
  byApply: AdminRow,
): Readonly<Record<string, AdminRow>> {
  const queryOf = async () => ({
    applyId: await make.agreedOf(buyer),
    sender: { name: '林小满', phone: '13900001234', address: '浙江省杭州市西湖区文三路 1 号' },
    day: beijingDateTime(make.now() + day).slice(0, 10),
    from: '09:00',
  })
  return {
    'returnsAdmin.bookPickup': {
      ...byApply,
      own: queryOf,
      plain: ['sender', 'day', 'from', 'instead'],
    },
    'returnsAdmin.cancelPickup': {
      ...byApply,
      own: async () => {
        const input = await queryOf()
        const { pickups } = await owner.data(returnsAdminCalls.bookPickup, input)
        return {
          applyId: input.applyId,
          pickupNo: pickups!.list[0]!.pickupNo,
          reason: '买家另约时间',
        }
      },
      plain: ['pickupNo', 'reason'],
    },
  }
}
