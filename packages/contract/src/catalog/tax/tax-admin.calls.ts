import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, whole } from '../../fields.ts'
import { LineTax, Tax } from './tax.fields.ts'

/** What invoices of a partner say of goods that say nothing themselves, and of freight. */
const taxSetting = {
  /** Of goods without one of their own; null: that of the installation. */
  usual: Tax.nullable(),
  /**
   * Of freight, which then is a line of its own on invoices; null: freight is spread over the goods
   * and taxed as they are.
   */
  freight: Tax.nullable(),
}

const AdminTax = z.object({
  ...taxSetting,
  /** That of the installation, for partners who have set none. */
  house: LineTax,
  /** Goods with one of their own. */
  ownGoods: z.number().int(),
  /** 0 before the first save. */
  version: z.number().int(),
  updatedAt: Moment.nullable(),
})
export type AdminTax = z.output<typeof AdminTax>

export const taxAdminCalls = {
  read: GET('/admin/api/{p}-{s}/tax', {
    summary: 'Tax categories and rates of the partner',
    authz: 'operator',
    right: 'invoice.read',
    reply: AdminTax,
  }),
  save: POST('/admin/api/{p}-{s}/tax/save', {
    summary:
      'Changes the usual tax category and rate, and those of freight, for orders that are placed from then on in all stores of the partner',
    authz: 'operator',
    right: 'store.write',
    body: z.strictObject({
      ...taxSetting,
      /** Of the setting that was read; a save that names an older one is refused. */
      version: whole(0, 1_000_000_000).default(0),
    }),
    reply: AdminTax,
  }),
}
