import { plainCode } from '@mallard/kernel'

/** Digits of GB 32100-2015: neither I, O, S, V nor Z. */
const digits = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = Array.from({ length: 17 }, (_, place) => 3 ** place % 31)
const shape = new RegExp(`^[${digits}]{2}\\d{6}[${digits}]{9}$`)

/**
 * The 18th character that the first 17 of a unified social credit code ask for; undefined when they
 * are not 17 such characters.
 */
export function checkDigitOf(body: string): string | undefined {
  if (!shape.test(body)) return undefined
  const sum = weights.reduce(
    (total, weight, place) => total + weight * digits.indexOf(body.charAt(place)),
    0,
  )
  return digits.charAt((31 - (sum % 31)) % 31)
}

/** Whether a text is a company's unified social credit code of 18 characters. */
export function isTaxNumber(text: string): boolean {
  return text.length === 18 && checkDigitOf(text.slice(0, 17)) === text.charAt(17)
}

/** As people type it: small letters, wide ones, blanks between groups. */
export function plainTaxNumber(text: string): string {
  return plainCode(text)
    .replaceAll('-', '')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
}
