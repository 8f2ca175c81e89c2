import type { NextStep } from '@mallard/contract/people/staff/approval.codes'
import type { ErrorName } from '@mallard/contract/errors'
import { withdrawStatus } from '@mallard/contract/promoters/fx/fx.codes'
import { day, ok, refuse, type Result } from '@mallard/kernel'
import {
  areOneHand,
  giveAlone,
  leftAlone,
  lockStaff,
  ruleOf,
  standingOf,
  spendOwnCode,
} from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { noteAlone, paidAlone, type WithdrawRow } from './withdraw.repo.ts'

const kind = 'withdrawal'

/** What somebody can do about paying one, and who else may. */
export interface PayStep {
  readonly next: NextStep
  readonly approvers: string[]
}

const giftOf = (row: WithdrawRow, moved: number) =>
  ({ kind, subject: `promoter ${row.promoterId}`, moved }) as const

const movedBy = (db: Db, { scope, staff, clock }: StaffCtx) =>
  paidAlone(db, scope.partnerId, staff.id, new Date(clock.now() - day))

const isOneHand = (db: Db, { scope, staff }: StaffCtx, row: WithdrawRow) =>
  areOneHand(db, {
    partnerId: scope.partnerId,
    first: row.approvedId ?? staff.id,
    second: staff.id,
    since: new Date(row.approvedAt ?? row.createTime),
  })

/**
 * Who approved a large one, or several that are one together in a day, does not pay it, nor anybody
 * who could sign in as them; unless the owner allows that by a code to their phone.
 */
export async function payable(
  trx: Db,
  ctx: StaffCtx,
  row: WithdrawRow,
  phoneCode: string | undefined,
): Promise<Result<{ byCode: boolean }, ErrorName>> {
  const { upTo } = await ruleOf(trx, ctx.scope.partnerId, kind)
  const isMine = row.approvedId === ctx.staff.id
  const isSmall = row.amount <= (upTo ?? 0)
  // What others approved had two persons.
  if (isSmall && !isMine) return ok({ byCode: false })
  if (isSmall) {
    await lockStaff(trx, ctx.scope.partnerId, ctx.staff.id)
    if (await giveAlone(trx, ctx, giftOf(row, await movedBy(trx, ctx)), row.amount))
      return alone(trx, ctx, row, false)
  }
  if (row.approvedId === null) return refuse('fxSecondPerson')
  const { next } = (await standingOf(trx, ctx, kind, [isMine]))[0]!
  if (next === 'role') return refuse('needsApprover')
  if (!isMine)
    return (await isOneHand(trx, ctx, row)) ? refuse('needsIndependent') : ok({ byCode: false })
  if (next === 'alonePhone') return refuse('needsOwnPhone')
  if (next !== 'alone') return refuse('fxSecondPerson')
  if (phoneCode === undefined) return refuse('needsPhoneCode')
  if (!(await spendOwnCode(trx, ctx, phoneCode))) return refuse('wrongCode')
  return alone(trx, ctx, row, true)
}

async function alone(trx: Db, { scope }: StaffCtx, { id }: WithdrawRow, byCode: boolean) {
  await noteAlone(trx, scope.partnerId, id, byCode)
  return ok({ byCode })
}

/** What the reader can do about paying each of these, in their order. */
export async function stepsOf(ctx: StaffCtx, rows: readonly WithdrawRow[]): Promise<PayStep[]> {
  const { db } = ctx.services
  const over = { next: 'over' as const, approvers: [] }
  const decide = { next: 'decide' as const, approvers: [] }
  if (!rows.some(({ status }) => status === withdrawStatus.approved)) return rows.map(() => over)
  const [{ upTo }, moved, standing] = await Promise.all([
    ruleOf(db, ctx.scope.partnerId, kind),
    movedBy(db, ctx),
    standingOf(
      db,
      ctx,
      kind,
      rows.map(({ approvedId }) => approvedId === ctx.staff.id),
    ),
  ])
  return Promise.all(
    rows.map(async (row, index): Promise<PayStep> => {
      if (row.status !== withdrawStatus.approved) return over
      const isMine = row.approvedId === ctx.staff.id
      const isSmall = row.amount <= (upTo ?? 0)
      if (isSmall && !isMine) return decide
      if (isSmall && row.amount <= (await leftAlone(db, ctx, giftOf(row, moved))).left)
        return decide
      const step = standing[index]!
      if (!isMine && step.next === 'decide' && (await isOneHand(db, ctx, row)))
        return { ...step, next: 'independent' }
      return step
    }),
  )
}
