import type { AdminWithdrawal } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { secondPersonFrom, withdrawStatus } from '@mallard/contract/promoters/fx/fx.codes'
import { href } from '@mallard/contract/paths'
import type { AuditAction } from '@mallard/contract/people/staff/audit.codes'
import { day, fen, ok, refuse, yuan, type Refused, type Result } from '@mallard/kernel'
import { notify, type TwoTexts } from '#features/people/notices/index.ts'
import { areOneHand, audit, lockStaff } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { unseal } from '#platform/secrets.ts'
import { pageOf, rowsAt } from './fx-admin.service.ts'
import { writeEntry } from './ledger.repo.ts'
import {
  findWithdrawal,
  listAll,
  lockWithdrawal,
  moveWithdrawal,
  paidAlone,
  sealedCardOf,
  type WithdrawRow,
} from './withdraw.repo.ts'
import { cardPurpose, withdrawalView } from './withdraw.service.ts'

const { reviewing, approved, paid, rejected, failed } = withdrawStatus

const viewOf = (row: WithdrawRow): AdminWithdrawal => ({
  ...withdrawalView(row),
  promoterId: row.promoterId,
  nickname: row.nickname,
  realName: row.realName,
  holder: row.holder,
  serial: row.serial,
  approvedBy: row.approvedBy,
  paidBy: row.paidBy,
  needsSecond: row.amount >= secondPersonFrom,
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
  return ok({ ...pageOf(input, rows.map(viewOf), total), waiting, toPay })
}

type Refusal =
  | 'notFound'
  | 'partnerWide'
  | 'fxWithdrawMoved'
  | 'fxSecondPerson'
  | 'needsIndependent'
  | 'serialUsed'

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
  /** Why this person may not do it. */
  readonly against?: (trx: Db, row: WithdrawRow) => Promise<Refused<Refusal> | undefined>
}

/** One step of a withdrawal under its row; the same step again changes nothing. */
async function step(ctx: StaffCtx, wanted: Step): Promise<Result<AdminWithdrawal, Refusal>> {
  const { db, clock } = ctx.services
  const { id, right, from, to, action, reason = '', serial, entry, words, against } = wanted
  if (!mayMove(ctx, right)) return refuse('partnerWide')
  const at = new Date(clock.now())
  const moved = await transact<undefined, Refusal>(db, async (trx) => {
    const row = await lockWithdrawal(trx, ctx.scope.partnerId, id)
    if (!row) return refuse('notFound')
    if (row.status === to && (serial === undefined || row.serial === serial)) return ok(undefined)
    if (row.status !== from) return refuse('fxWithdrawMoved')
    const refused = await against?.(trx, row)
    if (refused) return refused
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
  return row ? ok(viewOf(row)) : refuse('notFound')
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

/**
 * Who approved a large one, or several that are one together in a day, does not pay it, nor anybody
 * who could sign in as them.
 */
async function secondPerson(
  trx: Db,
  ctx: StaffCtx,
  row: WithdrawRow,
): Promise<Refused<Refusal> | undefined> {
  if (row.amount < secondPersonFrom) {
    // What others approved had two persons.
    if (row.approvedId !== ctx.staff.id) return undefined
    await lockStaff(trx, ctx.scope.partnerId, ctx.staff.id)
    const since = new Date(ctx.clock.now() - day)
    const moved = await paidAlone(trx, ctx.scope.partnerId, ctx.staff.id, since)
    return moved + row.amount < secondPersonFrom ? undefined : refuse('fxSecondPerson')
  }
  if (row.approvedId === null || row.approvedId === ctx.staff.id) return refuse('fxSecondPerson')
  const pair = {
    partnerId: ctx.scope.partnerId,
    first: row.approvedId,
    second: ctx.staff.id,
    since: new Date(row.approvedAt ?? row.createTime),
  }
  return (await areOneHand(trx, pair)) ? refuse('needsIndependent') : undefined
}

export async function pay(
  ctx: StaffCtx,
  { id, serial }: { readonly id: number; readonly serial: string },
): Promise<Result<AdminWithdrawal, Refusal>> {
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
      against: (trx, row) => secondPerson(trx, ctx, row),
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
