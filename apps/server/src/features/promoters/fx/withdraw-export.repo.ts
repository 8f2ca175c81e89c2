import type { WithdrawStatus } from '@mallard/contract/promoters/fx/fx.codes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './fx.tables.ts'

export interface ExportedWithdrawal {
  readonly id: number
  readonly promoterId: number
  readonly nickname: string
  readonly realName: string
  readonly holder: string
  readonly bankName: string
  readonly cardTail: string
  /** fen; the fee is part of it */
  readonly amount: number
  readonly fee: number
  readonly status: WithdrawStatus
  readonly reason: string
  readonly serial: string
  readonly approvedBy: string
  readonly approvedAt: Date | null
  readonly paidBy: string
  readonly createdAt: Date
  readonly endedAt: Date | null
}

/** Withdrawals of a partner's promoters that were asked for in a period, in the order of their numbers. */
export async function withdrawalsAfter(
  db: Db,
  partnerId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
  after: number,
  max: number,
): Promise<ExportedWithdrawal[]> {
  const { rows } = await sql<ExportedWithdrawal>`
    select w.id, w.promoter_id as "promoterId", m.nickname, p.real_name as "realName", b.holder,
      b.bank_name as "bankName", b.card_tail as "cardTail", w.amount, w.fee, w.status, w.reason,
      coalesce(w.serial, '') as serial, w.approved_name as "approvedBy", w.approved_at as "approvedAt",
      w.paid_name as "paidBy", w.created_at as "createdAt", w.ended_at as "endedAt"
    from fx_withdraw w join fx_bank b on b.partner_id = w.partner_id and b.id = w.bank_id
    join fx_promoter p on p.partner_id = w.partner_id and p.id = w.promoter_id
    join member m on m.partner_id = p.partner_id and m.id = p.member_id
    where w.partner_id = ${partnerId} and w.id > ${after} and w.created_at >= ${from}
      and w.created_at < ${until}
    order by w.id limit ${max}`.execute(db)
  return rows
}
