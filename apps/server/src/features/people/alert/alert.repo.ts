import type { AlertKind } from '@mallard/contract/people/alert/alert.codes'
import { maxUnreadAlerts } from '@mallard/contract/people/alert/alert.codes'
import { sql, type RawBuilder } from 'kysely'
import { cappedTotalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import type { AlertPlace } from './alert.rules.ts'
import './alert.tables.ts'

/** A text in Chinese and in English. */
type TwoTexts = readonly [zh: string, en: string]

export interface NewAlert {
  readonly kind: AlertKind
  readonly partnerId: number
  /** Null for what concerns no one store. */
  readonly storeId: number | null
  /** What happened, unique for the partner: the same one is told once. */
  readonly topic: string
  /** Its number for the page that it leads to. */
  readonly ref: string
  /** What it is about in a few words, without the kind, and nothing that a person is known by. */
  readonly text: TwoTexts
  /** Now: alerts are numbered in the order in which they are raised. */
  readonly at: Date
}

/** Who reads, and what they may see. */
export interface AlertReader {
  readonly partnerId: number
  readonly staffId: number
  readonly places: readonly AlertPlace[]
}

export interface AlertRow {
  readonly id: number
  readonly kind: AlertKind
  readonly ref: string
  readonly text: string
  readonly textEn: string
  readonly at: Date
  readonly isRead: boolean
}

/** Writes alerts; the topics of those that nobody was told of before. */
export async function insertAlerts(trx: Db, alerts: readonly NewAlert[]): Promise<Set<string>> {
  const rows = alerts.map(({ partnerId, storeId, text, at, ...alert }) => ({
    ...alert,
    partner_id: partnerId,
    store_id: storeId,
    text: text[0],
    text_en: text[1],
    at: at.toISOString(),
  }))
  const written = await sql<{ topic: string }>`
    insert into alert (partner_id, store_id, kind, topic, ref, text, text_en, at)
    select r.partner_id, r.store_id, r.kind, r.topic, r.ref, r.text, r.text_en, r.at
    from rows
    from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (partner_id int, store_id int, kind text,
      topic text, ref text, text text, text_en text, at timestamptz))
      with ordinality as r (partner_id, store_id, kind, topic, ref, text, text_en, at, place)
    order by r.place
    on conflict (partner_id, topic) do nothing returning partner_id || ' ' || topic as topic`.execute(
    trx,
  )
  return new Set(written.rows.map(({ topic }) => topic))
}

/** The part `p (kind, store)`: the places that a reader may see. */
const placesPart = ({ places }: AlertReader) =>
  sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(kind text, store int)`

/** Of `a`: it stands in the place `p`. */
const inPlace = ({ partnerId }: AlertReader) =>
  sql`a.partner_id = ${partnerId} and coalesce(a.store_id, 0) = p.store and a.kind = p.kind`

/** Up to which alert the reader has read all of the place `p`. */
const seenTo = ({ staffId }: AlertReader) => sql`coalesce((
  select s.up_to from alert_seen s
  where s.staff_id = ${staffId}::bigint and s.store = p.store and s.kind = p.kind), 0)`

const wasRead = ({ staffId }: AlertReader) => sql`exists (
  select 1 from alert_read r where r.alert_id = a.id and r.staff_id = ${staffId}::bigint)`

/** Of `a` in the place `p`: the reader has not read it. */
const isUnread = (reader: AlertReader) => sql`a.id > ${seenTo(reader)} and not ${wasRead(reader)}`

/** How many one has not read, and the newest that one may see: a few rows of an index. */
export async function countUnread(
  db: Db,
  reader: AlertReader,
): Promise<{ unread: number; newest: number }> {
  const { rows } = await sql<{ unread: number; newest: number }>`
    select least(coalesce(sum(n.unread), 0), ${maxUnreadAlerts})::int as unread,
      coalesce(max(n.newest), 0)::bigint as newest
    from ${placesPart(reader)}
    cross join lateral (select
      (select max(a.id) from alert a where ${inPlace(reader)}) as newest,
      (select count(*) from (select 1 from alert a where ${inPlace(reader)} and ${isUnread(reader)}
        limit ${maxUnreadAlerts}) u) as unread) n`.execute(db)
  const [row] = rows
  return { unread: row?.unread ?? 0, newest: Number(row?.newest ?? 0) }
}

/** A page of what one may see, the newest first, with one more where there is one. */
export async function listAlerts(
  db: Db,
  reader: AlertReader,
  { isUnreadOnly, offset, limit }: { isUnreadOnly: boolean; offset: number; limit: number },
): Promise<{ rows: AlertRow[]; total: number }> {
  const which = isUnreadOnly ? isUnread(reader) : sql`true`
  const shown: RawBuilder<unknown> = sql`${placesPart(reader)} cross join lateral (
    select a.id, a.kind, a.ref, a.text, a.text_en, a.at, not (${isUnread(reader)}) as is_read
    from alert a where ${inPlace(reader)} and ${which} order by a.id desc limit ${offset + limit + 1}) n`
  const [{ rows }, total] = await Promise.all([
    sql<AlertRow>`
      select n.id, n.kind, n.ref, n.text, n.text_en as "textEn", n.at, n.is_read as "isRead"
      from ${shown} order by n.id desc limit ${limit + 1} offset ${offset}`.execute(db),
    cappedTotalOf(db, sql`${placesPart(reader)} join alert a on ${inPlace(reader)} where ${which}`),
  ])
  return { rows, total }
}

/** False when there is no such alert that one may see. */
export async function markAlertRead(db: Db, reader: AlertReader, id: number): Promise<boolean> {
  const { rows } = await sql`
    with found as (
      select a.id from ${placesPart(reader)} join alert a on ${inPlace(reader)} and a.id = ${id}::bigint
    ), written as (
      insert into alert_read (partner_id, alert_id, staff_id)
      select ${reader.partnerId}, id, ${reader.staffId} from found on conflict do nothing
    )
    select id from found`.execute(db)
  return rows.length > 0
}

/** Marks all up to an alert: at once what was raised before `settled`, the rest one by one. */
export async function markAlertsRead(
  db: Db,
  reader: AlertReader,
  upTo: number,
  settled: Date,
): Promise<void> {
  await sql`
    with marked as (
      insert into alert_seen (partner_id, staff_id, store, kind, up_to)
      select ${reader.partnerId}, ${reader.staffId}, p.store, p.kind, last.id
      from ${placesPart(reader)}
      cross join lateral (select a.id from alert a
        where ${inPlace(reader)} and a.id <= ${upTo}::bigint and a.at <= ${settled}::timestamptz
        order by a.id desc limit 1) last
      on conflict (staff_id, store, kind) do update set up_to = greatest(alert_seen.up_to, excluded.up_to)
    )
    insert into alert_read (partner_id, alert_id, staff_id)
    select ${reader.partnerId}, a.id, ${reader.staffId}
    from ${placesPart(reader)} join alert a on ${inPlace(reader)}
    where a.id <= ${upTo}::bigint and a.id > ${seenTo(reader)} and a.at > ${settled}::timestamptz
    on conflict do nothing`.execute(db)
}
