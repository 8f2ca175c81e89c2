import type { Db } from '#platform/db/database.ts'
import { asItCame } from './as-it-came.rules.ts'
import type { FreightArea } from './store.tables.ts'
import './store.tables.ts'

export interface FreightTemplateRow {
  readonly id: number
  readonly name: string
  /** 1 by weight, 2 by piece. */
  readonly mode: number
  readonly areas: FreightArea[]
  readonly cutOffHour: number
  readonly version: number
}

export type FreightWords = Pick<FreightTemplateRow, 'name' | 'mode' | 'areas' | 'cutOffHour'>

/** Of one that nobody has changed. */
const firstVersion = 1
const { freight: came } = asItCame

const columns = ['id', 'name', 'mode', 'areas', 'version', 'cut_off_hour as cutOffHour'] as const

export async function findFreightTemplates(
  db: Db,
  partnerId: number,
): Promise<FreightTemplateRow[]> {
  return db
    .selectFrom('freight_template')
    .where('partner_id', '=', partnerId)
    .select(columns)
    .orderBy('id')
    .execute()
}

/** Whether a partner has freight that is not as it came. */
export async function hasOwnFreight(db: Db, partnerId: number): Promise<boolean> {
  const own = await db
    .selectFrom('freight_template')
    .where('partner_id', '=', partnerId)
    .where((is) =>
      is.or([
        is('version', '>', firstVersion),
        is('code', '<>', came.code),
        is('name', '<>', came.name.zh),
      ]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return own !== undefined
}

/** As it is now, kept so until the transaction ends. */
export async function lockFreightTemplate(
  trx: Db,
  partnerId: number,
  id: number,
): Promise<FreightTemplateRow | undefined> {
  return trx
    .selectFrom('freight_template')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertFreightTemplate(
  trx: Db,
  partnerId: number,
  code: string,
  { name, mode, areas, cutOffHour }: FreightWords,
): Promise<number> {
  const { id } = await trx
    .insertInto('freight_template')
    .values({
      partner_id: partnerId,
      code,
      name,
      mode,
      areas: JSON.stringify(areas),
      cut_off_hour: cutOffHour,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateFreightTemplate(
  trx: Db,
  partnerId: number,
  id: number,
  version: number,
  { name, mode, areas, cutOffHour }: FreightWords,
): Promise<void> {
  await trx
    .updateTable('freight_template')
    .set({
      name,
      mode,
      areas: JSON.stringify(areas),
      cut_off_hour: cutOffHour,
      version: version + 1,
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** Violates a foreign key while goods have it. */
export async function deleteFreightTemplate(trx: Db, partnerId: number, id: number): Promise<void> {
  await trx
    .deleteFrom('freight_template')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}
