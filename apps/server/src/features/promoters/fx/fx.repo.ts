import {
  paysNothing,
  promoterStatus,
  type PromoterStatus,
} from '@mallard/contract/promoters/fx/fx.codes'
import type { Balances } from '@mallard/contract/promoters/fx/fx.fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import './fx.tables.ts'

export interface Setting {
  readonly isOpen: boolean
  readonly rateBp: number
  /** Fen that a withdrawal is at least, and basis points that it costs. */
  readonly minAmount: number
  readonly feeBp: number
  /** Ways to buy whose orders pay nothing. */
  readonly offKinds: number[]
  /** Whether employees who promote earn, and whether what employees buy pays anybody. */
  readonly employeesEarn: boolean
  readonly employeesPay: boolean
  readonly version: number
}

/** What holds until the partner sets something: nobody can apply, nothing is earned. */
const notSet: Setting = {
  isOpen: false,
  rateBp: 0,
  minAmount: 1000,
  feeBp: 0,
  offKinds: [...paysNothing],
  employeesEarn: true,
  employeesPay: true,
  version: 0,
}

export async function readSetting(db: Db, partnerId: number): Promise<Setting> {
  const { rows } = await sql<Setting>`
    select is_open as "isOpen", rate_bp as "rateBp", min_amount as "minAmount", fee_bp as "feeBp",
      off_kinds as "offKinds", employees_earn as "employeesEarn", employees_pay as "employeesPay", version
        from fx_setting
        where partner_id = ${partnerId}`.execute(db)
  return rows[0] ?? notSet
}

/** False: somebody else changed it meanwhile. */
export async function writeSetting(trx: Db, partnerId: number, setting: Setting): Promise<boolean> {
  const { isOpen, rateBp, minAmount, feeBp, offKinds, employeesEarn, employeesPay, version } =
    setting
  const { rows } = await sql`
    insert into fx_setting (partner_id, is_open, rate_bp, min_amount, fee_bp, off_kinds, employees_earn,
      employees_pay)
    select ${partnerId}::int, ${isOpen}::boolean, ${rateBp}::int, ${minAmount}::bigint, ${feeBp}::int,
      ${offKinds}::smallint[],
      ${employeesEarn}::boolean, ${employeesPay}::boolean where ${version}::int = 0
      or exists (select from fx_setting where partner_id = ${partnerId} and version = ${version})
    on conflict (partner_id)
    do update set is_open = excluded.is_open, rate_bp = excluded.rate_bp, min_amount = excluded.min_amount,
    fee_bp = excluded.fee_bp, off_kinds = excluded.off_kinds, employees_earn = excluded.employees_earn,
    employees_pay = excluded.employees_pay, version = fx_setting.version + 1
      where fx_setting.version = ${version}
    returning version`.execute(trx)
  return rows.length > 0
}

export interface PromoterRow extends Balances {
  readonly id: number
  readonly partnerId: number
  readonly memberId: number
  readonly sponsorId: string
  readonly nickname: string
  readonly status: PromoterStatus
  readonly note: string
  readonly appliedAt: number
  readonly decidedAt: number | null
}

/** A promoter by their number or by who they are. */
export async function findPromoter(
  db: Db,
  partnerId: number,
  by: { readonly id: number } | { readonly memberId: number },
): Promise<PromoterRow | undefined> {
  const who = 'id' in by ? sql`p.id = ${by.id}` : sql`p.member_id = ${by.memberId}`
  const { rows } = await sql<PromoterRow>`
    select p.id, p.partner_id as "partnerId", p.member_id as "memberId", m.uuid as "sponsorId", m.nickname,
      p.status, p.note,
      ${ms('p.applied_at')} as "appliedAt", ${ms('p.decided_at')} as "decidedAt", p.frozen, p.available,
      p.withdrawing, p.withdrawn
    from fx_promoter p join member m on m.partner_id = p.partner_id and m.id = p.member_id
    where p.partner_id = ${partnerId} and ${who}`.execute(db)
  return rows[0]
}

/**
 * Whether promoting is anything to a member: applications are taken, or they have applied and were
 * not turned down. One who was stopped still has what is theirs.
 */
export async function canPromote(
  db: Db,
  { partnerId, memberId }: { readonly partnerId: number; readonly memberId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from fx_setting s where s.partner_id = ${partnerId} and s.is_open
    union all
    select from fx_promoter p where p.partner_id = ${partnerId} and p.member_id = ${memberId}
      and p.status <> ${lit(promoterStatus.rejected)}
    limit 1`.execute(db)
  return rows.length > 0
}

export interface Application extends Scope {
  readonly memberId: number
  readonly realName: string
  readonly phone: string
  readonly idTail: string
  readonly at: Date
}

/** Notes an application, also again of one who was turned down; false: there is one, or it was approved. */
export async function apply(trx: Db, application: Application, again: Date): Promise<boolean> {
  const { partnerId, storeId, memberId, realName, phone, idTail, at } = application
  const { rows } = await sql`
    insert into fx_promoter (partner_id, store_id, member_id, status, real_name, phone, id_tail, applied_at)
    values (${partnerId}, ${storeId}, ${memberId}, ${lit(promoterStatus.applying)}, ${realName}, ${phone},
      ${idTail}, ${at})
    on conflict (partner_id, member_id) do update
      set status = ${lit(promoterStatus.applying)}, real_name = excluded.real_name, phone = excluded.phone,
        id_tail = excluded.id_tail, note = '', applied_at = excluded.applied_at, decided_at = null
      where fx_promoter.status = ${lit(promoterStatus.rejected)} and fx_promoter.decided_at <= ${again}
    returning id`.execute(trx)
  return rows.length > 0
}

/** From one status to another, once; whose it is. Undefined: it was not there. */
export async function moveStatus(
  trx: Db,
  { id, from, to, note, at }: StatusMove,
): Promise<{ partnerId: number; memberId: number } | undefined> {
  const { rows } = await sql<{ partnerId: number; memberId: number }>`
    update fx_promoter set status = ${to}, note = ${note}, decided_at = ${at}
    where id = ${id} and status = ${from}
    returning partner_id as "partnerId", member_id as "memberId"`.execute(trx)
  return rows[0]
}

export interface StatusMove {
  readonly id: number
  readonly from: number
  readonly to: number
  readonly note: string
  readonly at: Date
}

/** Whether an order came through this member, who is a promoter still. */
export async function isOrderOf(db: Db, orderId: number, memberId: number): Promise<boolean> {
  const { rows } = await sql`
    select from fx_order f join fx_promoter p on p.id = f.promoter_id
    where f.order_id = ${orderId} and p.member_id = ${memberId}
      and p.status = ${promoterStatus.active}`.execute(db)
  return rows.length > 0
}
