import type { PictureRef } from '@mallard/contract/fields'
import type { AppMarks } from '@mallard/contract/host-signals'
import type { HouseBrand } from '@mallard/contract/people/setting/house-brands.calls'
import type { PartnerLook } from '@mallard/contract/shop/store/store.calls'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { BrandCard } from './store.tables.ts'
import { lockStores } from './store-setup.repo.ts'

/** A brand as it is kept. */
export interface KeptBrand {
  readonly name: string
  readonly nameEn: string
  /** Its shop is there in English as well as in Chinese. */
  readonly hasEnglish: boolean
  /** The text of an SVG. */
  readonly logo: string
  /** Stands in place of it. */
  readonly logoPicture: PictureRef | null
  readonly sharePicture: PictureRef | null
  readonly shareTitle: string
  readonly shareTitleEn: string
  readonly shareText: string
  readonly shareTextEn: string
  /** `#rrggbb` */
  readonly themeColor: string
  readonly themeColorDark: string
  readonly look: PartnerLook
  /** By which its own apps are recognised, where that differs from the usual ones. */
  readonly appMarks: Partial<AppMarks>
}

/** The brand of a partner, with its version. */
export async function findBrand(
  db: Db,
  partnerId: number,
): Promise<(KeptBrand & { readonly version: number }) | undefined> {
  const row = await db
    .selectFrom('partner')
    .where('id', '=', partnerId)
    .select([
      'name',
      'name_en',
      'has_english',
      'logo',
      'logo_picture',
      'share_card',
      'theme_color',
      'theme_color_dark',
      'look',
      'app_marks',
      'version',
    ])
    .executeTakeFirst()
  return (
    row && {
      name: row.name,
      nameEn: row.name_en,
      hasEnglish: row.has_english,
      logo: row.logo,
      logoPicture: row.logo_picture,
      sharePicture: row.share_card.picture ?? null,
      shareTitle: row.share_card.title ?? '',
      shareTitleEn: row.share_card.titleEn ?? '',
      shareText: row.share_card.text ?? '',
      shareTextEn: row.share_card.textEn ?? '',
      themeColor: row.theme_color,
      themeColorDark: row.theme_color_dark,
      look: row.look,
      appMarks: row.app_marks,
      version: row.version,
    }
  )
}

const cardOf = (brand: KeptBrand): BrandCard => ({
  picture: brand.sharePicture,
  title: brand.shareTitle,
  titleEn: brand.shareTitleEn,
  text: brand.shareText,
  textEn: brand.shareTextEn,
})

/** Every brand of the installation, with the numbers of its stores. */
export async function listBrands(db: Db): Promise<HouseBrand[]> {
  const rows = await db
    .selectFrom('partner')
    .leftJoin('store', 'store.partner_id', 'partner.id')
    .select((read) => [
      'partner.id',
      'partner.name',
      'partner.name_en',
      read.fn.agg<(number | null)[]>('array_agg', ['store.id']).orderBy('store.id').as('store_ids'),
    ])
    .groupBy('partner.id')
    .orderBy('partner.id')
    .execute()
  return rows.map(({ id, name, name_en: nameEn, store_ids: storeIds }) => ({
    partnerId: id,
    name,
    nameEn,
    storeIds: storeIds.filter((storeId) => storeId !== null),
  }))
}

/**
 * The number of the next brand. Whoever begins one holds the row of the house until it is there, so
 * that no two take the same.
 */
export async function takePartnerId(trx: Db): Promise<number> {
  const house = await trx
    .selectFrom('partner')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await lockStores(trx, house.id)
  const { last } = await trx
    .selectFrom('partner')
    .select((read) => read.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last + 1
}

/** Changes a brand; it has the next version. Its stores are locked. */
export async function updateBrand(trx: Db, partnerId: number, brand: KeptBrand): Promise<void> {
  await trx
    .updateTable('partner')
    .set((read) => ({
      name: brand.name,
      name_en: brand.nameEn,
      has_english: brand.hasEnglish,
      logo: brand.logo,
      logo_picture: brand.logoPicture && JSON.stringify(brand.logoPicture),
      share_card: JSON.stringify(cardOf(brand)),
      theme_color: brand.themeColor,
      theme_color_dark: brand.themeColorDark,
      look: JSON.stringify(brand.look),
      app_marks: JSON.stringify(brand.appMarks),
      version: read('version', '+', 1),
    }))
    .where('id', '=', partnerId)
    .execute()
}

/** From now on a brand shows one picture where it showed another; it has the next version. */
export async function replaceBrandPicture(
  trx: Db,
  partnerId: number,
  from: string,
  to: PictureRef,
): Promise<void> {
  const file = JSON.stringify(to)
  await sql`
    update partner set
      logo_picture = case when logo_picture ->> 'url' = ${from} then ${file}::jsonb else logo_picture end,
      share_card = case
        when share_card -> 'picture' ->> 'url' = ${from} then share_card
          || jsonb_build_object('picture', ${file}::jsonb)
        else share_card end,
      version = version + 1
    where id = ${partnerId}`.execute(trx)
}
