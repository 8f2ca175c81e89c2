import { withdrawStatus, type WithdrawStatus } from '@mallard/contract/promoters/fx/fx.codes'
import type { FxBank } from '@mallard/contract/promoters/fx/fx.fields'
import { sql, type RawBuilder } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { Page } from './earnings.repo.ts'
import { ms } from '#platform/db/ms.ts'
import './fx.tables.ts'

export async function listBanks(db: Db, promoterId: number): Promise<FxBank[]> {
  const { rows } = await sql<FxBank>`
    select id, bank_name as "bankName", card_tail as "cardTail", is_default as "isDefault" from fx_bank
    where promoter_id = ${promoterId} order by is_default desc, id desc`.execute(db)
  return rows
}

export interface NewCard {
  readonly partnerId: number
  readonly promoterId: number
  readonly holder: string
  readonly sealed: string
  readonly hash: string
  readonly tail: string
  readonly bankName: string
  readonly at: Date
}

/** Whether the promoter has this card, with these names. */
export async function hasCard(
  db: Db,
  { promoterId, holder, bankName, hash }: NewCard,
): Promise<boolean> {
  const { rows } = await sql`
    select from fx_bank
    where promoter_id = ${promoterId} and card_hash = ${hash} and holder = ${holder}
      and bank_name = ${bankName}`.execute(db)
  return rows.length > 0
}

/** Adds a card, or takes its new names; the first one is the default. Under the row of the promoter. */
export async function writeCard(trx: Db, card: NewCard): Promise<void> {
  const { partnerId, promoterId, holder, sealed, hash, tail, bankName, at } = card
  await sql`
    insert into fx_bank (partner_id, promoter_id, member_id, holder, card_sealed, card_hash, card_tail,
      bank_name, is_default, created_at)
    select p.partner_id, p.id, p.member_id, ${holder}, ${sealed}, ${hash}, ${tail}, ${bankName},
      not exists (select from fx_bank where promoter_id = p.id and is_default), ${at}::timestamptz
    from fx_promoter p where p.partner_id = ${partnerId} and p.id = ${promoterId}
    on conflict (promoter_id, card_hash)
    do update set holder = excluded.holder, bank_name = excluded.bank_name`.execute(trx)
}

/** False: the promoter has no such card. Under the row of the promoter. */
export async function chooseCard(trx: Db, promoterId: number, id: number): Promise<boolean> {
  const { rows } =
    await sql`select from fx_bank where promoter_id = ${promoterId} and id = ${id}`.execute(trx)
  if (rows.length === 0) return false
  await sql`
    update fx_bank set is_default = false
    where promoter_id = ${promoterId} and is_default and id <> ${id}`.execute(trx)
  await sql`update fx_bank set is_default = true where promoter_id = ${promoterId} and id = ${id}`.execute(
    trx,
  )
  return true
}

/** The promoter, for whom nobody else moves money until the transaction ends. */
export async function lockPromoter(
  trx: Db,
  id: number,
): Promise<{ readonly available: number; readonly status: number } | undefined> {
  const { rows } = await sql<{
    available: number
    status: number
  }>`select available, status from fx_promoter where id = ${id} for update`.execute(trx)
  return rows[0]
}

export interface WithdrawRow {
  readonly id: number
  readonly promoterId: number
  readonly memberId: number
  readonly nickname: string
  readonly realName: string
  readonly holder: string
  readonly bankName: string
  readonly cardTail: string
  readonly amount: number
  readonly fee: number
  readonly status: WithdrawStatus
  readonly reason: string
  readonly serial: string
  readonly approvedId: number | null
  readonly approvedBy: string
  readonly approvedAt: number | null
  readonly paidBy: string
  readonly createTime: number
  readonly endedAt: number | null
}

const read = sql`
  select w.id, w.promoter_id as "promoterId", p.member_id as "memberId", m.nickname,
    p.real_name as "realName", b.holder, b.bank_name as "bankName", b.card_tail as "cardTail", w.amount,
    w.fee, w.status, w.reason, coalesce(w.serial, '') as serial, w.approved_by as "approvedId",
    w.approved_name as "approvedBy", ${ms('w.approved_at')} as "approvedAt", w.paid_name as "paidBy",
    ${ms('w.created_at')} as "createTime",
    ${ms('w.ended_at')} as "endedAt"
  from fx_withdraw w join fx_bank b on b.partner_id = w.partner_id and b.id = w.bank_id
  join fx_promoter p on p.partner_id = w.partner_id and p.id = w.promoter_id
  join member m on m.partner_id = p.partner_id and m.id = p.member_id`

async function rowsOf(
  db: Db,
  which: RawBuilder<unknown>,
  { offset, limit }: Page,
): Promise<{ rows: WithdrawRow[]; total: number }> {
  const [{ rows }, total] = await Promise.all([
    sql<WithdrawRow>`${read} where ${which} order by w.id desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
    totalOf(db, sql`fx_withdraw w where ${which}`),
  ])
  return { rows, total }
}

export const listOwn = (db: Db, promoterId: number, page: Page) =>
  rowsOf(db, sql`w.promoter_id = ${promoterId}`, page)

export async function listAll(
  db: Db,
  partnerId: number,
  status: number | undefined,
  page: Page,
): Promise<{ rows: WithdrawRow[]; total: number; waiting: number; toPay: number }> {
  const which = sql`w.partner_id
    = ${partnerId} ${status === undefined ? sql`` : sql`and w.status = ${status}`}`
  const [found, counted] = await Promise.all([
    rowsOf(db, which, page),
    sql<{ waiting: number; toPay: number }>`
      select (count(*) filter (where status = ${lit(withdrawStatus.reviewing)}))::int as waiting,
        (count(*) filter (where status = ${lit(withdrawStatus.approved)}))::int as "toPay"
      from fx_withdraw where partner_id = ${partnerId}
        and status in (${lit(withdrawStatus.reviewing, withdrawStatus.approved)})`.execute(db),
  ])
  return { ...found, waiting: 0, toPay: 0, ...counted.rows[0] }
}

/** One of the partner, which nobody else moves until the transaction ends. */
export async function lockWithdrawal(
  trx: Db,
  partnerId: number,
  id: number,
): Promise<WithdrawRow | undefined> {
  const { rows } = await sql<WithdrawRow>`${read}
      where w.partner_id = ${partnerId} and w.id = ${id} for update of w`.execute(trx)
  return rows[0]
}

export async function findWithdrawal(
  db: Db,
  by: { readonly id: number } | { readonly promoterId: number; readonly requestId: string },
): Promise<WithdrawRow | undefined> {
  const which =
    'id' in by
      ? sql`w.id = ${by.id}`
      : sql`w.promoter_id = ${by.promoterId} and w.request_id = ${by.requestId}`
  const { rows } = await sql<WithdrawRow>`${read} where ${which}`.execute(db)
  return rows[0]
}

/** What is under way, and how many were asked for since a moment. */
export async function usedOf(
  db: Db,
  promoterId: number,
  since: Date,
): Promise<{ open: number | null; today: number }> {
  const { rows } = await sql<{ open: number | null; today: number }>`
    select (select amount from fx_withdraw where promoter_id = ${promoterId}
      and status in (${lit(withdrawStatus.reviewing, withdrawStatus.approved)})) as open,
      (select count(*)::int from fx_withdraw where promoter_id = ${promoterId}
        and created_at >= ${since}) as today`.execute(db)
  return rows[0]!
}

export interface NewWithdrawal {
  readonly partnerId: number
  readonly promoterId: number
  readonly requestId: string
  readonly bankId: number
  readonly amount: number
  readonly fee: number
  readonly at: Date
}

/** Its number; undefined: the promoter has no such card. */
export async function insertWithdrawal(
  trx: Db,
  { partnerId, promoterId, requestId, bankId, amount, fee, at }: NewWithdrawal,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into fx_withdraw (partner_id, promoter_id, request_id, bank_id, amount, fee, created_at)
    select ${partnerId}, ${promoterId}, ${requestId}, b.id, ${amount}, ${fee}, ${at}
    from fx_bank b
    where b.promoter_id = ${promoterId} and b.id = ${bankId}
    returning id`.execute(trx)
  return rows[0]?.id
}

export interface Move {
  readonly status: WithdrawStatus
  readonly staff: { readonly id: number; readonly name: string }
  readonly at: Date
  readonly reason?: string
  readonly serial?: string
}

/** Writes where a locked withdrawal stands now, and whose word that was. */
export async function moveWithdrawal(
  trx: Db,
  id: number,
  { status, staff, at, reason = '', serial }: Move,
): Promise<void> {
  const isApproval = status === 10
  await (
    isApproval
      ? sql`
        update fx_withdraw set status = ${status}, approved_by = ${staff.id}, approved_name = ${staff.name},
          approved_at = ${at}
        where id = ${id}`
      : sql`
        update fx_withdraw set status = ${status}, paid_by = ${staff.id}, paid_name = ${staff.name},
          ended_at = ${at}, reason = ${reason}, serial = ${serial ?? null}
        where id = ${id}`
  ).execute(trx)
}

/** Notes that one person both approved and pays it, as the rule lets them. */
export async function noteAlone(
  trx: Db,
  partnerId: number,
  withdrawId: number,
  byCode: boolean,
): Promise<void> {
  await trx
    .insertInto('fx_withdraw_alone')
    .values({ partner_id: partnerId, withdraw_id: withdrawId, by_code: byCode })
    .execute()
}

/** Fen that one person has both approved and paid since a moment. */
export async function paidAlone(
  trx: Db,
  partnerId: number,
  staffId: number,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    select coalesce(sum(amount), 0)::bigint as moved from fx_withdraw
    where partner_id = ${partnerId} and status = ${lit(withdrawStatus.paid)} and approved_by = ${staffId}
      and paid_by = ${staffId} and ended_at > ${since}`.execute(trx)
  return rows[0]?.moved ?? 0
}

/** The sealed number of the card that a withdrawal goes to. */
export async function sealedCardOf(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{
    sealed: string
  }>`
    select b.card_sealed as sealed from fx_withdraw w
    join fx_bank b on b.id = w.bank_id
    where w.id = ${id}`.execute(db)
  return rows[0]?.sealed
}
