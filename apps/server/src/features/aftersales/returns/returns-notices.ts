import { returnRole } from '@mallard/contract/aftersales/returns/returns.codes'
import { href } from '@mallard/contract/paths'
import { fen, yuan, type Scope } from '@mallard/kernel'
import { alertStaff } from '#features/people/alert/index.ts'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import { reasonText } from './return-view.ts'
import type { ReturnRow } from './returns.repo.ts'
import { eventTexts, returnTypeTexts, type ReturnEvent } from './returns.states.ts'

/**
 * Tells anyone who asked what became of their return, and the buyer, where somebody asked for them.
 */
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
  const { partnerId, storeId, applyId, applicantId, memberId } = apply
  const told = reason && `：${reason}`
  await notify(
    trx,
    [...new Set([applicantId, memberId])].map((who) => ({
      scope: { partnerId, storeId },
      memberId: who,
      kind: 'return' as const,
      topic: `return ${event} ${applyId}`,
      title: ['售后进度', 'Your return'],
      text: [
        `${[...title].slice(0, 24).join('')}，${zh}${told}`,
        `${[...titleEn].slice(0, 40).join('')}: ${en}${reason && `: ${reason}`}`,
      ],
      link: href('returnDetail', { partnerId, storeId, applyId }),
      at,
    })),
  )
}

/** Who asked in the buyer's stead: zh, en. */
const inStead: Readonly<Record<number, readonly [string, string]>> = {
  [returnRole.distributor]: ['推广员', 'The promoter whose link you bought through'],
  [returnRole.guide]: ['门店导购', 'A shopping guide of the store'],
  [returnRole.supervisor]: ['门店主管', 'A supervisor of the store'],
}

/** Tells the buyer that somebody asked for a return of their order. */
export async function tellBuyer(
  trx: Db,
  asked: { scope: Scope; applyId: string; memberId: number; role: number; at: Date },
): Promise<void> {
  const { scope, applyId, memberId, role, at } = asked
  const [zh, en] = inStead[role] ?? ['门店', 'The store']
  await notify(trx, [
    {
      scope,
      memberId,
      kind: 'return',
      topic: `return asked ${applyId}`,
      title: ['售后申请', 'A return was asked for'],
      text: [
        `${zh}为您提交了售后申请，款项只退到您的付款账户`,
        `${en} asked for a return for you; money goes back to the way you paid alone`,
      ],
      link: href('returnDetail', { ...scope, applyId }),
      at,
    },
  ])
}

interface AskedReturn {
  readonly scope: Scope
  readonly applyId: string
  readonly orderSn: string
  readonly type: number
  /** fen */
  readonly applyAmount: number
  readonly at: Date
}

/** Tells staff that a return waits for an answer. */
export async function tellStore(trx: Db, asked: AskedReturn): Promise<void> {
  const { scope, applyId, orderSn, type, applyAmount, at } = asked
  const [zh, en] = returnTypeTexts[type] ?? ['', '']
  const sum = applyAmount > 0 ? ` ¥${yuan(fen(applyAmount))}` : ''
  const text = [`${orderSn} ${zh}${sum}`, `${orderSn} ${en}${sum}`] as const
  await alertStaff(trx, [
    { kind: 'return', ...scope, topic: `return ${applyId}`, ref: applyId, text, at },
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
