import type { PageContent } from '@mallard/contract/content/cms/page-admin.calls'
import type { PageLayout } from '@mallard/contract/content/cms/page.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import './cms.tables.ts'

export interface VersionRow {
  readonly number: number
  readonly title: string
  readonly blocks: number
  readonly publishedAt: Date
  readonly by: string
}

/** Versions that are listed: the latest. */
const maxListed = 50

export async function versionsOf(db: Db, scope: Scope, pageId: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`select v.number, v.content ->> 'title' as title,
      jsonb_array_length(v.content -> 'blocks') as blocks, v.published_at as "publishedAt",
      coalesce(s.name, '') as by
    from cms_version v left join staff s on s.id = v.staff_id
    where ${ofStore('v', scope)} and v.page_id = ${pageId}
    order by v.number desc limit ${maxListed}`.execute(db)
  return rows
}

/** A version by its number, or the latest. */
export async function findVersion(
  db: Db,
  scope: Scope,
  pageId: number,
  number?: number,
): Promise<{ number: number; content: PageContent } | undefined> {
  let query = db
    .selectFrom('cms_version')
    .where('partner_id', '=', scope.partnerId)
    .where('store_id', '=', scope.storeId)
    .where('page_id', '=', pageId)
    .select(['number', 'content'])
    .orderBy('number', 'desc')
    .limit(1)
  if (number !== undefined) query = query.where('number', '=', number)
  return query.executeTakeFirst()
}

interface NewVersion {
  readonly pageId: number
  readonly number: number
  readonly content: PageContent
  readonly at: Date
  readonly staffId: number | null
}

export async function insertVersion(trx: Db, scope: Scope, version: NewVersion): Promise<void> {
  await trx
    .insertInto('cms_version')
    .values({
      page_id: version.pageId,
      number: version.number,
      partner_id: scope.partnerId,
      store_id: scope.storeId,
      content: JSON.stringify(version.content),
      published_at: version.at,
      staff_id: version.staffId,
    })
    .execute()
}

/** A token of a page that is valid beyond a time. */
export async function findToken(db: Db, scope: Scope, pageId: number, beyond: Date) {
  return db
    .selectFrom('cms_preview')
    .where('partner_id', '=', scope.partnerId)
    .where('store_id', '=', scope.storeId)
    .where('page_id', '=', pageId)
    .where('expires_at', '>', beyond)
    .select(['token', 'expires_at as until'])
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface NewToken {
  readonly token: string
  readonly pageId: number
  readonly staffId: number
  readonly until: Date
}

export async function insertToken(trx: Db, scope: Scope, made: NewToken): Promise<void> {
  await trx
    .insertInto('cms_preview')
    .values({
      token: made.token,
      page_id: made.pageId,
      partner_id: scope.partnerId,
      store_id: scope.storeId,
      staff_id: made.staffId,
      expires_at: made.until,
    })
    .execute()
}

/** Which page a token shows. */
export async function pageOfToken(
  db: Db,
  scope: Scope,
  token: string,
  now: Date,
): Promise<{ id: number; layout: PageLayout; type: string; until: Date } | undefined> {
  return db
    .selectFrom('cms_preview as t')
    .innerJoin('cms_page as p', 'p.id', 't.page_id')
    .where('t.token', '=', token)
    .where('t.partner_id', '=', scope.partnerId)
    .where('t.store_id', '=', scope.storeId)
    .where('t.expires_at', '>', now)
    .select(['p.id', 'p.version as layout', 'p.type', 't.expires_at as until'])
    .executeTakeFirst()
}
