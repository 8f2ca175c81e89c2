import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import './phone-code.tables.ts'

export interface CodeKey {
  partnerId: number
  phone: string
  scene: string
}

/**
 * A code belongs to the session that asked for it: what others try leaves it alone. Those of staff
 * have none, and name the person in their scene.
 */
export interface HeldKey extends CodeKey {
  sessionId: number | null
}

/** Locks the codes of this phone until the transaction ends: counting and inserting are serialised. */
export async function lockPhone(trx: Kysely<Tables>, { partnerId, phone }: CodeKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`sms_code ${partnerId} ${phone}`}))`.execute(
    trx,
  )
}

/** When codes went to this phone in the last day, the newest first. */
export async function codesSince(
  db: Kysely<Tables>,
  { partnerId, phone }: CodeKey,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .selectFrom('sms_code')
    .where('partner_id', '=', partnerId)
    .where('phone', '=', phone)
    .where('created_at', '>', since)
    .select('created_at')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => row.created_at)
}

export async function insertCode(
  db: Kysely<Tables>,
  key: HeldKey,
  codeHash: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  const { partnerId, phone, scene, sessionId } = key
  await db
    .insertInto('sms_code')
    .values({
      partner_id: partnerId,
      phone,
      scene,
      session_id: sessionId,
      code_hash: codeHash,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
}

/**
 * Uses up one attempt on the newest live code, and the code itself when it is right; true when it
 * was. One statement: of two requests with the same right code, one gets it. With `keep` a right
 * code stays good for the step that follows.
 */
export async function consumeCode(
  db: Kysely<Tables>,
  key: HeldKey,
  codeHash: string,
  now: Date,
  maxAttempts: number,
  keep = false,
): Promise<boolean> {
  const result = await sql<{ right: boolean }>`
    update sms_code set
      attempts = attempts + 1,
      used_at = case when code_hash = ${codeHash} and not ${keep}::boolean then ${now}::timestamptz
        else null end
    where id = (
        select id from sms_code
        where partner_id = ${key.partnerId} and phone = ${key.phone} and scene = ${key.scene}
          and ${ofSession(key)}
        order by id desc limit 1
      )
      and used_at is null and expires_at > ${now}::timestamptz and attempts < ${maxAttempts}
    returning code_hash = ${codeHash} as right`.execute(db)
  return result.rows[0]?.right === true
}

const ofSession = ({ sessionId }: HeldKey) =>
  sessionId === null ? sql`session_id is null` : sql`session_id = ${sessionId}`

/**
 * Uses up the newest live code if it is the right one, and counts no try: it was tried before. Of
 * two transactions with the same code, one gets it.
 */
export async function spendCode(
  trx: Kysely<Tables>,
  key: HeldKey,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update sms_code set used_at = ${now}::timestamptz
    where id = (
        select id from sms_code
        where partner_id = ${key.partnerId} and phone = ${key.phone} and scene = ${key.scene}
          and ${ofSession(key)}
        order by id desc limit 1
      )
      and code_hash = ${codeHash} and used_at is null and expires_at > ${now}::timestamptz
    returning id`.execute(trx)
  return rows.length === 1
}

/** Codes that the whole shop has sent in the hour that began then. */
export async function sentInHour(db: Kysely<Tables>, hour: Date): Promise<number> {
  return (
    (await db.selectFrom('sms_hour').where('hour', '=', hour).select('sent').executeTakeFirst())
      ?.sent ?? 0
  )
}

/** Counts one more, and says how many it makes; undefined when `max` were sent already. */
export async function countSent(
  db: Kysely<Tables>,
  hour: Date,
  max: number,
): Promise<number | undefined> {
  const row = await db
    .insertInto('sms_hour')
    .values({ hour, sent: 1 })
    .onConflict((conflict) =>
      conflict
        .column('hour')
        .doUpdateSet({ sent: sql`sms_hour.sent + 1` })
        .where('sms_hour.sent', '<', max),
    )
    .returning('sent')
    .executeTakeFirst()
  return row?.sent
}

export async function forgetHours(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('sms_hour').where('hour', '<', before).execute()
}
