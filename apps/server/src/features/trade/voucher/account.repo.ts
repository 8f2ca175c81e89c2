import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './voucher.tables.ts'

/** Where shoppers of a partner may transfer money to. */
export interface AccountTerms {
  readonly holder: string
  readonly bank: string
  readonly accountNo: string
  /** fen */
  readonly leastAmount: number
  /** fen from which on two persons must have looked */
  readonly twoPersonsFrom: number
}

export interface TransferAccount extends AccountTerms {
  readonly isOpen: boolean
  readonly version: number
}

export async function accountOf(db: Db, partnerId: number): Promise<TransferAccount | undefined> {
  const { rows } = await sql<TransferAccount>`
    select holder, bank, account_no as "accountNo", least_amount as "leastAmount",
      two_persons_from as "twoPersonsFrom", is_open as "isOpen", version
    from transfer_account where partner_id = ${partnerId}`.execute(db)
  return rows[0]
}

/**
 * Sets the account that was seen to new terms, and opens it; false when it is another one by now.
 * `seen` is null where there was none.
 */
export async function setAccount(
  trx: Db,
  partnerId: number,
  seen: number | null,
  terms: AccountTerms,
): Promise<boolean> {
  const { holder, bank, accountNo, leastAmount, twoPersonsFrom } = terms
  const { rows } = await (
    seen === null
      ? sql`
          insert into transfer_account (partner_id, holder, bank, account_no, least_amount, two_persons_from)
          values (${partnerId}, ${holder}, ${bank}, ${accountNo}, ${leastAmount}, ${twoPersonsFrom})
          on conflict do nothing
          returning partner_id`
      : sql`
          update transfer_account set holder = ${holder}, bank = ${bank}, account_no = ${accountNo},
            least_amount = ${leastAmount}, two_persons_from = ${twoPersonsFrom}, is_open = true,
            version = version + 1
          where partner_id = ${partnerId} and version = ${seen} returning partner_id`
  ).execute(trx)
  return rows.length === 1
}

/** False when it is stopped already, or there is none. */
export async function stopAccount(trx: Db, partnerId: number): Promise<boolean> {
  const { rows } = await sql`
    update transfer_account set is_open = false, version = version + 1
    where partner_id = ${partnerId} and is_open
    returning partner_id`.execute(trx)
  return rows.length === 1
}
