import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface KeptToken {
  readonly token: string
  readonly createdAt: Date
}

export async function tokenOf(db: Db, orderId: number): Promise<KeptToken | undefined> {
  const { rows } = await sql<KeptToken>`select token, created_at as "createdAt" from invoice_token where order_id = ${orderId}`.execute(db)
  return rows[0]
}

/** The token of an order; `fresh` becomes it when there is none, or one made before `over`. */
export async function giveToken(db: Db, orderId: number, fresh: string, at: Date, over: Date): Promise<KeptToken> {
  const { rows } = await sql<KeptToken>`
    insert into invoice_token (order_id, token, created_at) values (${orderId}, ${fresh}, ${at})
    on conflict (order_id) do update set
      token = case when invoice_token.created_at < ${over}::timestamptz then excluded.token else invoice_token.token end,
      created_at = case when invoice_token.created_at < ${over}::timestamptz then excluded.created_at else invoice_token.created_at end
    returning token, created_at as "createdAt"`.execute(db)
  return rows[0]!
}
