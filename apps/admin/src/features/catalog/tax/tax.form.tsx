import { taxAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminTax } from '@mallard/contract/catalog/tax/tax-admin.calls'
import { taxText } from '@mallard/contract/catalog/tax/tax.codes'
import { defineForm } from '#platform/form/define-form.tsx'
import { TaxField } from '#platform/pick/tax-field.tsx'
import { taxTexts } from './tax.texts.ts'

/** Changes what invoices tell of goods and of freight, for orders from then on. */
export const TaxForm = defineForm({
  texts: taxTexts,
  width: 520,
  limits: taxAdmin.save,
  initial: ({ usual, freight }: AdminTax) => ({ usual, freight }),
  inputOf: ({ usual, freight }, { version }) => ({ usual, freight, version }),
  send: (api, input) => api.taxAdmin.save(input),
  changes: (api) => [api.taxAdmin.read, api.goodsAdmin.options, api.staff.audit],
  draft: () => 'tax',
  title: ({ texts }) => texts.formTitle,
  ok: ({ texts }) => texts.save,
  hint: ({ texts }) => texts.formHint,
  fields: ({ texts, locale, of: { house } }) => (
    <>
      <TaxField
        name="usual"
        label={texts.usual}
        hint={texts.usualHint}
        without={texts.house(taxText(house, locale))}
        own={texts.ownUsual}
      />
      <TaxField
        name="freight"
        label={texts.freight}
        hint={texts.freightHint}
        without={texts.spread}
        own={texts.ownFreight}
      />
    </>
  ),
  done: ({ texts }) => texts.saved,
})
