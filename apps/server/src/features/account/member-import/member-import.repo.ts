import type { OldOrder } from '@mallard/contract/account/member-import/member-import-admin.calls'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { memberStatus } from '#features/people/identity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { PlannedOrder } from './plan.rules.ts'
import './member-import.tables.ts'

/** Of these phones those that members of the partner have. */
export async function membersOfPhones(
  db: Db,
  { partnerId }: Pick<Scope, 'partnerId'>,
  phones: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; phone: string }>`
    select m.id, m.phone from member m where m.partner_id = ${partnerId}
      and m.status <> ${lit(memberStatus.cancelled)} and m.phone = any(${[...phones]}::text[])`.execute(db)
  return new Map(rows.map(({ id, phone }) => [phone, id]))
}

/** Of these numbers those that the store keeps already. */
export async function keptNumbers(
  db: Db,
  scope: Scope,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ number: string }>`
    select o.number from old_order o where ${ofStore('o', scope)}
      and o.number = any(${[...numbers]}::text[])`.execute(db)
  return new Set(rows.map(({ number }) => number))
}

/** How many were not there yet. */
export async function keepOrders(
  trx: Db,
  { partnerId, storeId }: Scope,
  orders: readonly (PlannedOrder & { readonly memberId: number })[],
): Promise<number> {
  if (orders.length === 0) return 0
  const made = await trx
    .insertInto('old_order')
    .values(
      orders.map(({ memberId, number, at, amount, goods, orderState }) => ({
        partner_id: partnerId,
        store_id: storeId,
        member_id: memberId,
        number,
        ordered_at: new Date(at),
        amount,
        goods,
        state: orderState,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return made.length
}

const mostShown = 100

export async function oldOrdersOf(db: Db, scope: Scope, memberId: number): Promise<OldOrder[]> {
  const { rows } = await sql<OldOrder>`
    select o.number, ${ms('o.ordered_at')} as at, o.amount, o.goods, o.state from old_order o
    where ${ofStore('o', scope)} and o.member_id = ${memberId}
    order by o.ordered_at desc, o.id desc limit ${mostShown}`.execute(db)
  return rows
}
