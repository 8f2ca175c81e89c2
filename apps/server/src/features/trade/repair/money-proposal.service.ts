import type { ErrorName } from '@mallard/contract/errors'
import type { MoneyProposal } from '@mallard/contract/trade/repair/repair-admin.calls'
import { day, fen, ok, refuse, type Result, type Scope } from '@mallard/kernel'
import {
  decide as settleProposal,
  findProposal,
  listProposals,
  propose,
  proposalViews,
  type ProposalRow,
} from '#features/people/staff/index.ts'
import { attemptByNo, bookPaidOut, findAtChannel, settleIn } from '#features/trade/payment/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { PayMethod } from '#platform/services.ts'

const kind = 'money'
/** A proof of money is looked at while it is fresh. */
const life = day
/** Proposals that the back office shows. */
const rowsShown = 50

/** What one person read from a proof. */
export interface MoneyChange {
  readonly about: MoneyProposal['kind']
  readonly storeId: number
  /** Of the payment or of the refund. */
  readonly number: string
  /** fen */
  readonly amount: number
  readonly channelNo: string
  readonly movedAt: number
  readonly channelSaid: MoneyProposal['channelSaid']
}

const changeOf = ({ change }: ProposalRow) => change as MoneyChange
export const subjectOf = ({ about, number }: Pick<MoneyChange, 'about' | 'number'>) =>
  `${about} ${number}` as const

export interface MoneyInput extends MoneyChange {
  readonly reason: string
  readonly requestId: string
}

/** Notes what one person says of money; nothing moves by it. */
export async function proposeMoney(
  ctx: StaffCtx,
  { reason, requestId, ...change }: MoneyInput,
): Promise<Result<undefined, ErrorName>> {
  return ctx.services.db
    .transaction()
    .execute((trx) =>
      propose(trx, ctx, { kind, subject: subjectOf(change), change, reason, requestId, life }),
    )
}

/** Numbers of this store that wait for a second person, as `payment 26…`. */
export async function openSubjects(
  db: Db,
  scope: Scope,
  now: number,
): Promise<ReadonlySet<string>> {
  const open = await listProposals(db, scope.partnerId, kind, { openAt: new Date(now) }, 1000)
  return new Set(open.map(({ subject }) => subject))
}

export async function moneyProposals(ctx: StaffCtx): Promise<Result<MoneyProposal[], never>> {
  const { partnerId, storeId } = ctx.scope
  const rows = await listProposals(ctx.services.db, partnerId, kind, { storeId }, rowsShown)
  return ok(await viewsOf(ctx, rows))
}

export interface Deciding {
  readonly id: number
  readonly verdict: 'approve' | 'decline' | 'withdraw'
  readonly note: string
  readonly amount?: number | undefined
  readonly channelNo?: string | undefined
  readonly phoneCode?: string | undefined
}

/**
 * The second person has the proof before them as well: what they agree to is what they enter, not
 * what they see.
 */
export async function decideMoney(
  ctx: StaffCtx,
  deciding: Deciding,
): Promise<Result<MoneyProposal, ErrorName>> {
  const { id, verdict, note, amount, channelNo, phoneCode } = deciding
  const { db } = ctx.services
  const found = await findProposal(db, ctx.scope.partnerId, kind, id)
  if (!found || changeOf(found).storeId !== ctx.scope.storeId) return refuse('notFound')
  const change = changeOf(found)
  if (verdict === 'approve' && found.status === 0) {
    if (amount !== change.amount) return refuse('transferDiffers')
    if (channelNo !== change.channelNo) return refuse('checksDiffer')
    const known =
      change.about === 'refund' ? await findAtChannel(ctx.services, change.number) : undefined
    if (known) return refuse(known)
  }
  try {
    const refusal = await settleProposal(
      ctx,
      { kind, id, verdict, note, phoneCode },
      { carryOut: (trx) => carryOut(ctx, trx, change) },
    )
    if (refusal) return refuse(refusal)
  } catch (error) {
    // Another payment came under this number of the channel.
    if (isUniqueViolation(error)) return refuse('serialUsed')
    throw error
  }
  const after = await findProposal(db, ctx.scope.partnerId, kind, id)
  const [view] = after ? await viewsOf(ctx, [after]) : []
  return view ? ok(view) : refuse('notFound')
}

/**
 * On the path of a notification: whatever that one would do with this payment happens, and when it
 * comes later it finds it done.
 */
async function carryOut(
  ctx: StaffCtx,
  trx: Db,
  change: MoneyChange,
): Promise<ErrorName | undefined> {
  const { services } = ctx
  if (change.about === 'refund') {
    const paidOut = { voucher: change.channelNo, staffId: ctx.staff.id }
    return (await bookPaidOut(services, trx, change.number, paidOut)) ? undefined : 'refundUnderWay'
  }
  const attempt = await attemptByNo(trx, change.number)
  if (!attempt) return 'notFound'
  const trade = {
    payNo: attempt.payNo,
    transactionId: change.channelNo,
    amount: fen(change.amount),
    currency: 'CNY',
    paidAt: change.movedAt,
    merchantId: '',
    appId: '',
  }
  const settled = await settleIn(services, trx, attempt.method as PayMethod, trade, ctx.staff.id)
  if (settled === 'repeated') return 'alreadyPaid'
  return settled === 'applied' || settled === 'refunding' ? undefined : 'transferDiffers'
}

async function viewsOf(ctx: StaffCtx, rows: readonly ProposalRow[]): Promise<MoneyProposal[]> {
  const shown = await proposalViews(ctx, kind, rows)
  return rows.map((row, index) => {
    const { about, number, amount, channelNo, movedAt, channelSaid } = changeOf(row)
    return {
      ...shown[index]!,
      kind: about,
      number,
      amount: fen(amount),
      channelNo,
      movedAt,
      channelSaid,
    }
  })
}
