import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { InvoiceDraft } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { allocate, day, fen, minute, second, type Instant } from '@mallard/kernel'
import type { FapiaoLine, FapiaoOrder, FapiaoRef } from '@mallard/providers/fapiao'

/** How long others may fill an invoice in by its token. */
export const tokenFor = 90 * day
/** How long the address of a PDF is good. */
export const fileFor = 10 * minute

/** A person has no tax number, nor an account or address that an invoice could name. */
export function plainDraft(draft: InvoiceDraft): InvoiceDraft {
  return draft.type === titleType.company
    ? draft
    : { ...draft, taxNo: '', bankName: '', bankAccount: '', regAddress: '', regPhone: '' }
}

interface Bought {
  readonly title: string
  readonly quantity: number
  readonly returnedQuantity: number
  readonly realAmount: number
  readonly refundedAmount: number
}

/** Lines that add up to `total`: what is kept of each item, freight spread over them. */
export function linesOf(items: readonly Bought[], total: number): FapiaoLine[] {
  const kept = items.filter((item) => item.realAmount - item.refundedAmount > 0)
  const weights = kept.map((item) => fen(item.realAmount - item.refundedAmount))
  const goods = weights.reduce<number>((sum, weight) => sum + weight, 0)
  // More than the goods is freight; less is what was taken off the whole order afterwards.
  const scaled =
    goods > 0
      ? allocate(
          fen(total),
          goods >= total
            ? weights
            : weights.map((weight) => fen(weight * Math.ceil(total / goods))),
        )
      : []
  const lines = kept.map((item, index) => ({
    name: item.title,
    quantity: Math.max(1, item.quantity - item.returnedQuantity),
    amount: scaled[index] ?? fen(0),
  }))
  const shown = lines.filter(({ amount }) => amount > 0)
  return shown.length > 0 ? shown : [{ name: '运费', quantity: 1, amount: fen(total) }]
}

interface Written {
  readonly type: number
  readonly name: string
  readonly taxNo: string
  readonly bankName: string
  readonly bankAccount: string
  readonly regAddress: string
  readonly regPhone: string
}

export function buyerOf(title: Written): FapiaoOrder['buyer'] {
  if (title.type === titleType.personal) return { kind: 'person', name: title.name }
  const { name, taxNo, bankName, bankAccount, regAddress, regPhone } = title
  return {
    kind: 'company',
    name,
    taxNo,
    bankName,
    bankAccount,
    address: regAddress,
    phone: regPhone,
  }
}

/** When to ask again: often while it is fresh, for notifications may never come. */
export function askPause(movedAt: Date, now: Instant): number {
  const age = now - movedAt.getTime()
  if (age < minute) return 5 * second
  return age < 10 * minute ? minute : 10 * minute
}

/** The number under which it was applied for; undefined before that. */
export function refOf({
  applyNo,
  id,
}: {
  readonly applyNo: string | null
  readonly id: number
}): FapiaoRef | undefined {
  return applyNo === null ? undefined : { applyNo, fapiaoId: `I${id}` }
}
