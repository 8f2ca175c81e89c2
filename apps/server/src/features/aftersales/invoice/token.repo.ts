import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { TokenHolder } from './invoice.tables.ts'

export interface KeptToken {
  readonly token: string
  readonly createdAt: Date
}

export async function tokensOf(
  db: Db,
  orderId: number,
): Promise<(KeptToken & { holder: TokenHolder })[]> {
  const { rows } = await sql<KeptToken & { holder: TokenHolder }>`
    select holder, token, created_at as "createdAt"
    from invoice_token
    where order_id = ${orderId}
    order by holder`.execute(db)
  return rows
}

/**
 * The token of an order for one kind of holder; `fresh` becomes it when there is none, or one made
 * before `over`.
 */
export async function giveToken(
  db: Db,
  orderId: number,
  holder: TokenHolder,
  fresh: string,
  at: Date,
  over: Date,
): Promise<KeptToken> {
  const { rows } = await sql<KeptToken>`
    insert into invoice_token (order_id, partner_id, holder, token, created_at)
    select o.id, o.partner_id, ${holder}::text, ${fresh}::text, ${at}::timestamptz
    from orders o
    where o.id = ${orderId}
    on conflict (order_id, holder) do update set
      token = case when invoice_token.created_at < ${over}::timestamptz then excluded.token
        else invoice_token.token end,
      created_at = case when invoice_token.created_at < ${over}::timestamptz then excluded.created_at
        else invoice_token.created_at end
    returning token, created_at as "createdAt"`.execute(db)
  return rows[0]!
}
