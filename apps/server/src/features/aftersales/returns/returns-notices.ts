import { returnRole } from '@mallard/contract/aftersales/returns/returns.codes'
import { href } from '@mallard/contract/paths'
import { fen, yuan } from '@mallard/kernel'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import { reasonText } from './return-view.ts'
import type { ReturnRow } from './returns.repo.ts'
import type { PickupRow } from './pickup.repo.ts'
import { eventTexts, type ReturnEvent } from './returns.states.ts'

/** Tells anyone who asked, and nobody else, what became of their return. */
export async function tellApplicant(
  trx: Db,
  apply: ReturnRow,
  event: ReturnEvent,
  at: Date,
  reason = '',
): Promise<void> {
  // Nobody asked: of the store's own refunds the shopper hears at their start, and when the money
  // is back.
  if (apply.role === returnRole.store) return
  const [zh, en] = eventTexts[event]
  const { title = '', titleEn = '' } = apply.lines[0]?.item ?? {}
  const { partnerId, storeId, applyId, applicantId } = apply
  const told = reason && `：${reason}`
  await notify(trx, [
    {
      scope: { partnerId, storeId },
      memberId: applicantId,
      kind: 'return',
      topic: `return ${event} ${applyId}`,
      title: ['售后进度', 'Your return'],
      text: [
        `${[...title].slice(0, 24).join('')}，${zh}${told}`,
        `${[...titleEn].slice(0, 40).join('')}: ${en}${reason && `: ${reason}`}`,
      ],
      link: href('returnDetail', { partnerId, storeId, applyId }),
      at,
    },
  ])
}

/** Tells the buyer that the store gives money back, and why. */
export async function tellStoreRefund(trx: Db, apply: ReturnRow, at: Date): Promise<void> {
  const { partnerId, storeId, applyId, memberId, reasonCode, description } = apply
  const sum = apply.applyAmount > 0 ? `¥${yuan(fen(apply.applyAmount))}` : ''
  const why = description && ` ${description}`
  await notify(trx, [
    {
      scope: { partnerId, storeId },
      memberId,
      kind: 'return',
      topic: `return refund ${applyId}`,
      title: ['商家退款', 'Refund from the store'],
      text: [
        `${sum ? `商家为您退款 ${sum}` : '商家取消了订单中的商品'}：${reasonText(reasonCode, 'zh')}${why}`,
        `${sum ? `The store refunds ${sum}` : 'The store cancelled items of your order'}: ${reasonText(reasonCode, 'en')}${why}`,
      ],
      link: href('returnDetail', { partnerId, storeId, applyId }),
      at,
    },
  ])
}

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
