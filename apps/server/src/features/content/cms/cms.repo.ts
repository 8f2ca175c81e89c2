import type { Scope } from '@mallard/kernel'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import './cms.tables.ts'

const online = 1

export async function findPage(db: Kysely<Tables>, scope: Scope, version: 'a' | 'b', type: string) {
  return db
    .selectFrom('cms_page')
    .where('partner_id', '=', scope.partnerId)
    .where('store_id', '=', scope.storeId)
    .where('version', '=', version)
    .where('type', '=', type)
    .where('status', '=', online)
    .select(['type', 'title', 'title_en', 'description', 'share', 'blocks', 'blocks_en'])
    .executeTakeFirst()
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
