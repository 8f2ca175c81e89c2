import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { beijingDateTime, day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'
import { cancelledReturn } from '../returns/test-returns.ts'

export const access: AccessOf = async ({ shop, make, owner, buyer, theirs }) => {
  const tomorrow = () => ({
    day: beijingDateTime(shop.clock.now() + day).slice(0, 10),
    from: '09:00',
  })
  /** An agreed return, and tomorrow morning. */
  const queryOf = async (who: Caller) => ({
    applyId: await make.agreedOf(who),
    addressId: await make.addressOf(who),
    ...tomorrow(),
  })
  const staffQuery = async () => ({
    applyId: await make.agreedOf(buyer),
    sender: { name: '林小满', phone: '13900001234', address: '浙江省杭州市西湖区文三路 1 号' },
    ...tomorrow(),
  })
  const { db } = shop.services
  const byApply = {
    theirs: { applyId: await cancelledReturn(db, theirs, `2${theirs.orderSn.slice(1)}`) },
    missing: { applyId: gone.sn },
  }
  return {
    open: {
      'pickup.event': { pickupNo: gone.sn },
    },
    owned: {
      'returns.pickup': {
        own: async (who) => ({ applyId: await make.agreedOf(who) }),
        missing: { applyId: gone.sn },
      },
      'returns.bookPickup': {
        own: queryOf,
        missing: { applyId: gone.sn, addressId: gone.id },
        plain: ['day', 'from'],
      },
      'returns.cancelPickup': {
        own: async (who) => {
          const input = await queryOf(who)
          await who.data(returnsCalls.bookPickup, input)
          return { applyId: input.applyId }
        },
        missing: { applyId: gone.sn },
      },
    },
    admin: {
      'returnsAdmin.bookPickup': {
        own: staffQuery,
        ...byApply,
        plain: ['sender', 'day', 'from', 'instead'],
      },
      'returnsAdmin.cancelPickup': {
        own: async () => {
          const input = await staffQuery()
          const { pickups } = await owner.data(returnsAdminCalls.bookPickup, input)
          return {
            applyId: input.applyId,
            pickupNo: pickups!.list[0]!.pickupNo,
            reason: '买家另约时间',
          }
        },
        ...byApply,
        plain: ['pickupNo', 'reason'],
      },
    },
  }
}
