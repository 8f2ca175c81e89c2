import { withReplaced, type Shown } from '#features/catalog/media/index.ts'
import type { PictureRef } from '@mallard/contract/fields'
import { sql } from 'kysely'
import { localised } from '#platform/locale.rules.ts'

/** Pictures of events out of the library. */
export const picturesOfEvents: Shown = {
  async titles(db, partnerId, ids, locale) {
    const { rows } = await sql<{ id: number; name: string; nameEn: string }>`
      select id, name, name_en as "nameEn" from invitation
      where partner_id = ${partnerId} and id = any(${[...ids]}::bigint[])`.execute(db)
    return new Map(rows.map(({ id, name, nameEn }) => [id, localised(locale, name, nameEn)]))
  },
  async replace(trx, partnerId, ids, change) {
    const { rows } = await sql<{ id: number; pic: PictureRef | null }>`
      select id, pic from invitation
      where partner_id = ${partnerId} and id = any(${[...ids]}::bigint[])
      order by id for no key update`.execute(trx)
    for (const { id, ...shown } of rows) {
      const { pic } = withReplaced(shown, change)
      await sql`
        update invitation set pic = ${JSON.stringify(pic)}::jsonb
        where partner_id = ${partnerId} and id = ${id}`.execute(trx)
    }
  },
}
