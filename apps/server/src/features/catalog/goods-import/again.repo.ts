import {
  pictureFaults,
  zipFileFaults,
} from '@mallard/contract/catalog/goods-import/import-after.codes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { KeptRow, SettledRow } from './goods-import.repo.ts'

/** What is to be done about a picture. */
const toDos = ['noPicture', ...pictureFaults, ...zipFileFaults]

export interface PicturelessRow extends KeptRow {
  readonly goodsId: number
}

/** Rows of the next groups that were written and have a picture to do. */
export async function nextPictureless(
  db: Db,
  importId: number,
  after: number,
  groups: number,
): Promise<PicturelessRow[]> {
  const { rows } = await sql<PicturelessRow>`
    select r.line, r.group_no as "group", r.twice_of as "twiceOf", r.cells, r.found,
      null as "seenOnHand", r.goods_id as "goodsId"
    from goods_import_row r
    where r.import_id = ${importId} and r.goods_id is not null and r.group_no in (
      select distinct p.group_no from goods_import_row p
      where p.import_id = ${importId} and p.group_no > ${after} and p.made <> 'wrong'
        and p.problem = any(${toDos}::text[])
      order by p.group_no limit ${groups})
    order by r.group_no, r.line`.execute(db)
  return rows
}

/** What is left to do about the pictures of rows; new goods that have one now may go on the shelf. */
export async function settleAgain(
  trx: Db,
  importId: number,
  settled: readonly Pick<SettledRow, 'line' | 'problem' | 'column' | 'what' | 'isToShelve'>[],
): Promise<void> {
  await sql`
    update goods_import_row r set problem = s.problem, problem_column = s.column,
      problem_what = s.what, is_to_shelve = r.is_to_shelve or (s."isToShelve" and r.made = 'new')
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as s(line int, problem text, "column" text, what text, "isToShelve" boolean)
    where r.import_id = ${importId} and r.line = s.line`.execute(trx)
  await sql`
    update goods_import set tally = jsonb_set(tally, '{toShelve}', (select to_jsonb(count(*))
      from goods_import_row r where r.import_id = ${importId} and r.is_to_shelve))
    where id = ${importId}`.execute(trx)
}
