import { about } from '@mallard/contract/people/notices/notice-events'
import { returnRole } from '@mallard/contract/aftersales/returns/returns.codes'
import { href } from '@mallard/contract/paths'
import { fen, yuan, type Scope } from '@mallard/kernel'
import { alertStaff } from '#features/people/alert/index.ts'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import { reasonText } from './return-view.ts'
import type { ReturnRow } from './returns.repo.ts'
import { returnTypeTexts, type ReturnEvent } from './returns.states.ts'

/** What the applicant is told of; the rest they did themselves. */
type Told = Exclude<ReturnEvent, 'cancel' | 'sendBack'>

/**
 * Tells anyone who asked what became of their return, and the buyer, where somebody asked for them.
 */
export async function tellApplicant(
  trx: Db,
  apply: ReturnRow,
  event: Told,
  at: Date,
  reason = '',
): Promise<void> {
  // Nobody asked: of the store's own refunds the shopper hears at their start, and when the money
  // is back.
  if (apply.role === returnRole.store) return
  const { title = '', titleEn = '' } = apply.lines[0]?.item ?? {}
  const { partnerId, storeId, applyId, applicantId, memberId } = apply
  await notify(
    trx,
    [...new Set([applicantId, memberId])].map((who) => ({
      scope: { partnerId, storeId },
      memberId: who,
      topic: `return ${event} ${applyId}`,
      about: about(`return.${event}`, {
        goods: [[...title].slice(0, 24).join(''), [...titleEn].slice(0, 40).join('')],
        applyId,
        reason,
      }),
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
  const who = inStead[role] ?? ['门店', 'The store']
  await notify(trx, [
    {
      scope,
      memberId,
      topic: `return asked ${applyId}`,
      about: about('return.asked', { who, applyId }),
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
  const why = description && ` ${description}`
  await notify(trx, [
    {
      scope: { partnerId, storeId },
      memberId,
      topic: `return refund ${applyId}`,
      about: about(apply.applyAmount > 0 ? 'return.refund' : 'return.cancelled', {
        amount: `¥${yuan(fen(apply.applyAmount))}`,
        reason: [reasonText(reasonCode, 'zh') + why, reasonText(reasonCode, 'en') + why],
        applyId,
      }),
      link: href('returnDetail', { partnerId, storeId, applyId }),
      at,
    },
  ])
}
