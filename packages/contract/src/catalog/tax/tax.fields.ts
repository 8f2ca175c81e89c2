import { plainCode } from '@mallard/kernel'
import { z } from 'zod'
import { typedAs } from '../../fields.ts'
import { taxCodePattern, taxRates } from './tax.codes.ts'

/** A tax category and its rate, as they are set. */
export const Tax = z.strictObject({
  /** Tax category: the 19 digits of 税收分类编码. */
  code: typedAs(plainCode).pipe(
    z.string().regex(taxCodePattern, '税收分类编码为19位数字，以1到6开头'),
  ),
  /** Basis points: 1300 is 13 %. `exempt`: no tax by law, which is not 0 %. */
  rate: z.literal([...taxRates]),
})

/** What a line of an invoice is taxed as. */
export const LineTax = z.object({
  /** Tax category: the 19 digits of 税收分类编码. */
  code: z.string(),
  /** Basis points: 1300 is 13 %. `exempt`: no tax by law, which is not 0 %. */
  rate: z.union([z.number().int(), z.literal('exempt')]),
})
