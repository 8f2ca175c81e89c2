import { narrow, plainCode, plainPhone } from '@mallard/kernel'

export type FieldType = 'text' | 'digit' | 'number' | 'tel' | 'code' | 'password' | 'email'

/**
 * Specification §5: `digit` and `number` strip what does not belong, `maxLength` truncates (whole
 * characters, not UTF-16 halves). Phones, codes (waybills, tax numbers) and mail addresses become
 * what they mean, as the server reads them; their `maxLength` leaves room for what is wrong, so that
 * nothing is cut until it fits.
 */
export function cleanInput(raw: string, type: FieldType = 'text', maxLength?: number): string {
  const clean = cleanings[type] ?? ((text: string) => text)
  const all = clean(raw)
  const characters = [...all]
  if (maxLength === undefined || characters.length <= maxLength) return all
  // What is left of a sign that was kept for what stood behind it may mean nothing.
  return clean(characters.slice(0, maxLength).join(''))
}

// Chinese keyboards give full-width digits.
const withNarrowDigits = (text: string) =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

const cleanings: Partial<Record<FieldType, (text: string) => string>> = {
  digit: (text) => withNarrowDigits(text).replace(/\D/g, ''),
  number: (raw) => {
    const text = withNarrowDigits(raw)
    const isNegative = text.trimStart().startsWith('-')
    const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
    const decimals = rest.length > 0 ? `.${rest.join('')}` : ''
    return `${isNegative ? '-' : ''}${whole}${decimals}`
  },
  tel: plainPhone,
  code: plainCode,
  email: narrow,
}
