import type { UseKind } from '@mallard/contract/catalog/media/media.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { holdPictures, type Shown, withReplaced } from '#features/catalog/media/index.ts'
import { localised } from '#platform/locale.rules.ts'
import type { Db } from '#platform/db/database.ts'
import './kitchen.tables.ts'

/** Addresses of all pictures in something that is stored as it is. */
export function pictureUrls(stored: unknown): string[] {
  if (typeof stored !== 'object' || stored === null) return []
  if ('url' in stored && typeof stored.url === 'string') return [stored.url]
  return Object.values(stored).flatMap(pictureUrls)
}

function picturesIn(stored: unknown): PictureRef[] {
  if (typeof stored !== 'object' || stored === null) return []
  if ('url' in stored && 'color' in stored) return [stored as PictureRef]
  return Object.values(stored).flatMap(picturesIn)
}

export interface Chosen {
  /** Undefined for one that is gone. */
  pic(url: string): PictureRef | undefined
  note(refId: number): Promise<void>
}

/** Pictures by their addresses: those of the library, and those that the thing had before. */
export async function choosePictures(
  trx: Db,
  partnerId: number,
  kind: UseKind,
  urls: readonly string[],
  before: unknown,
): Promise<Chosen> {
  const held = await holdPictures(trx, partnerId, urls)
  const had = new Map(picturesIn(before).map((picture) => [picture.url, picture]))
  return {
    pic: (url) => held.pictures.get(url) ?? had.get(url),
    note: (refId) => held.noteUses({ kind, refId }),
  }
}

/** What shows pictures of the library in one of the tables here, in columns of JSON. */
function shownIn(
  table: 'kitchen' | 'recipe' | 'product_guide',
  columns: readonly ('cover' | 'steps' | 'pic' | 'sections')[],
): Shown {
  return {
    async titles(db, partnerId, ids, locale) {
      const rows = await db
        .selectFrom(table)
        .where('partner_id', '=', partnerId)
        .where('id', 'in', ids)
        .select(['id', 'title'])
        .execute()
      return new Map(rows.map(({ id, title }) => [id, localised(locale, title.zh, title.en)]))
    },
    async replace(trx, partnerId, ids, change) {
      const rows = await trx
        .selectFrom(table)
        .where('partner_id', '=', partnerId)
        .where('id', 'in', ids)
        .select(['id', ...columns])
        .orderBy('id')
        .forUpdate()
        .execute()
      for (const row of rows as unknown as Record<string, unknown>[]) {
        const shown = withReplaced(
          Object.fromEntries(columns.map((column) => [column, row[column]])),
          change,
        )
        const set = Object.fromEntries(
          Object.entries(shown).map(([column, value]) => [column, JSON.stringify(value)]),
        )
        await trx
          .updateTable(table)
          .set(set)
          .where('partner_id', '=', partnerId)
          .where('id', '=', Number(row['id']))
          .execute()
      }
    },
  }
}

export const picturesOfKitchens = shownIn('kitchen', ['cover'])
export const picturesOfRecipes = shownIn('recipe', ['cover', 'steps'])
export const picturesOfGuides = shownIn('product_guide', ['pic', 'sections'])
