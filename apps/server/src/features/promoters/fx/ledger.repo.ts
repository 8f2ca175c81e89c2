import type { LedgerKind } from '@mallard/contract/promoters/fx/fx.codes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { movesOf } from './fx.rules.ts'
import './fx.tables.ts'

export interface NewEntry {
  readonly promoterId: number
  readonly kind: LedgerKind
  /** Fen, above zero. */
  readonly amount: number
  /** What caused it; the same cause counts once. */
  readonly ref: string
  readonly commissionId?: number | undefined
  readonly at: Date
}

/** Writes a row of the ledger and moves the balances with it, once for each cause. */
export async function writeEntry(trx: Db, entry: NewEntry): Promise<void> {
  const { promoterId, kind, amount, ref, commissionId = null, at } = entry
  const moves = movesOf(kind, amount)
  await sql`
    with written as (
      insert into fx_ledger (partner_id, promoter_id, kind, ref, commission_id, frozen, available,
        withdrawing, withdrawn, at)
      select p.partner_id, p.id, ${kind}::text, ${ref}::text, ${commissionId}::bigint,
        ${moves.frozen}::bigint, ${moves.available}::bigint,
        ${moves.withdrawing}::bigint, ${moves.withdrawn}::bigint, ${at}::timestamptz
      from fx_promoter p where p.id = ${promoterId}
      on conflict (promoter_id, kind, ref) do nothing
      returning promoter_id, frozen, available, withdrawing, withdrawn
    )
    update fx_promoter p set frozen = p.frozen + w.frozen, available = p.available + w.available,
      withdrawing = p.withdrawing + w.withdrawing, withdrawn = p.withdrawn + w.withdrawn
    from written w where p.id = w.promoter_id`.execute(trx)
}
