import type { PictureFault } from '@mallard/contract/catalog/goods-import/import-after.codes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

interface Place {
  readonly id: number
  readonly partnerId: number
}

/** Result of fetching a picture from an address; neither field before the first fetch. */
interface KnownPicture {
  readonly address: string
  /** The picture of the library that it became, of this import or of one before. */
  readonly url: string | null
  readonly fault: PictureFault | null
}

/** What addresses became that imports of the partner fetched, the last time. */
export async function knownPictures(
  db: Db,
  { id, partnerId }: Place,
  addresses: readonly string[],
): Promise<KnownPicture[]> {
  if (addresses.length === 0) return []
  const { rows } = await sql<KnownPicture>`
    select a.address, known.url, own.fault
    from unnest(${addresses}::text[]) a(address)
    left join goods_import_picture own on own.import_id = ${id} and own.address = a.address
    left join lateral (
      select p.url from goods_import_picture p
      where p.partner_id = ${partnerId} and p.address = a.address and p.url is not null
      order by p.import_id desc limit 1) known on true`.execute(db)
  return rows
}

/** A picture that rows name by address, with what it is in the library already. */
export type WantedPicture = Pick<KnownPicture, 'address' | 'url'>

/** Notes what an import is to fetch, `most` of it at the most; what is known is not fetched. */
export async function noteWanted(
  trx: Db,
  { id, partnerId }: Place,
  wanted: readonly WantedPicture[],
  most: number,
): Promise<void> {
  if (wanted.length === 0) return
  await sql`
    insert into goods_import_picture (import_id, partner_id, address, url)
    select ${id}::bigint, ${partnerId}::int, w.address, w.url
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(address text, url text)
    limit greatest(0, ${most}::int - (select count(*)::int from goods_import_picture p
      where p.import_id = ${id}))
    on conflict do nothing`.execute(trx)
}

const isWaiting = sql`p.url is null and p.fault is null`

/** Takes some pictures in hand that wait; no other process has them until then. */
export async function takePictures(
  db: Db,
  importId: number,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    update goods_import_picture t set taken_until = ${until}
    from (select p.import_id, p.address from goods_import_picture p
      where p.import_id = ${importId} and ${isWaiting}
        and (p.taken_until is null or p.taken_until <= ${now})
      order by p.address limit ${most} for update skip locked) w
    where t.import_id = w.import_id and t.address = w.address
    returning t.address`.execute(db)
  return rows.map(({ address }) => address)
}

/** Writes what became of a picture that was taken in hand; what is written first stays. */
export async function settlePicture(
  trx: Db,
  importId: number,
  address: string,
  became: { readonly url: string } | { readonly fault: PictureFault },
): Promise<void> {
  const { url, fault } = { url: null, fault: null, ...became }
  await sql`
    update goods_import_picture p set url = ${url}, fault = ${fault}, taken_until = null
    where p.import_id = ${importId} and p.address = ${address} and ${isWaiting}`.execute(trx)
}

/** What could not be had is awaited once more; how many these are. */
export async function awaitFailed(trx: Db, importId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update goods_import_picture set fault = null, taken_until = null
    where import_id = ${importId} and fault is not null`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

interface PictureCounts {
  readonly all: number
  readonly waiting: number
  readonly failed: number
}

export async function countPictures(db: Db, importId: number): Promise<PictureCounts> {
  const { rows } = await sql<PictureCounts>`
    select count(*)::int as all, count(*) filter (where ${isWaiting})::int as waiting,
      count(*) filter (where p.fault is not null)::int as failed
    from goods_import_picture p where p.import_id = ${importId}`.execute(db)
  return rows[0]!
}
