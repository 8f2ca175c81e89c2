import { dueAmount } from '@mallard/contract/aftersales/invoice/invoice-bar'
import { fen } from '@mallard/kernel'
import type { FapiaoLine } from '@mallard/providers/fapiao'
import { findStoreOrder, type OrderRow } from '#features/trade/order/index.ts'
import type { Services } from '#platform/services.ts'
import type { InvoiceRow } from './invoice.repo.ts'
import { linesOf } from './lines.rules.ts'

/** The lines of an invoice over `amount` fen of an order, as it stands. */
export const linesFor = (
  { houseTax }: Pick<Services, 'houseTax'>,
  { items, freightTax }: OrderRow,
  amount: number,
): FapiaoLine[] => linesOf(items, fen(amount), { house: houseTax, freight: freightTax })

/** What an invoice is applied for or issued with; undefined: nothing yet, or unknown. */
export const sentLines = ({
  state,
  lines,
}: Pick<InvoiceRow, 'state' | 'lines'>): readonly FapiaoLine[] | undefined =>
  lines && state !== 'applied' && state !== 'failed' ? lines : undefined

/** The same; before that, what it would say now. */
export async function invoiceLines(
  services: Pick<Services, 'db' | 'houseTax'>,
  row: InvoiceRow,
): Promise<FapiaoLine[]> {
  const sent = sentLines(row)
  if (sent) return [...sent]
  const order = row.invoiceNo ? undefined : await findStoreOrder(services.db, row, row.orderSn)
  const amount = order ? dueAmount(order) : 0
  return order && amount > 0 ? linesFor(services, order, amount) : []
}
