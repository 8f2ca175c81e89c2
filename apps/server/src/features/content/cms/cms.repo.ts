import type { Scope } from '@mallard/kernel'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import './cms.tables.ts'
import { pageNumber } from './page-number.rules.ts'

const online = 1

/**
 * By its type; a page of layout `a` by its number as well, where no other has that for a type
 * (specification §2). Layout `b` has no numbers: a key account's page is known to who was told.
 */
export async function findPage(db: Kysely<Tables>, scope: Scope, version: 'a' | 'b', type: string) {
  const pages = db
    .selectFrom('cms_page')
    .where('partner_id', '=', scope.partnerId)
    .where('store_id', '=', scope.storeId)
    .where('version', '=', version)
    .where('status', '=', online)
    .select(['type', 'title', 'title_en', 'description', 'share', 'blocks', 'blocks_en'])
  const byType = await pages.where('type', '=', type).executeTakeFirst()
  const number = version === 'a' ? pageNumber(type) : undefined
  if (byType || number === undefined) return byType
  return pages.where('id', '=', number).executeTakeFirst()
}

/** All that are online in a store. */
export async function listPages(db: Kysely<Tables>, { partnerId, storeId }: Scope) {
  return db
    .selectFrom('cms_page')
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('status', '=', online)
    .select(['version', 'type', 'updated_at'])
    .orderBy('id')
    .execute()
}

/**
 * Whether the home page of a store is online and somebody's own: staff published it, or it shows
 * more than all goods, with which a shop begins.
 */
export async function hasOwnHome(
  db: Kysely<Tables>,
  { partnerId, storeId }: Scope,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from cms_page p
    where p.partner_id = ${partnerId} and p.store_id = ${storeId} and p.type = 'home' and p.status = ${online}
      and (jsonb_array_length(p.blocks) > 1 or exists (
        select 1 from cms_version v
        where v.partner_id = p.partner_id and v.store_id = p.store_id and v.page_id = p.id
          and v.staff_id is not null))
    limit 1`.execute(db)
  return rows.length > 0
}
