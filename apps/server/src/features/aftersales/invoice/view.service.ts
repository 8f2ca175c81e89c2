import type { Invoice } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { fen, type Locale } from '@mallard/kernel'
import type { Services } from '#platform/services.ts'
import { filePath } from './file-pass.ts'
import type { InvoiceRow } from './invoice.repo.ts'
import { isTooLate } from '@mallard/contract/aftersales/invoice/invoice-bar'
import { invoiceStates, stageText } from './invoice.states.ts'
import type { Filler } from './invoice.tables.ts'

/** An invoice as the shopper sees it. */
export function invoiceView(
  services: Pick<Services, 'hashKey' | 'clock' | 'mail' | 'fapiao'>,
  row: InvoiceRow,
  locale: Locale,
): Invoice {
  const {
    type,
    name,
    taxNo,
    bankName,
    bankAccount,
    regAddress,
    regPhone,
    email,
    invoiceNo,
    redNo,
    reason,
  } = row
  return {
    invoiceId: row.id,
    orderId: row.orderSn,
    orderSn: row.orderSn,
    state: row.state === 'issued' || row.state === 'reversing' ? 1 : 0,
    stage: row.state,
    stageText: stageText(row, locale === 'en' ? 1 : 0),
    ...{
      type,
      name,
      taxNo,
      bankName,
      bankAccount,
      regAddress,
      regPhone,
      email,
      invoiceNo,
      redNo,
      reason,
    },
    amount: fen(row.amount),
    awaitsUntil: row.awaitsUntil?.getTime() ?? null,
    issuedBy: services.fapiao || row.invoiceNo ? row.issuedBy : 'staff',
    isOthers: false,
    canEdit:
      invoiceStates.next(row.state, 'edit') !== undefined &&
      row.dueAmount > 0 &&
      !isTooLate(row, services.clock.now()),
    canMail: services.mail !== undefined && row.state === 'issued',
    pdfUrl: invoiceNo ? filePath(services, 'invoice', row.id) : null,
    otherFiles: (['ofd', 'xml'] as const)
      .filter((form) => row.forms.includes(form))
      .map((form) => ({ form, url: filePath(services, 'invoice', row.id, form) })),
    createTime: row.createdAt.getTime(),
    issueTime: row.issuedAt?.getTime() ?? null,
  }
}

const unwritten = {
  name: '',
  taxNo: '',
  bankName: '',
  bankAccount: '',
  regAddress: '',
  regPhone: '',
  email: '',
}

/**
 * The same for one kind of reader: of what another wrote how it stands, and nothing else. The
 * member reads what anybody wrote.
 */
export function invoiceFor(
  reader: Filler,
  services: Pick<Services, 'hashKey' | 'clock' | 'mail' | 'fapiao'>,
  row: InvoiceRow,
  locale: Locale,
): Invoice {
  const view = invoiceView(services, row, locale)
  if (reader === 'member' || reader === row.filledBy) return view
  // Number, day and amount together open an invoice on the tax office's own page.
  return {
    ...view,
    ...unwritten,
    type: 1,
    isOthers: true,
    invoiceNo: null,
    redNo: null,
    reason: '',
    canEdit: false,
    canMail: false,
    pdfUrl: null,
    otherFiles: [],
  }
}
