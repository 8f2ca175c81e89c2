import { ownAgreements } from '@mallard/contract/people/setting/legal.codes'
import type { StoreLegal } from '@mallard/contract/people/setting/store-admin.calls'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './store.tables.ts'

const noLegal: StoreLegal = {
  company: '',
  creditCode: '',
  licence: null,
  permits: [],
  icp: '',
  police: '',
  miniFiling: '',
  complaintPhone: '',
}

/** What is kept of a store, whole: what was never filled in is empty. */
export const legalOf = (kept: Partial<StoreLegal>): StoreLegal => ({ ...noLegal, ...kept })

/** Changes who is behind a store; it has the next version. The stores are locked. */
export async function updateLegal(trx: Db, scope: Scope, legal: StoreLegal): Promise<void> {
  await trx
    .updateTable('store')
    .set((read) => ({ legal: JSON.stringify(legal), version: read('version', '+', 1) }))
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', scope.storeId)
    .execute()
}

/** These stores show another picture of their licence from now on. */
export async function updateLicences(
  trx: Db,
  partnerId: number,
  storeIds: readonly number[],
  licence: PictureRef,
): Promise<void> {
  await sql`
    update store set legal = legal || jsonb_build_object('licence', ${JSON.stringify(licence)}::jsonb),
      version = version + 1
    where partner_id = ${partnerId} and id = any(${[...storeIds]}::integer[])`.execute(trx)
}

/** Codes of the texts in force that staff of the partner published themselves. */
export async function findOwnTexts(db: Db, partnerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('legal_agreement as a')
    .innerJoin('legal_agreement_version as v', (join) =>
      join
        .onRef('v.partner_id', '=', 'a.partner_id')
        .onRef('v.code', '=', 'a.code')
        .onRef('v.version', '=', 'a.version'),
    )
    .where('a.partner_id', '=', partnerId)
    .where('a.code', 'in', ownAgreements)
    .where('v.staff_id', 'is not', null)
    .select('a.code')
    .execute()
  return rows.map(({ code }) => code)
}
