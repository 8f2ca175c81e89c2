import type { gone as nothing, makers } from './test-makers.ts'
import type { OwnedRow } from './test-access.ts'

const reader = { email: 'reader@mail.example' }

/** Rows of a shopper's invoices. */
export function invoiceRows(
  make: ReturnType<typeof makers>,
  gone: typeof nothing,
): Readonly<Record<string, OwnedRow>> {
  return {
    'invoice.apply': {
      own: async (who) => ({ orderId: await make.paidOf(who), type: 1, name: '林小满' }),
      missing: { orderId: gone.sn },
      plain: [
        'type',
        'name',
        'taxNo',
        'bankName',
        'bankAccount',
        'regAddress',
        'regPhone',
        'email',
      ],
    },
    'invoice.detail': {
      own: async (who) => ({ id: await make.invoiceOf(who) }),
      missing: { id: gone.id },
    },
    'invoice.sendMail': {
      own: async (who) => ({ invoiceId: await make.issuedOf(who), ...reader }),
      missing: { invoiceId: gone.id, ...reader },
    },
    'invoice.byOrder': {
      own: async (who) => ({ sn: await make.orderOf(who) }),
      missing: { sn: gone.sn },
    },
    'invoice.deleteTitle': {
      own: async (who) => ({ id: await make.titleOf(who) }),
      missing: { id: gone.id },
      inEveryStore: true,
    },
    'invoice.editLink': {
      own: async (who) => ({ sn: await make.paidOf(who) }),
      missing: { sn: gone.sn },
    },
    'invoice.receipt': {
      own: async (who) => ({ orderId: await make.paidOf(who) }),
      missing: { orderId: gone.sn },
    },
  }
}
