import { isTaxNumber, plainTaxNumber } from '@mallard/contract/aftersales/invoice/tax-number'
import type { invoiceFormTexts } from './invoice-form.texts.ts'

type Texts = Pick<ReturnType<typeof invoiceFormTexts>, 'nameNeeded' | 'taxNeeded' | 'taxWrong'>

/** How the name and the tax number of a title have to look, by whether it is a company's. */
export const titleRules = (texts: Texts, isCompany: boolean) => ({
  name: [{ required: true, message: texts.nameNeeded }],
  taxNo: [
    { required: isCompany, message: texts.taxNeeded },
    {
      validator: (value: string) => !isCompany || isTaxNumber(plainTaxNumber(value)),
      message: texts.taxWrong,
    },
  ],
})
