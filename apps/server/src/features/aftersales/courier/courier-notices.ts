import { about } from '@mallard/contract/people/notices/notice-events'
import { href } from '@mallard/contract/paths'
import type { PickupRow } from '#features/aftersales/pickup/index.ts'
import type { ReturnRow } from '#features/aftersales/returns/index.ts'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'

/** Tells anyone who waits at home what they could not know. */
export async function tellPickup(
  trx: Db,
  apply: ReturnRow,
  pickup: WaitedFor,
  what: 'booked' | 'cancelled' | 'failed',
  at: Date,
  why: readonly [string, string] = ['', ''],
): Promise<void> {
  const { partnerId, storeId, applyId, applicantId } = apply
  const time = `${pickup.day} ${pickup.from}–${pickup.until}`
  await notify(trx, [
    {
      scope: { partnerId, storeId },
      memberId: applicantId,
      topic: `pickup ${what} ${pickup.pickupNo}`,
      about: about(`courier.${what}`, { time, why }),
      link: href('returnDetail', { partnerId, storeId, applyId }),
      at,
    },
  ])
}

type WaitedFor = Pick<PickupRow, 'pickupNo' | 'day' | 'from' | 'until'>
