import type { Held } from '@mallard/contract/people/standing/standing-admin.calls'
import type { Standing } from '@mallard/contract/people/standing/standing.codes'
import type { Owner } from '#features/people/identity/index.ts'
import type { Db } from '#platform/db/database.ts'
import './standing.tables.ts'

/** What a member may not do, with since when and why. */
export async function standingOf(
  db: Db,
  { partnerId, memberId }: Owner,
): Promise<Readonly<Record<Standing, Held | null>>> {
  const rows = await db
    .selectFrom('member_standing')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .select(['kind', 'reason', 'staff_name', 'since'])
    .execute()
  const heldBy = (kind: Standing): Held | null => {
    const row = rows.find((each) => each.kind === kind)
    return row ? { reason: row.reason, by: row.staff_name, since: row.since.getTime() } : null
  }
  return { frozen: heldBy('frozen'), blocked: heldBy('blocked') }
}

export async function holdMember(
  trx: Db,
  { partnerId, memberId }: Owner,
  kind: Standing,
  held: { reason: string; by: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('member_standing')
    .values({
      partner_id: partnerId,
      member_id: memberId,
      kind,
      reason: held.reason,
      staff_name: held.by,
      since: held.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'kind', 'member_id'])
        .doUpdateSet({ reason: held.reason, staff_name: held.by }),
    )
    .execute()
}

export async function releaseMember(
  trx: Db,
  { partnerId, memberId }: Owner,
  kind: Standing,
): Promise<void> {
  await trx
    .deleteFrom('member_standing')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute()
}

/** All whom a partner keeps from taking part. */
export async function blockedMembers(db: Db, partnerId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('member_standing')
    .where('partner_id', '=', partnerId)
    .where('kind', '=', 'blocked')
    .select('member_id')
    .execute()
  return new Set(rows.map(({ member_id }) => member_id))
}
