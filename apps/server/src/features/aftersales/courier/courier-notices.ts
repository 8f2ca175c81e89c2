import { href } from '@mallard/contract/paths'
import type { PickupRow } from '#features/aftersales/pickup/index.ts'
import type { ReturnRow } from '#features/aftersales/returns/index.ts'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'

const pickupWords = {
  booked: ['商家已为您预约上门取件', 'The store booked a courier for you'],
  cancelled: ['商家取消了上门取件', 'The store cancelled the courier'],
  failed: [
    '上门取件未成功，请重新预约或自行寄回',
    'The courier did not come: please book another one or send it yourself',
  ],
} as const

/** Tells anyone who waits at home what they could not know. */
export async function tellPickup(
  trx: Db,
  apply: ReturnRow,
  pickup: WaitedFor,
  what: keyof typeof pickupWords,
  at: Date,
  why: readonly [string, string] = ['', ''],
): Promise<void> {
  const [zh, en] = pickupWords[what]
  const { partnerId, storeId, applyId, applicantId } = apply
  const when = `${pickup.day} ${pickup.from}–${pickup.until}`
  await notify(trx, [
    {
      scope: { partnerId, storeId },
      memberId: applicantId,
      kind: 'return',
      topic: `pickup ${what} ${pickup.pickupNo}`,
      title: ['上门取件', 'Your courier'],
      text: [
        `${zh}（${when}）${why[0] && `：${why[0]}`}`,
        `${en} (${when})${why[1] && `: ${why[1]}`}`,
      ],
      link: href('returnDetail', { partnerId, storeId, applyId }),
      at,
    },
  ])
}

type WaitedFor = Pick<PickupRow, 'pickupNo' | 'day' | 'from' | 'until'>
