import { returnRole } from '@mallard/contract/aftersales/returns/returns.codes'
import { href } from '@mallard/contract/paths'
import { fen, yuan } from '@mallard/kernel'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import { reasonText } from './return-view.ts'
import type { ReturnRow } from './returns.repo.ts'
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
