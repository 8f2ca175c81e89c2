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
      and m.status <> ${lit(memberStatus.cancelled)} and m.phone = any(${[...phones]}::text[])`.execute(
    db,
  )
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
  const rows = orders.map(({ memberId, number, at, amount, goods, orderState }) => ({
    member_id: memberId,
    number,
    at: new Date(at).toISOString(),
    amount,
    goods,
    state: orderState,
  }))
  const { rows: made } = await sql`
    insert into old_order (partner_id, store_id, member_id, number, ordered_at, amount, goods, state)
    select ${partnerId}::int, ${storeId}::int, r.member_id, r.number, r.at, r.amount, r.goods, r.state
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(member_id bigint, number text,
      at timestamptz, amount bigint, goods text, state text)
    order by r.number
    on conflict (partner_id, store_id, number) do nothing returning id`.execute(trx)
  return made.length
}

const maxShown = 100

export async function oldOrdersOf(db: Db, scope: Scope, memberId: number): Promise<OldOrder[]> {
  const { rows } = await sql<OldOrder>`
    select o.number, ${ms('o.ordered_at')} as at, o.amount, o.goods, o.state from old_order o
    where ${ofStore('o', scope)} and o.member_id = ${memberId}
    order by o.ordered_at desc, o.id desc limit ${maxShown}`.execute(db)
  return rows
}
