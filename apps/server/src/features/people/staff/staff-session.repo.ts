import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './staff.tables.ts'

export async function insertStaffSession(
  db: Db,
  session: {
    tokenHash: string
    partnerId: number
    staffId: number
    xsrf: string
    ip: string
    device: string
    /** The digest of its number. */
    browser: string
    isNew: boolean
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  await db
    .insertInto('staff_session')
    .values({
      token_hash: session.tokenHash,
      partner_id: session.partnerId,
      staff_id: session.staffId,
      xsrf: session.xsrf,
      ip: session.ip.slice(0, 64),
      device: session.device,
      browser: session.browser,
      is_new: session.isNew,
      created_at: session.now,
      expires_at: session.expiresAt,
      revoked_at: null,
    })
    .execute()
}

/** Those of a person that have not ended, the newest first. */
export async function liveSessions(db: Db, staffId: number, now: Date) {
  return db
    .selectFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'ip', 'device', 'created_at', 'expires_at', 'is_new'])
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

/** Which of these sessions are good: not over, and of people who still work here. */
export async function liveStaffSessionIds(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select s.id from staff_session s join staff p on p.id = s.staff_id
    where s.id = any(${[...ids]}::bigint[]) and s.revoked_at is null and s.expires_at > ${now}::timestamptz
      and p.active`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Whether somebody has signed in before, as far as that is kept. */
export async function hasSignedIn(db: Db, staffId: number): Promise<boolean> {
  const found = await db
    .selectFrom('staff_session')
    .where('staff_id', '=', staffId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Sign-ins from other browsers than here that were not seen before, until the person knows of them. */
export async function unknownSignIns(db: Db, staffId: number, here: number) {
  const { rows } = await sql<{ id: number; ip: string; device: string; at: Date }>`
    select s.id, s.ip, s.device, s.created_at as at
    from staff_session s join staff_session h on h.id = ${here}
    where s.staff_id = ${staffId} and s.is_new and s.known_at is null
      and s.id <> h.id and (s.browser = '' or s.browser <> h.browser)
    order by s.id desc limit 20`.execute(db)
  return rows
}

/** Up to one of them, or all. */
export async function knowSignIns(
  db: Db,
  staffId: number,
  { upTo, at }: { upTo?: number; at: Date },
): Promise<void> {
  let update = db
    .updateTable('staff_session')
    .set({ known_at: at })
    .where('staff_id', '=', staffId)
    .where('is_new', '=', true)
    .where('known_at', 'is', null)
  if (upTo !== undefined) update = update.where('id', '<=', upTo)
  await update.execute()
}

/** Whether the browser of a session is one that its person does not know yet. */
export async function isUnknownBrowser(db: Db, sessionId: number): Promise<boolean> {
  const { rows } = await sql`
    select from staff_session h join staff_session s on s.staff_id = h.staff_id
    where h.id = ${sessionId} and s.is_new and s.known_at is null
      and (s.id = h.id or (s.browser <> '' and s.browser = h.browser))
    limit 1`.execute(db)
  return rows.length > 0
}

/** Whether a session is of this person, over or not. */
export async function isSessionOf(db: Db, staffId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Ends one session, or all of a person but the one named; says how many those were. */
export async function revokeStaffSessions(
  db: Db,
  staffId: number,
  now: Date,
  which: { only?: number; except?: number },
): Promise<number> {
  let update = db
    .updateTable('staff_session')
    .set({ revoked_at: now })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
  if (which.only !== undefined) update = update.where('id', '=', which.only)
  if (which.except !== undefined) update = update.where('id', '<>', which.except)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return Number(numUpdatedRows)
}
