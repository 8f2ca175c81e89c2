import type { PictureRef } from '@mallard/contract/fields'
import type { PartnerLook } from '@mallard/contract/shop/store/store.calls'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './store.tables.ts'

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
  /** `#rrggbb` */
  readonly themeColor: string
  readonly themeColorDark: string
  readonly look: PartnerLook
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
      'theme_color',
      'theme_color_dark',
      'look',
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
      themeColor: row.theme_color,
      themeColorDark: row.theme_color_dark,
      look: row.look,
      version: row.version,
    }
  )
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
      theme_color: brand.themeColor,
      theme_color_dark: brand.themeColorDark,
      look: JSON.stringify(brand.look),
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
  await trx
    .updateTable('partner')
    .set({ logo_picture: JSON.stringify(to), version: sql`version + 1` })
    .where('id', '=', partnerId)
    .where(sql`logo_picture ->> 'url'`, '=', from)
    .execute()
}
