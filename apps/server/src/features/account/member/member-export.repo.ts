import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { memberStatus } from '#features/people/identity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'

export interface ExportedMember {
  readonly memberId: number
  readonly nickname: string
  readonly phone: string | null
  readonly birthday: string | null
  readonly status: number
  readonly levelName: string | null
  readonly levelNameEn: string | null
  readonly points: number
  readonly growth: number
  readonly registerSource: string
  readonly createdAt: Date
  readonly orders: number
  /** fen */
  readonly paid: number
  readonly lastOrderAt: Date | null
}

/** Those alone of an audience, or all. */
type Chosen = RawBuilder<unknown>

/** Whose account goes on, in the order of their numbers. */
const ofPartner = (
  partnerId: number,
  chosen: Chosen,
  after: number,
  before: Date,
  max: number,
) => sql`
  select m.id, m.order_count, m.paid_total, m.last_order_at from member m
  where m.partner_id = ${partnerId} and m.id > ${after} and m.status <> ${lit(memberStatus.cancelled)}
    and m.created_at < ${before} and ${chosen} order by m.id limit ${max}`
const ofStore = (
  { partnerId, storeId }: Scope,
  chosen: Chosen,
  after: number,
  before: Date,
  max: number,
) => sql`
  select s.member_id as id, s.order_count, s.paid_total, s.last_order_at from member_store s
  join member m on m.partner_id = s.partner_id and m.id = s.member_id
    and m.status <> ${lit(memberStatus.cancelled)} and m.created_at < ${before}
  where s.partner_id = ${partnerId} and s.store_id = ${storeId} and s.member_id > ${after} and ${chosen}
  order by s.member_id limit ${max}`

/** Members of the partner with what they spent in all stores; or who ordered in this one, with what they spent here. */
export async function membersAfter(
  db: Db,
  scope: Scope,
  { isWhole, audienceId }: { readonly isWhole: boolean; readonly audienceId: number | null },
  after: number,
  before: Date,
  max: number,
): Promise<ExportedMember[]> {
  const chosen: Chosen =
    audienceId === null
      ? sql`true`
      : sql`exists (select 1 from audience_member a where a.partner_id = ${scope.partnerId}
        and a.audience_id = ${audienceId} and a.member_id = m.id)`
  const which = isWhole
    ? ofPartner(scope.partnerId, chosen, after, before, max)
    : ofStore(scope, chosen, after, before, max)
  const { rows } = await sql<ExportedMember>`
    select m.id as "memberId", m.nickname, m.phone, m.birthday::text as birthday, m.status,
      l.name as "levelName", l.name_en as "levelNameEn", m.integration as points, m.growth,
      m.register_source as "registerSource", m.created_at as "createdAt", t.order_count as orders,
      t.paid_total as paid, t.last_order_at as "lastOrderAt"
    from (${which}) t join member m on m.partner_id = ${scope.partnerId} and m.id = t.id
    left join lateral (select l.name, l.name_en from level l
      where l.partner_id = m.partner_id and l.growth_min <= m.growth order by l.growth_min desc limit 1) l
      on true
    order by m.id`.execute(db)
  return rows
}
