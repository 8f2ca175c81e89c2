import { cutText } from './text.ts'

/**
 * What shows nowhere and changes what is read: control characters, line ends, what turns the
 * direction of writing, and letters without width, behind which a formula or another name can hide.
 * What joins emoji stays.
 */
export const unseen =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u

/** Halves of characters as well, for which a database has no place. */
const allUnseen = new RegExp(`${unseen.source}|\\p{Cs}`, 'gu')

/** A text as one line, with what shows in it and nothing else. */
export const seen = (text: string): string =>
  text
    .replaceAll(/[\t-\r\u0085\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(allUnseen, '')
    .trim()

/** One line as it is meant: wide letters (Ｓ, １) are the usual ones. */
export const narrow = (text: string): string => seen(text).normalize('NFKC').trim()

/**
 * What a name is known by: names with one key look alike, and are one where names must differ. Wide
 * letters, accents written as a letter or as a mark of their own, case and blanks tell none apart.
 * Small letters come first: ẞ has no capital of its own, while ß is written SS.
 */
export const nameKey = (text: string): string =>
  narrow(narrow(text).toLowerCase().toUpperCase().toLowerCase()).replaceAll(/\s+/g, ' ')

/** Whether two of these names are one. */
export const hasTwins = (names: readonly string[]): boolean =>
  new Set(names.map(nameKey)).size < names.length

/** Words that somebody searches by, `max` UTF-16 units at the most. */
export const searchWords = (text: string, max: number): string => cutText(narrow(text), max).trim()

/** As it is meant, without the ' that tells table programs that a number is a text. */
export const unquoted = (text: string): string => narrow(text).replace(/^['‘’\s]+/, '')

/** Eleven digits of a mobile number in mainland China. */
export const mainlandPhone = /^1[3-9]\d{9}$/

/** A number in mainland China that is no mobile one, as it is written on invoices: 0571-88880000. */
const landline = /^0[1-9]\d{1,2}-\d{7,8}(?:-\d{1,6})?$/

/**
 * A phone number without what people and browsers put between and around its digits: blanks, -, (),
 * and the +86 of a mainland number; 00 is the + of other countries. Idempotent, as all cleaning here:
 * what it does not understand it only narrows, so that whoever typed it sees what is wrong.
 */
export function plainPhone(text: string): string {
  const typed = unquoted(text)
  if (landline.test(typed)) return typed
  const digits = typed.replaceAll(/[\s().‐-―−-]/g, '')
  if (!/^\+?\d*$/.test(digits)) return typed
  return digits.replace(/^(?:\+|00)?86(?=1[3-9]\d{9}$)/, '').replace(/^00(?=[1-9])/, '+')
}

/** A number of letters and digits, as of a waybill or an order, that was copied in groups. */
export function plainCode(text: string): string {
  const typed = unquoted(text)
  const code = typed.replaceAll(/\s/g, '').replaceAll(/[‐-―−]/g, '-')
  return /^[!-~]*$/.test(code) ? code : typed
}

/** A post code: blanks between digits are none of it; between letters they are (SW1A 1AA). */
export function plainPostCode(text: string): string {
  const typed = narrow(text)
  return /^[\d ]*$/.test(typed) ? typed.replaceAll(' ', '') : typed
}

/** What somebody looks up: a phone or another number as it is stored, or words as they are meant. */
export function plainLookup(text: string): string {
  const typed = unquoted(text)
  const phone = plainPhone(typed)
  if (mainlandPhone.test(phone)) return phone
  if (/^\+[1-9]\d{7,}$/.test(phone)) return phone.slice(1)
  const code = plainCode(typed)
  if (/^\d[\d-]{3,}$/.test(code)) return code.replaceAll('-', '')
  return /^[A-Za-z]{1,4}\d{6,}$/.test(code) ? code : typed
}
