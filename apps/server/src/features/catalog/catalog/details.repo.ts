import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { detailTermsOf } from './details.rules.ts'

/** What a row `goods g` says below its names, in both languages, as arrays of texts. */
export const detailsOf = {
  values: sql`array(select v #>> '{}'
    from jsonb_path_query(jsonb_build_array(g.params, g.en -> 'params'), '$[*][*].value') v
    union all select v #>> '{}'
    from jsonb_path_query(jsonb_build_array(g.attrs, g.en -> 'attrs'), '$[*][*].values[*].value') v)`,
  codes: sql`array(select k.product_sn from sku k where k.partner_id = g.partner_id and k.goods_id = g.id
    order by k.sort, k.id) || g.code`,
}

/**
 * Makes what these goods are found by below their names again, from what they and their SKUs say
 * now; what changed shows once their listing is refreshed.
 */
export async function writeDetails(
  trx: Db,
  partnerId: number,
  goodsIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number; titles: string[]; values: string[]; codes: string[] }>`
    select g.id, array[g.title, g.title_en, g.sub_title, g.sub_title_en] as titles,
      ${detailsOf.values} as values, ${detailsOf.codes} as codes
    from goods g
    where g.partner_id = ${partnerId} and g.id = any(${goodsIds}::bigint[])
    order by g.id for no key update`.execute(trx)
  const made = rows.map(({ id, ...details }) => ({ id, terms: detailTermsOf(details) }))
  await sql`
    update goods g set detail_terms = r.terms
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as r(id bigint, terms text[])
    where g.partner_id = ${partnerId} and g.id = r.id and g.detail_terms is distinct from r.terms`.execute(
    trx,
  )
}

/** The next goods after an id, of all partners, with their partner. */
export async function goodsAfter(
  db: Db,
  after: number,
  count: number,
): Promise<{ id: number; partnerId: number }[]> {
  const { rows } = await sql<{ id: number; partnerId: number }>`
    select g.id, g.partner_id as "partnerId" from goods g
    where g.id > ${after}
    order by g.id limit ${count}`.execute(db)
  return rows
}
