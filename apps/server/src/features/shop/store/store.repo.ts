import type { Scope } from '@mallard/kernel'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import './store.tables.ts'
import { timeColumns } from './store-times.repo.ts'

export async function findStore(db: Kysely<Tables>, scope: Scope) {
  return db
    .selectFrom('store')
    .innerJoin('partner', 'partner.id', 'store.partner_id')
    .where('store.partner_id', '=', scope.partnerId)
    .where('store.id', '=', scope.storeId)
    .select([
      'store.name',
      'store.address',
      'store.phone',
      'store.hours',
      'store.hot_words',
      'store.en',
      'store.return_name',
      'store.return_phone',
      'store.return_address',
      'store.status as store_status',
      'store.legal',
      'store.promises',
      ...timeColumns,
      'partner.name as partner_name',
      'partner.name_en as partner_name_en',
      'partner.logo',
      'partner.logo_picture',
      'partner.share_card',
      'partner.theme_color',
      'partner.theme_color_dark',
      'partner.look',
      'partner.has_english',
      'partner.app_marks',
      'partner.status as partner_status',
    ])
    .executeTakeFirst()
}

export type StoreRow = NonNullable<Awaited<ReturnType<typeof findStore>>>

export async function listStores(db: Kysely<Tables>) {
  return db
    .selectFrom('store')
    .innerJoin('partner', 'partner.id', 'store.partner_id')
    .where('store.status', '=', 1)
    .where('partner.status', '=', 1)
    .select([
      'store.partner_id',
      'store.id',
      'store.name',
      'store.en',
      'partner.name as partner_name',
      'partner.name_en as partner_name_en',
      'partner.has_english',
    ])
    .orderBy('store.partner_id')
    .orderBy('store.id')
    .execute()
}

/** Every store of a partner, open or closed. */
export async function listStoresOf(db: Kysely<Tables>, partnerId: number) {
  return db
    .selectFrom('store')
    .innerJoin('partner', 'partner.id', 'store.partner_id')
    .where('store.partner_id', '=', partnerId)
    .where('partner.status', '=', 1)
    .select([
      'store.partner_id',
      'store.id',
      'store.name',
      'store.en',
      'partner.name as partner_name',
      'partner.name_en as partner_name_en',
    ])
    .orderBy('store.id')
    .execute()
}

/** Fen from which most of the partner's goods travel free on the mainland, or null. */
export async function findFreeFreightOver(
  db: Kysely<Tables>,
  partnerId: number,
): Promise<number | null> {
  const template = await db
    .selectFrom('freight_template')
    .where('partner_id', '=', partnerId)
    .select('areas')
    .orderBy('id')
    .executeTakeFirst()
  return (
    template?.areas.find((area) => !area.deny && area.freeOverAmount !== null)?.freeOverAmount ??
    null
  )
}

/**
 * Whether this partner runs the house: the first one does. What belongs to nobody, and the machine
 * room, are its business (decision 37).
 */
export async function isHousePartner(db: Kysely<Tables>, partnerId: number): Promise<boolean> {
  const first = await db
    .selectFrom('partner')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.id === partnerId
}

/** Every brand of the house. */
export async function listPartnerIds(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db.selectFrom('partner').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
