import { type Locale, mainlandPhone } from '@mallard/kernel'
import type { FieldRule } from './rules.ts'

/** Specification §5, default messages; the English twin is ours. */
export const fieldMessages = {
  zh: {
    phoneRequired: '请填写电话',
    phoneWrong: '请输入正确的手机号',
    nameRequired: '请填写姓名',
    nameWrong: '请输入正确的姓名',
    postcodeWrong: '邮政编码格式不正确',
    addressRequired: '请填写详细地址',
    areaRequired: '请选择地区',
  },
  en: {
    phoneRequired: 'Enter a phone number',
    phoneWrong: 'Enter a valid mobile number',
    nameRequired: 'Enter a name',
    nameWrong: 'Enter a valid name',
    postcodeWrong: 'The postal code is not valid',
    addressRequired: 'Enter the street address',
    areaRequired: 'Choose a region',
  },
} as const satisfies Record<Locale, Record<string, string>>

/** Letters of any script, inner spaces, and the marks that names carry. */
const namePattern = /^[\p{L}\p{M}][\p{L}\p{M}\s·•.'’-]*$/u

export function rulesOf(locale: Locale) {
  const messages = fieldMessages[locale]
  return {
    phone: [
      { required: true, message: messages.phoneRequired },
      { pattern: mainlandPhone, message: messages.phoneWrong },
    ],
    name: [
      { required: true, message: messages.nameRequired },
      { pattern: namePattern, message: messages.nameWrong },
    ],
    postcode: [{ pattern: /^\d{6}$/, message: messages.postcodeWrong }],
    address: [{ required: true, message: messages.addressRequired }],
    area: [{ required: true, message: messages.areaRequired }],
  } satisfies Record<string, FieldRule[]>
}
