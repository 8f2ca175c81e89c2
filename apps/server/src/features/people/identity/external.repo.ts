import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { sweepExpired, type Sweep } from '#platform/db/sweep.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { Colleague } from '#features/people/colleague/index.ts'
import type { ExternalType } from './identity.tables.ts'

/** Somebody as a provider knows them. */
export interface ExternalIdentity {
  readonly type: ExternalType
  readonly appId: string
  readonly subject: string
  readonly unionid?: string | undefined
  readonly nickname: string
  readonly avatar: string
}

export interface ExternalUser extends ExternalIdentity {
  readonly id: number
  readonly uuid: string
}

const columns = [
  'id',
  'uuid',
  'type',
  'app_id',
  'subject',
  'unionid',
  'nickname',
  'avatar',
] as const

/** Notes who came. What a provider does not tell this time is kept from before. */
export async function keepExternal(
  db: Kysely<Tables>,
  partnerId: number,
  who: ExternalIdentity,
  uuid: string,
  now: Date,
): Promise<ExternalUser> {
  const row = await db
    .insertInto('external_user')
    .values({
      partner_id: partnerId,
      uuid,
      type: who.type,
      app_id: who.appId,
      subject: who.subject,
      unionid: who.unionid ?? null,
      nickname: who.nickname,
      avatar: who.avatar,
      created_at: now,
      seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'type', 'app_id', 'subject']).doUpdateSet({
        seen_at: now,
        unionid: sql`coalesce(excluded.unionid, external_user.unionid)`,
        nickname: sql`coalesce(nullif(excluded.nickname, ''), external_user.nickname)`,
        avatar: sql`coalesce(nullif(excluded.avatar, ''), external_user.avatar)`,
      }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
  return externalOf(row)
}

export function externalOf(row: {
  id: number
  uuid: string
  type: ExternalType
  app_id: string
  subject: string
  unionid: string | null
  nickname: string
  avatar: string
}): ExternalUser {
  const { id, uuid, type, subject, nickname, avatar } = row
  return {
    id,
    uuid,
    type,
    appId: row.app_id,
    subject,
    unionid: row.unionid ?? undefined,
    nickname,
    avatar,
  }
}

/** Who a session is to a provider. */
export async function externalOfSession(
  db: Kysely<Tables>,
  partnerId: number,
  sessionId: number,
): Promise<ExternalUser | undefined> {
  const row = await db
    .selectFrom('external_user')
    .innerJoin('session', 'session.external_user_id', 'external_user.id')
    .where('session.id', '=', sessionId)
    .where('external_user.partner_id', '=', partnerId)
    .select(columns.map((column) => `external_user.${column}` as const))
    .executeTakeFirst()
  return row && externalOf(row)
}

export async function setSessionExternal(
  db: Kysely<Tables>,
  partnerId: number,
  sessionId: number,
  externalUserId: number,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ external_user_id: externalUserId })
    .where('id', '=', sessionId)
    .where('partner_id', '=', partnerId)
    .execute()
}

/**
 * Whose identity it is: by the number in this app first, then by the one that all apps of the
 * account share.
 */
export async function memberOfExternal(
  db: Kysely<Tables>,
  partnerId: number,
  who: ExternalIdentity,
): Promise<number | undefined> {
  const own = await identityOwner(db, partnerId, who.type, who.appId, who.subject)
  if (own !== undefined || !who.unionid) return own
  return identityOwner(db, partnerId, 'wx-unionid', '', who.unionid)
}

async function identityOwner(
  db: Kysely<Tables>,
  partnerId: number,
  type: string,
  appId: string,
  subject: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('member_identity')
    .where('partner_id', '=', partnerId)
    .where('type', '=', type)
    .where('app_id', '=', appId)
    .where('subject', '=', subject)
    .select('member_id')
    .executeTakeFirst()
  return row?.member_id
}

/**
 * Gives a member what is free of an identity; what somebody else has stays where it is. True when
 * the identity itself is the member's.
 */
export async function bindIdentity(
  db: Kysely<Tables>,
  partnerId: number,
  memberId: number,
  who: ExternalIdentity,
  now: Date,
): Promise<boolean> {
  const base = { partner_id: partnerId, member_id: memberId, created_at: now }
  const rows = [
    { ...base, type: who.type as string, app_id: who.appId, subject: who.subject },
    ...(who.unionid ? [{ ...base, type: 'wx-unionid', app_id: '', subject: who.unionid }] : []),
  ]
  await db
    .insertInto('member_identity')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'type', 'app_id', 'subject']).doNothing(),
    )
    .execute()
  return (await identityOwner(db, partnerId, who.type, who.appId, who.subject)) === memberId
}

export async function grantRole(
  db: Kysely<Tables>,
  partnerId: number,
  memberId: number,
  role: string,
): Promise<void> {
  await sql`
    update member set roles = array_append(roles, ${role})
    where partner_id = ${partnerId} and id = ${memberId}
      and not (${role} = any(roles))`.execute(db)
}

export async function revokeRole(
  db: Kysely<Tables>,
  partnerId: number,
  memberId: number,
  role: string,
): Promise<void> {
  await sql`
    update member set roles = array_remove(roles, ${role})
    where partner_id = ${partnerId} and id = ${memberId}`.execute(db)
}

/**
 * Unbinds who has left a corporation, and takes the role unless another one vouches for them. True
 * when there was something to take.
 */
export async function unbindColleague(
  trx: Kysely<Tables>,
  { partnerId, memberId, corpId, userId }: Colleague,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('member_identity')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .where('type', '=', 'oa')
    .where('app_id', '=', corpId)
    .where('subject', '=', userId)
    .executeTakeFirst()
  await sql`
    update member m set roles = array_remove(roles, 'employee')
    where partner_id = ${partnerId} and id = ${memberId}
    and not exists (select from member_identity i
      where i.partner_id = m.partner_id and i.member_id = m.id and i.type = 'oa')`.execute(trx)
  return numDeletedRows === 1n
}

/**
 * People of other providers who were not seen for so long and whom no session remembers or asks
 * about. Members keep their identities.
 */
export function sweepExternalUsers(keepFor: number): Sweep {
  return sweepExpired(
    'external_user',
    'seen_at',
    keepFor,
    sql`not exists (select 1 from session s where s.external_user_id = external_user.id)
      and not exists (select 1 from session s where s.pending_external_id = external_user.id)`,
  )
}
