import { day } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './staff.tables.ts'

/** How long before a proposal an account must have been left alone by the other person. */
const apart = 7 * day

interface StaffChange {
  readonly partnerId: number
  readonly staffId: number
  /** Null: at the machine itself. */
  readonly by: number | null
  readonly kind: 'create' | 'password' | 'change'
  readonly at: Date
}

export async function noteStaffChange(
  trx: Db,
  { partnerId, staffId, by, kind, at }: StaffChange,
): Promise<void> {
  await trx
    .insertInto('staff_change')
    .values({ partner_id: partnerId, staff_id: staffId, by_staff_id: by, kind, at })
    .execute()
}

interface Wish {
  /** Who wanted it first. */
  readonly first: number
  /** When they said so. */
  readonly since: Date
}

interface Pair extends Wish {
  readonly partnerId: number
  /** Who would agree. */
  readonly second: number
}

/**
 * Whether the first person may be the second one as well. Anyone who was the last to give somebody
 * else a password, at first or again, can sign in as them, and as those whom they gave one: all of
 * these are in one hand. So is an account that is younger than the wish, one that this hand changed
 * lately, and the other way round a first one whom the second has just made.
 */
export async function areOneHand(db: Db, { partnerId, second, ...wish }: Pair): Promise<boolean> {
  return (await ofOneHand(db, { partnerId, second, wishes: [wish] }))[0] ?? true
}

interface Pairs {
  readonly partnerId: number
  readonly second: number
  readonly wishes: readonly Wish[]
}

/** The same of several wishes, in their order. */
export async function ofOneHand(db: Db, { partnerId, second, wishes }: Pairs): Promise<boolean[]> {
  if (wishes.length === 0) return []
  const firsts = wishes.map(({ first }) => first)
  const since = wishes.map((each) => each.since.toISOString())
  const { rows } = await sql<{ isOne: boolean }>`
    with recursive holder as (
      select distinct on (staff_id) staff_id, by_staff_id from staff_change
      where partner_id = ${partnerId} and kind in ('create', 'password')
        and by_staff_id is distinct from staff_id
      order by staff_id, id desc
    ), hand (root, staff_id) as (
      select id, id from staff
      where partner_id = ${partnerId} and (id = ${second} or id = any(${firsts}::bigint[]))
      union
      select h.root, k.staff_id from hand h join holder k on k.by_staff_id = h.staff_id
    )
    select
      exists (select from hand where root = w.first and staff_id = ${second})
      or exists (select from staff where id = ${second} and created_at > w.since)
      or exists (select from staff_change c join hand h on h.root = w.first and h.staff_id = c.by_staff_id
        where c.staff_id = ${second} and c.by_staff_id <> c.staff_id
          and c.at > w.since - ${apart}::float8 * interval '1 millisecond')
      or exists (select from staff_change c join hand h on h.root = ${second} and h.staff_id = c.by_staff_id
        where c.staff_id = w.first and c.by_staff_id <> c.staff_id and c.kind in ('create', 'password')
          and c.at > w.since - ${apart}::float8 * interval '1 millisecond') as "isOne"
    from unnest(${firsts}::bigint[], ${since}::timestamptz[]) with ordinality w (first, since, place)
    order by w.place`.execute(db)
  return rows.map(({ isOne }) => isOne)
}
