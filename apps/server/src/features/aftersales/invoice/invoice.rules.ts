import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { InvoiceDraft } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { day, hour, minute, second, type Instant } from '@mallard/kernel'
import type { FapiaoOrder, FapiaoRef } from '@mallard/providers/fapiao'

/** How long others may fill an invoice in by its token. */
export const tokenFor = 90 * day
/** How long the address of a PDF is good. */
export const fileFor = 10 * minute

/** How long a buyer has to confirm a red letter, by the tax rules; then the confirmation is void. */
export const confirmFor = 72 * hour
/** A channel reverses within seconds what nobody has to confirm. */
const reversesWithin = 10 * minute

export const confirmUntil = (sentAt: Instant): Instant => sentAt + confirmFor

/** A confirmation goes to the tax account of the number on the invoice: a person has none. */
export const hasBuyerToAsk = ({ type }: { readonly type: number }): boolean =>
  type === titleType.company

/** Whether a reversal that a channel has not done by now waits for the buyer. */
export function isBuyersTurn(
  row: {
    readonly type: number
    readonly reverseSentAt: Date | null
    readonly movedAt: Date
  },
  now: Instant,
): boolean {
  const sentAt = row.reverseSentAt ?? row.movedAt
  return hasBuyerToAsk(row) && now - sentAt.getTime() >= reversesWithin
}

/** A person has no tax number, nor an account or address that an invoice could name. */
export function plainDraft(draft: InvoiceDraft): InvoiceDraft {
  return draft.type === titleType.company
    ? draft
    : { ...draft, taxNo: '', bankName: '', bankAccount: '', regAddress: '', regPhone: '' }
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
