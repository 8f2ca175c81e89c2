import type {
  AdminInnerGrant,
  AdminInnerUse,
  InnerFigures,
  InnerSetting,
} from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { innerUseStatus } from '@mallard/contract/activities/inner-buy/inner-buy.codes'
import { codeName, fen, ok, refuse, yuan, type Refused, type Result } from '@mallard/kernel'
import { recordsOf } from '#features/activities/activity/index.ts'
import { audit, makeOnce } from '#features/people/staff/index.ts'
import { offsetOf, paged, type PagePlace } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import {
  changeQuota,
  figuresOf,
  findGrant,
  insertGrant,
  listGrants,
  listUses,
  peopleBy,
  readSetting,
  writeSetting,
  type GrantRow,
  type UseRow,
} from './grant-admin.repo.ts'
import { yearAt } from './inner-buy.rules.ts'

const view = ({ phone, ...row }: GrantRow): AdminInnerGrant => ({
  ...row,
  phone: maskedPhone(phone),
  quota: fen(row.quota),
  used: fen(row.used),
  reserved: fen(row.reserved),
  left: fen(row.quota - row.used - row.reserved),
})

export async function figures(
  { services: { db }, scope, clock }: StaffCtx,
  { year = yearAt(clock.now()) }: { readonly year?: number | undefined },
): Promise<Result<InnerFigures, never>> {
  return ok(await figuresOf(db, scope, year))
}

export async function grants(
  { services: { db }, scope, clock }: StaffCtx,
  input: PagePlace & { readonly year?: number | undefined; readonly q?: string | undefined },
) {
  const { pageSize: limit, q, year = yearAt(clock.now()) } = input
  const { rows, total } = await listGrants(db, scope, { year, q, offset: offsetOf(input), limit })
  return ok({ year, ...paged(rows.map(view), total, input) })
}

export async function grant(
  { services: { db }, scope }: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminInnerGrant, 'notFound'>> {
  const row = await findGrant(db, scope, id)
  return row ? ok(view(row)) : refuse('notFound')
}

export const uses = recordsOf({
  find: findGrant,
  list: listUses,
  view: (rows: UseRow[]) =>
    rows.map(({ status, ...row }): AdminInnerUse => ({
      ...row,
      state: codeName(innerUseStatus, status) ?? 'closed',
      amount: fen(row.amount),
      freed: fen(row.freed),
    })),
})

type AddFault = 'innerMember' | 'innerNotEmployee' | 'innerGranted'

interface NewInput {
  readonly phone: string
  readonly quota: number
  readonly requestId: string
}

export async function addGrant(
  ctx: StaffCtx,
  { phone, quota, requestId }: NewInput,
): Promise<Result<AdminInnerGrant, AddFault | 'notFound'>> {
  const { scope, services, clock } = ctx
  const now = clock.now()
  const year = yearAt(now)
  const added = await transact(services.db, async (trx): Promise<Result<number, AddFault>> => {
    let fault: Refused<AddFault> | undefined
    const id = await makeOnce(trx, ctx, 'inner.grant', requestId, async () => {
      const [person] = await peopleBy(trx, scope, [phone], year)
      if (!person) fault = refuse('innerMember')
      else if (!person.isEmployee) fault = refuse('innerNotEmployee')
      if (fault || !person) return 0
      const made = await insertGrant(
        trx,
        scope,
        { memberId: person.memberId, quota },
        year,
        new Date(now),
      )
      if (made === undefined) fault = refuse('innerGranted')
      else
        await audit(trx, ctx, 'inner.grant', `innerGrant ${made}`, {
          quota: { before: null, after: yuan(fen(quota)) },
        })
      return made ?? 0
    })
    return fault ?? ok(id)
  })
  return added.ok ? grant(ctx, { id: added.value }) : added
}

interface ChangeInput {
  readonly id: number
  readonly version: number
  readonly quota: number
  readonly reason: string
}

export async function changeGrant(
  ctx: StaffCtx,
  { reason, ...change }: ChangeInput,
): Promise<Result<AdminInnerGrant, 'notFound' | 'innerBelowUsed' | 'versionConflict'>> {
  const { scope, services } = ctx
  type Changed = Result<undefined, 'notFound' | 'innerBelowUsed' | 'versionConflict'>
  const changed = await transact(services.db, async (trx): Promise<Changed> => {
    const before = await findGrant(trx, scope, change.id)
    if (!before) return refuse('notFound')
    if (!(await changeQuota(trx, scope, change))) {
      const taken = before.used + before.reserved
      return change.quota < taken
        ? refuse('innerBelowUsed', { amount: yuan(fen(taken)) })
        : refuse('versionConflict')
    }
    await audit(trx, ctx, 'inner.change', `innerGrant ${change.id}`, {
      quota: { before: yuan(fen(before.quota)), after: yuan(fen(change.quota)) },
      reason: { before: null, after: reason },
    })
    return ok(undefined)
  })
  return changed.ok ? grant(ctx, { id: change.id }) : changed
}

export async function setting({
  services: { db },
  scope,
}: StaffCtx): Promise<Result<InnerSetting, never>> {
  const row = await readSetting(db, scope)
  return ok({ ...row, yearlyQuota: fen(row.yearlyQuota) })
}

export async function saveSetting(
  ctx: StaffCtx,
  input: { readonly yearlyQuota: number; readonly version: number },
): Promise<Result<InnerSetting, 'versionConflict'>> {
  const { scope, services, clock } = ctx
  const saved = await transact(
    services.db,
    async (trx): Promise<Result<undefined, 'versionConflict'>> => {
      const before = await readSetting(trx, scope)
      if (!(await writeSetting(trx, scope, input, yearAt(clock.now()))))
        return refuse('versionConflict')
      await audit(trx, ctx, 'inner.setting', 'innerSetting', {
        yearlyQuota: {
          before: yuan(fen(before.yearlyQuota)),
          after: yuan(fen(input.yearlyQuota)),
        },
      })
      return ok(undefined)
    },
  )
  return saved.ok ? setting(ctx) : saved
}
