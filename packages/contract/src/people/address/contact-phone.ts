import { mainlandPhone } from '@mallard/kernel'
import { isOverseas, type AreaCodes } from './area.ts'

/** Any number that a parcel may bear, wherever it goes. */
export const anyPhone = /^\+?\d{5,15}$/

/**
 * Numbers of the provinces that have their own, by the first digits of their area codes: with their
 * country code or without.
 */
const ofProvince: Readonly<Record<string, RegExp>> = {
  // Taiwan: mobile ones have nine digits, others eight or nine; at home all begin with 0.
  '71': /^(?:\+?886)?0?(?:9\d{8}|[2-8]\d{7,8})$/,
  '81': /^(?:\+?852)?[2-9]\d{7}$/,
  '82': /^(?:\+?853)?[268]\d{7}$/,
}

/**
 * Whether a cleaned number (`plainPhone`) may be that of a receiver there: eleven digits of the
 * mainland anywhere, else as the place has them. Abroad it is the shape alone; what numbers a
 * country has, the server knows.
 */
export function isContactPhone(phone: string, { countyCode }: Pick<AreaCodes, 'countyCode'>) {
  if (mainlandPhone.test(phone)) return true
  if (isOverseas(countyCode)) return anyPhone.test(phone)
  return ofProvince[countyCode.slice(0, 2)]?.test(phone) ?? false
}
