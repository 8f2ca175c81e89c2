import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { actorType, type Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { Inspected } from './inspect.rules.ts'
import type { PlannedLine } from './ways.rules.ts'
import { afterEvent, isOver, type ReturnEvent } from './returns.states.ts'
import type { ReturnRow } from './returns.repo.ts'

/** Who moves a return: the numbers of the orders' log. */
export interface Actor {
  readonly actorType: number
  readonly actorId?: number | undefined
}

export interface NewReturn {
  readonly scope: Scope
  readonly applyId: string
  readonly orderId: number
  readonly applicantId: number
  readonly role: number
  readonly type: number
  readonly isUnsent: boolean
  readonly isWhole: boolean
  readonly reasonCode: string
  readonly description: string
  readonly pics: readonly PictureRef[]
  readonly applyAmount: number
  readonly freightAmount: number
  readonly lines: readonly (PlannedLine & { readonly sellable?: number })[]
  /** Null where nobody is waited for. */
  readonly deadlineAt: Date | null
  readonly at: Date
  /** Who writes it down; the applicant unless told. */
  readonly actor?: Actor
}

/** The id of its row. */
export async function insertReturn(trx: Db, apply: NewReturn): Promise<number> {
  const { scope, at, actor = { actorType: actorType.shopper, actorId: apply.applicantId } } = apply
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into return_apply (partner_id, store_id, apply_id, order_id, applicant_id, role, type, is_unsent,
        is_whole, reason_code, description, pics,
        apply_amount, freight_amount, deadline_at, created_at)
      values (${scope.partnerId}, ${scope.storeId}, ${apply.applyId}, ${apply.orderId}, ${apply.applicantId},
        ${apply.role}, ${apply.type}, ${apply.isUnsent}, ${apply.isWhole},
        ${apply.reasonCode}, ${apply.description}, ${JSON.stringify(apply.pics)}::jsonb, ${apply.applyAmount},
        ${apply.freightAmount}, ${apply.deadlineAt}, ${at})
      returning id, partner_id
    ), lined as (
      insert into return_line (apply_id, partner_id, order_item_id, quantity, amount, exchange_sku_id,
        sellable, charge, is_tied)
      select m.id, m.partner_id, l."orderItemId", l.quantity, l.amount, l."exchangeSkuId",
        coalesce(l.sellable, 0), coalesce(l.charge, 0), coalesce(l."isTied", false) from made m,
        jsonb_to_recordset(${JSON.stringify(apply.lines)}::jsonb)
          as l("orderItemId" bigint, quantity int, amount bigint, "exchangeSkuId" bigint, sellable int,
            charge bigint, "isTied" boolean)
    )
    insert into return_log (apply_id, partner_id, event, from_status, to_status, actor_type, actor_id, at)
    select m.id, m.partner_id, 'apply', null, ${lit(returnStatus.requested)}, ${actor.actorType}::smallint,
      ${actor.actorId ?? null}::bigint, ${at}::timestamptz from made m
    returning apply_id as id`.execute(trx)
  return rows[0]!.id
}

export interface ReturnMove extends Actor {
  readonly event: ReturnEvent
  readonly reason?: string | undefined
  readonly at: Date
  readonly deadlineAt?: Date | undefined
  readonly answer?: string | undefined
  /** fen */
  readonly approvedAmount?: number | undefined
  readonly freightAmount?: number | undefined
  readonly applyAmount?: number | undefined
  readonly returnAddress?: ReturnRow['returnAddress'] | undefined
  readonly companyCode?: string | undefined
  readonly deliverySn?: string | undefined
  readonly exchangeOrderId?: number | undefined
  readonly refundNo?: string | undefined
}

/**
 * Compare-and-set of the status with its log row; false when the table does not allow it, or
 * somebody else was first.
 */
export async function moveReturn(
  trx: Db,
  { id, status }: Pick<ReturnRow, 'id' | 'status'>,
  move: ReturnMove,
): Promise<boolean> {
  const to = afterEvent(status, move.event)
  if (to === undefined) return false
  const { rows } = await sql`
    with moved as (
      update return_apply r set status = ${to}::smallint,
        deadline_at = ${move.deadlineAt ?? null}::timestamptz,
        answer = coalesce(${move.answer ?? null}::text, answer),
        approved_amount = coalesce(${move.approvedAmount ?? null}::bigint, approved_amount),
        apply_amount = coalesce(${move.applyAmount ?? null}::bigint, apply_amount),
        freight_amount = coalesce(${move.freightAmount ?? null}::bigint, freight_amount),
        return_address = coalesce(${move.returnAddress ? JSON.stringify(move.returnAddress) : null}::jsonb,
          return_address),
        company_code = coalesce(${move.companyCode ?? null}::text, company_code),
        delivery_sn = coalesce(${move.deliverySn ?? null}::text, delivery_sn),
        exchange_order_id = coalesce(${move.exchangeOrderId ?? null}::bigint, exchange_order_id),
        refund_no = coalesce(${move.refundNo ?? null}::text, refund_no),
        done_at = case when ${isOver(to)}::boolean then ${move.at}::timestamptz end
      where r.id = ${id} and r.status = ${status}::smallint
      returning r.id, r.partner_id
    ), freed as (
      update return_line l set is_open = false from moved m where l.apply_id = m.id and ${isOver(to)}::boolean
    )
    insert into return_log (apply_id, partner_id, event, from_status, to_status, actor_type, actor_id, reason,
      at)
    select m.id, m.partner_id, ${move.event}::text, ${status}::smallint, ${to}::smallint,
      ${move.actorType}::smallint, ${move.actorId ?? null}::bigint, ${move.reason ?? ''}::text,
      ${move.at}::timestamptz
    from moved m
    returning id`.execute(trx)
  return rows.length === 1
}

export async function setInspected(
  trx: Db,
  applyId: number,
  lines: readonly Inspected[],
): Promise<void> {
  await sql`
    update return_line l set received = n.received, sellable = n.sellable, amount = n.amount,
      charge = n.charge
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n("orderItemId" bigint, received int,
      sellable int, amount bigint, charge bigint)
    where l.apply_id = ${applyId} and l.order_item_id = n."orderItemId"`.execute(trx)
}
