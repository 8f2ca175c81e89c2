import { randomUUID } from 'node:crypto'
import { segmentAdminCalls } from '@mallard/contract/account/segment/segment-admin.calls'
import { largestId } from '@mallard/contract/fields'
import { couponAdminCalls } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { requested } from '#app/testing/test-makers.ts'
import { couponSetup } from '#features/pricing/coupon/test-coupons.ts'

const conditions = { of: 'brand' as const, ordersMin: 0 }
const fresh = () => ({ name: randomUUID().slice(0, 30), conditions, requestId: randomUUID() })

async function segmentOf(who: Caller): Promise<{ id: number; version: number }> {
  const { id, version } = await who.data(segmentAdminCalls.save, { ...fresh(), version: 0 })
  return { id, version }
}

export const access: AccessOf = async ({ owner, theirs }) => {
  const their = await segmentOf(theirs.owner)
  const one = await segmentOf(owner)
  const couponOf = async (who: Caller) =>
    (await who.data(couponAdminCalls.create, requested(couponSetup()))).id
  const theirCoupon = await couponOf(theirs.owner)
  const missing = { id: largestId }
  const ofOne = { own: async () => ({ id: one.id }), theirs: { id: their.id }, missing }
  const columns = ['level']
  return {
    admin: {
      'segmentAdmin.list': { own: async () => ({}) },
      'segmentAdmin.detail': ofOne,
      'segmentAdmin.save': {
        own: async () => ({ ...fresh(), ...(await segmentOf(owner)) }),
        theirs: { id: their.id },
        missing,
        plain: ['name', 'conditions', 'requestId', 'version'],
      },
      'segmentAdmin.remove': {
        own: async () => ({ id: (await segmentOf(owner)).id }),
        theirs: { id: their.id },
        missing,
      },
      'segmentAdmin.count': { own: async () => ({ conditions }), plain: ['conditions'] },
      'segmentAdmin.members': ofOne,
      'segmentAdmin.rfm': { own: async () => ({}) },
      'segmentAdmin.give': {
        own: async () => ({ id: one.id, couponId: await couponOf(owner), requestId: randomUUID() }),
        theirs: { id: their.id, couponId: theirCoupon },
        missing: { id: largestId, couponId: largestId },
        plain: ['requestId'],
      },
      'segmentAdmin.export': {
        own: async () => ({ id: one.id, columns, reason: '回访', requestId: randomUUID() }),
        theirs: { id: their.id },
        missing,
        plain: ['columns', 'reason', 'requestId'],
      },
    },
  }
}
