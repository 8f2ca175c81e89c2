import { anyPhone, isContactPhone } from '@mallard/contract/people/address/contact-phone'
import { type Locale, plainPhone } from '@mallard/kernel'
import { rulesOf, type FieldRule } from '@mallard/ui/field'
import { defineTexts } from '#platform/texts.ts'

const phoneTexts = defineTexts(
  { elsewhere: '请输入正确的电话' },
  { elsewhere: 'Enter a valid phone number' },
)

/** Taiwan, Hong Kong, Macau and overseas, where a phone need not be a mobile one. */
const isElsewhere = (countyCode: string) => /^[7-9]/.test(countyCode)

/** A receiver's phone as the contract has it; before a place is chosen, that of any. */
export function phoneRules(locale: Locale): FieldRule<{ countyCode: string }>[] {
  return rulesOf(locale).phone.map(({ pattern, ...rule }) => ({
    ...rule,
    ...(pattern && {
      validator: (typed: string, { countyCode }: { countyCode: string }) => {
        const phone = plainPhone(typed)
        const fits = countyCode ? isContactPhone(phone, { countyCode }) : anyPhone.test(phone)
        return fits || (isElsewhere(countyCode) && phoneTexts.of(locale).elsewhere)
      },
    }),
  }))
}
