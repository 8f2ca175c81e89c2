import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { Company } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'

/** Companies of this partner's issued invoices: what nobody checked is shown to nobody. */
export async function findCompanies(
  db: Db,
  partnerId: number,
  by: 'name' | 'taxNo',
  start: string,
): Promise<Company[]> {
  const pattern = `${start.replace(/[\\%_]/g, '\\$&')}%`
  const column = by === 'name' ? sql`v.name` : sql`v.tax_no`
  const { rows } = await sql<Company>`
    select v.name, v.tax_no as "taxNo" from invoice v
    where v.partner_id = ${partnerId} and v.type = ${lit(titleType.company)} and v.invoice_no is not null
      and ${column} like ${pattern}
    group by v.name, v.tax_no order by count(*) desc, v.name limit 10`.execute(db)
  return rows
}
