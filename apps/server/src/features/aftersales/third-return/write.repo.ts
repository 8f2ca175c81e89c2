import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { actorType, type Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterEvent, isOver, type ReturnEvent } from '#features/aftersales/returns/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { KeptSettlement, ThirdReturnRow } from './third-return.repo.ts'
import type { KeptLine } from './third-return.rules.ts'

/** Who moves it: 1 buyer, 2 staff, 3 system, 4 OMS. */
export interface Actor {
  readonly actorType: number
  readonly actorId?: number | undefined
}

/** Anyone who asks about an order waits here for anyone who asked before. */
export async function lockThirdOrder(trx: Db, orderId: number): Promise<void> {
  await sql`select 1 from third_order where id = ${orderId} for update`.execute(trx)
}

export interface NewThirdReturn {
  readonly scope: Scope
  readonly applyId: string
  readonly orderId: number
  readonly line: KeptLine
  readonly type: number
  readonly quantity: number
  readonly reasonCode: string
  readonly description: string
  readonly pics: readonly PictureRef[]
  /** fen */
  readonly applyAmount: number
  readonly deadlineAt: Date
  readonly at: Date
}

export async function insertThird(trx: Db, apply: NewThirdReturn): Promise<void> {
  const { scope, line, at } = apply
  await sql`
    with made as (
      insert into third_return (partner_id, store_id, apply_id, order_id, line, line_no, type, quantity,
        reason_code, description, pics, apply_amount, deadline_at, created_at)
      values (${scope.partnerId}, ${scope.storeId}, ${apply.applyId}, ${apply.orderId},
        ${JSON.stringify(line)}::jsonb, ${line.lineNo}, ${apply.type}, ${apply.quantity},
        ${apply.reasonCode}, ${apply.description}, ${JSON.stringify(apply.pics)}::jsonb, ${apply.applyAmount},
        ${apply.deadlineAt}, ${at})
      returning id, partner_id
    )
    insert into third_return_log (apply_id, partner_id, event, from_status, to_status, actor_type, at)
    select m.id, m.partner_id, 'apply', null, ${lit(returnStatus.requested, actorType.shopper)},
      ${at}::timestamptz from made m`.execute(trx)
}

export interface ThirdMove extends Actor {
  readonly event: ReturnEvent
  readonly reason?: string | undefined
  readonly at: Date
  readonly deadlineAt?: Date | undefined
  readonly answer?: string | undefined
  /** fen */
  readonly approvedAmount?: number | undefined
  readonly returnAddress?: ThirdReturnRow['returnAddress'] | undefined
  readonly companyCode?: string | undefined
  readonly deliverySn?: string | undefined
  readonly received?: number | undefined
  readonly settlement?: KeptSettlement | undefined
}

const json = (value: unknown) =>
  value === undefined || value === null ? null : JSON.stringify(value)

/**
 * Compare-and-set of the status with its log row, by the table that own returns run by; false when
 * somebody else was first.
 */
export async function moveThird(
  trx: Db,
  { id, status }: Pick<ThirdReturnRow, 'id' | 'status'>,
  move: ThirdMove,
): Promise<boolean> {
  const to = afterEvent(status, move.event)
  if (to === undefined) return false
  const { rows } = await sql`
    with moved as (
      update third_return r set status = ${to}::smallint,
        deadline_at = ${move.deadlineAt ?? null}::timestamptz,
        answer = coalesce(${move.answer ?? null}::text, answer),
        approved_amount = coalesce(${move.approvedAmount ?? null}::bigint, approved_amount),
        return_address = coalesce(${json(move.returnAddress)}::jsonb, return_address),
        company_code = coalesce(${move.companyCode ?? null}::text, company_code),
        delivery_sn = coalesce(${move.deliverySn ?? null}::text, delivery_sn),
        received = coalesce(${move.received ?? null}::int, received),
        settlement = coalesce(${json(move.settlement)}::jsonb, settlement),
        told_error = '', done_at = case when ${isOver(to)}::boolean then ${move.at}::timestamptz end
      where r.id = ${id} and r.status = ${status}::smallint
      returning r.id, r.partner_id
    )
    insert into third_return_log (apply_id, partner_id, event, from_status, to_status, actor_type, actor_id,
      reason, at)
    select m.id, m.partner_id, ${move.event}::text, ${status}::smallint, ${to}::smallint,
      ${move.actorType}::smallint, ${move.actorId ?? null}::bigint, ${move.reason ?? ''}::text,
      ${move.at}::timestamptz
    from moved m
    returning id`.execute(trx)
  return rows.length === 1
}

/** What the OMS answered; a word that is older than what it knows already changes nothing. */
export async function noteOmsVersion(
  db: Db,
  id: number,
  version: number,
  error: string,
): Promise<void> {
  await sql`
    update third_return set told_version = case
      when ${error}::text = '' then greatest(told_version, ${version}::int) else told_version end,
      told_error = ${error}::text
    where id = ${id}`.execute(db)
}
