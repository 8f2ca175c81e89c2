import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { LabelSender } from './parcel-label.tables.ts'

export interface AccountSetup {
  readonly name: string
  readonly carrier: string
  readonly partnerId: string
  /** Sealed, as the secret. */
  readonly partnerKey: string
  readonly partnerSecret: string
  readonly branch: string
  readonly template: string
  readonly sender: LabelSender
  readonly isOn: boolean
}

export interface AccountRow extends AccountSetup {
  readonly id: number
  readonly version: number
}

const columns = sql`a.id, a.name, a.carrier, a.customer as "partnerId", a.customer_key as "partnerKey",
  a.customer_secret as "partnerSecret", a.branch, a.template, a.sender, a.is_on as "isOn", a.version`

export async function listAccounts(db: Db, scope: Scope): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select ${columns} from label_account a where ${ofStore('a', scope)} order by a.id`.execute(db)
  return rows
}

/** One account of a store; locked where `isLocked`. */
export async function findAccount(
  db: Db,
  scope: Scope,
  id: number,
  isLocked = false,
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${columns} from label_account a where ${ofStore('a', scope)} and a.id = ${id}::bigint
    ${isLocked ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

const written = (setup: AccountSetup) => ({
  name: setup.name,
  carrier: setup.carrier,
  customer: setup.partnerId,
  customer_key: setup.partnerKey,
  customer_secret: setup.partnerSecret,
  branch: setup.branch,
  template: setup.template,
  sender: JSON.stringify(setup.sender),
  is_on: setup.isOn,
})

export async function insertAccount(
  trx: Db,
  { partnerId, storeId }: Scope,
  setup: AccountSetup,
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('label_account')
    .values({ partner_id: partnerId, store_id: storeId, created_at: at, ...written(setup) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateAccount(trx: Db, id: number, setup: AccountSetup): Promise<void> {
  await trx
    .updateTable('label_account')
    .set({ ...written(setup), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** How many accounts a store has, held until the transaction ends: two that add one wait. */
export async function lockAccounts(trx: Db, { partnerId, storeId }: Scope): Promise<number> {
  const key = `label accounts ${partnerId}-${storeId}`
  await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(trx)
  return (await listAccounts(trx, { partnerId, storeId })).length
}
