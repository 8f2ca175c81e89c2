import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import './weixin-token.tables.ts'

export interface TokenKey {
  readonly appId: string
  readonly kind: 'access' | 'jsapi'
}

export async function readToken(
  db: Kysely<Tables>,
  { appId, kind }: TokenKey,
): Promise<{ value: string; expiresAt: number } | undefined> {
  const row = await db
    .selectFrom('weixin_token')
    .where('app_id', '=', appId)
    .where('kind', '=', kind)
    .select(['value', 'expires_at'])
    .executeTakeFirst()
  return row && row.value !== ''
    ? { value: row.value, expiresAt: row.expires_at.getTime() }
    : undefined
}

/**
 * Takes the right to fetch a new one: the row's lock decides between many who ask at once, and a
 * lease keeps the right while the provider is asked, so that no transaction waits for an answer
 * from outside.
 */
export async function takeLease(
  db: Kysely<Tables>,
  { appId, kind }: TokenKey,
  lease: string,
  now: Date,
  until: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into weixin_token (app_id, kind, expires_at, lease, lease_until)
    values (${appId}, ${kind}, ${now}, ${lease}, ${until})
    on conflict (app_id, kind) do update set lease = excluded.lease, lease_until = excluded.lease_until
      where weixin_token.lease is null or weixin_token.lease_until <= ${now}
    returning 1`.execute(db)
  return rows.length === 1
}

/** Keeps what was fetched, if the lease is still ours. */
export async function keepToken(
  db: Kysely<Tables>,
  { appId, kind }: TokenKey,
  lease: string,
  fresh: { value: string; expiresAt: Date } | undefined,
): Promise<void> {
  await db
    .updateTable('weixin_token')
    .set({
      lease: null,
      lease_until: null,
      ...(fresh && { value: fresh.value, expires_at: fresh.expiresAt }),
    })
    .where('app_id', '=', appId)
    .where('kind', '=', kind)
    .where('lease', '=', lease)
    .execute()
}
