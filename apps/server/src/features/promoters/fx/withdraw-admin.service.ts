import type { AdminWithdrawal } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { withdrawStatus } from '@mallard/contract/promoters/fx/fx.codes'
import type { ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import type { AuditAction } from '@mallard/contract/people/staff/audit.codes'
import { fen, ok, refuse, yuan, type Result } from '@mallard/kernel'
import { notify, type TwoTexts } from '#features/people/notices/index.ts'
import { audit, tryOwnCode } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { unseal } from '#platform/secrets.ts'
import { rowsAt } from './fx-admin.service.ts'
import { writeEntry } from './ledger.repo.ts'
import {
  findWithdrawal,
  listAll,
  lockWithdrawal,
  moveWithdrawal,
  sealedCardOf,
  type WithdrawRow,
} from './withdraw.repo.ts'
import { payable, stepsOf, type PayStep } from './second-payer.service.ts'
import { cardPurpose, withdrawalView } from './withdraw.service.ts'
import { paged } from '#platform/db/counted.ts'

const { reviewing, approved, paid, rejected, failed } = withdrawStatus

const viewOf = (row: WithdrawRow, step: PayStep): AdminWithdrawal => ({
  ...withdrawalView(row),
  promoterId: row.promoterId,
  nickname: row.nickname,
  realName: row.realName,
  holder: row.holder,
  serial: row.serial,
  approvedBy: row.approvedBy,
  paidBy: row.paidBy,
  ...step,
})

interface ListInput {
  readonly pageNum: number
  readonly pageSize: number
  readonly status?: string | undefined
}

export async function withdrawals(ctx: StaffCtx, input: ListInput) {
  const { rows, total, waiting, toPay } = await listAll(
    ctx.services.db,
    ctx.scope.partnerId,
    input.status === undefined ? undefined : Number(input.status),
    rowsAt(input),
  )
  const steps = await stepsOf(ctx, rows)
  const views = rows.map((row, index) => viewOf(row, steps[index]!))
  return ok({ ...paged(views, total, input), waiting, toPay })
}

type Refusal = ErrorName

/** Promoters and their money belong to the partner, whichever store they came to. */
const mayMove = ({ staff }: StaffCtx, right: 'promoter.write' | 'promoter.pay') =>
  staff.rightsEverywhere.includes(right)

interface Step {
  readonly id: number
  readonly right: 'promoter.write' | 'promoter.pay'
  readonly from: number
  readonly to: (typeof withdrawStatus)[keyof typeof withdrawStatus]
  readonly action: AuditAction
  readonly reason?: string
  readonly serial?: string
  /** What happens to the money, and what the promoter is told. */
  readonly entry?: 'withdrawn' | 'withdrawBack'
  readonly words?: { readonly title: TwoTexts; readonly text: (sum: string) => TwoTexts }
  /** Whether this person may do it, alone by a code or not, or why not. */
  readonly may?: (trx: Db, row: WithdrawRow) => Promise<Result<{ byCode: boolean }, Refusal>>
}

/** One step of a withdrawal under its row; the same step again changes nothing. */
async function step(ctx: StaffCtx, wanted: Step): Promise<Result<AdminWithdrawal, Refusal>> {
  const { db, clock } = ctx.services
  const { id, right, from, to, action, reason = '', serial, entry, words, may } = wanted
  if (!mayMove(ctx, right)) return refuse('partnerWide')
  const at = new Date(clock.now())
  const moved = await transact<undefined, Refusal>(db, async (trx) => {
    const row = await lockWithdrawal(trx, ctx.scope.partnerId, id)
    if (!row) return refuse('notFound')
    if (row.status === to && (serial === undefined || row.serial === serial)) return ok(undefined)
    if (row.status !== from) return refuse('fxWithdrawMoved')
    const allowed = (await may?.(trx, row)) ?? ok({ byCode: false })
    if (!allowed.ok) return allowed
    await moveWithdrawal(trx, id, {
      status: to,
      staff: ctx.staff,
      at,
      reason,
      ...(serial !== undefined && { serial }),
    })
    if (entry)
      await writeEntry(trx, {
        promoterId: row.promoterId,
        kind: entry,
        amount: row.amount,
        ref: `w${id}`,
        at,
      })
    const sum = yuan(fen(row.amount))
    await audit(trx, ctx, action, `withdrawal ${id}`, {
      amount: { before: null, after: sum },
      ...(reason && { reason: { before: null, after: reason } }),
      ...(serial !== undefined && { serial: { before: null, after: serial } }),
      ...(allowed.value.byCode && { alone: { before: null, after: true } }),
    })
    if (words)
      await notify(trx, [
        {
          scope: ctx.scope,
          memberId: row.memberId,
          kind: 'activity' as const,
          topic: `fxWithdraw ${id} ${to}`,
          title: words.title,
          text: words.text(sum),
          link: href('fxCenter', ctx.scope),
          at,
        },
      ])
    return ok(undefined)
  })
  if (!moved.ok) return moved
  const row = await findWithdrawal(db, { id })
  const [next] = row ? await stepsOf(ctx, [row]) : []
  return row && next ? ok(viewOf(row, next)) : refuse('notFound')
}

export const approve = (ctx: StaffCtx, { id }: { readonly id: number }) =>
  step(ctx, {
    id,
    right: 'promoter.write',
    from: reviewing,
    to: approved,
    action: 'withdrawal.approve',
  })

interface WithReason {
  readonly id: number
  readonly reason: string
}

export const reject = (ctx: StaffCtx, { id, reason }: WithReason) =>
  step(ctx, {
    id,
    right: 'promoter.write',
    from: reviewing,
    to: rejected,
    action: 'withdrawal.reject',
    reason,
    entry: 'withdrawBack',
    words: {
      title: ['提现未通过', 'Your withdrawal was turned down'],
      text: (sum) => [`¥${sum} 已退回可提现：${reason}`, `¥${sum} is yours again: ${reason}`],
    },
  })

export const fail = (ctx: StaffCtx, { id, reason }: WithReason) =>
  step(ctx, {
    id,
    right: 'promoter.pay',
    from: approved,
    to: failed,
    action: 'withdrawal.fail',
    reason,
    entry: 'withdrawBack',
    words: {
      title: ['提现打款失败', 'Your withdrawal could not be paid'],
      text: (sum) => [`¥${sum} 已退回可提现：${reason}`, `¥${sum} is yours again: ${reason}`],
    },
  })

interface Paying {
  readonly id: number
  readonly serial: string
  readonly phoneCode?: string | undefined
}

export async function pay(
  ctx: StaffCtx,
  { id, serial, phoneCode }: Paying,
): Promise<Result<AdminWithdrawal, Refusal>> {
  const { db } = ctx.services
  const before = phoneCode === undefined ? undefined : await findWithdrawal(db, { id })
  if (before?.status === approved) {
    const wrong = await tryOwnCode(ctx, phoneCode)
    if (wrong) return refuse(wrong)
  }
  try {
    return await step(ctx, {
      id,
      right: 'promoter.pay',
      from: approved,
      to: paid,
      action: 'withdrawal.pay',
      serial,
      entry: 'withdrawn',
      words: {
        title: ['提现已打款', 'Your withdrawal was paid'],
        text: (sum) => [`¥${sum} 已转入您的银行卡`, `¥${sum} is on its way to your card`],
      },
      may: (trx, row) => payable(trx, ctx, row, phoneCode),
    })
  } catch (error) {
    // The bank's number stands at another withdrawal.
    if (isUniqueViolation(error)) return refuse('serialUsed')
    throw error
  }
}

/** The whole number of the card, for who pays an approved withdrawal; who looked is written down. */
export async function card(ctx: StaffCtx, { id }: { readonly id: number }) {
  const { db, hashKey } = ctx.services
  if (!mayMove(ctx, 'promoter.pay')) return refuse('partnerWide')
  return transact(db, async (trx) => {
    const row = await lockWithdrawal(trx, ctx.scope.partnerId, id)
    if (!row) return refuse('notFound')
    if (row.status !== approved) return refuse('fxWithdrawMoved')
    const sealed = await sealedCardOf(trx, id)
    const cardNo = sealed === undefined ? undefined : unseal(hashKey, cardPurpose, sealed)
    if (cardNo === undefined) return refuse('notFound')
    await audit(trx, ctx, 'withdrawal.card', `withdrawal ${id}`, {
      card: { before: null, after: `…${row.cardTail}` },
    })
    return ok({ holder: row.holder, bankName: row.bankName, cardNo })
  })
}
