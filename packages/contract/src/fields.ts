import {
  cutText,
  mainlandPhone,
  narrow,
  plainCode,
  plainLookup,
  plainPhone,
  seen,
  unseen,
  type Fen,
} from '@mallard/kernel'
import { z } from 'zod'
import { pageMark } from './constants.ts'

const digits = /^-?\d{1,15}$/

/**
 * A whole number, given as a JSON number or (in paths, queries and forms) as plain digits; "1e3",
 * "1.0" and " 1" are refused.
 */
export function whole(min: number, max: number) {
  return z
    .union([z.number(), z.string().regex(digits).transform(Number)])
    .pipe(z.number().int().min(min).max(max))
}

/** An amount of money, in fen (1/100 yuan). */
export const Money = z
  .number()
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER)
  .transform((value) => value as Fen)
/** An amount of money that may be below nothing, in fen (1/100 yuan). */
export const SignedMoney = z
  .number()
  .int()
  .transform((value) => value as Fen)

/** The end of the year 9999: what comes later is no date of a calendar, nor of the database. */
const lastMoment = 253_402_300_799_999

/** Milliseconds since the epoch. */
export const Moment = z.number().int().min(0).max(lastMoment)

/**
 * A day of the calendar, `2026-11-21`; none that the database's own calendar lacks, as the year 0.
 */
export const CalendarDay = z.iso.date().regex(/^(19|[2-9]\d)/, '日期不正确')

export const largestId = 2_147_483_647
export const RowId = whole(1, largestId)
/** The store that a page without one in its path is about: its goods are sold there. */
export const Place = z.object({ partnerId: z.number().int(), storeId: z.number().int() })
/** Public number of a goods item. */
export const ItemId = whole(1, largestId)
/** Public code of a SKU, unique in its partner. */
export const ProductSn = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, '商品编号不正确')
/** 20 digits: yyMMddHHmmss in Beijing time and 8 random ones. */
export const OrderSn = z.string().regex(/^\d{20}$/, '订单编号不正确')
/** One order number, or several joined by commas (a batch). */
export const OrderSnList = z.string().regex(/^\d{20}(,\d{20}){0,9}$/, '订单编号不正确')
/** 22 characters of base62: 128 random bits. */
export const Token22 = z.string().regex(/^[0-9A-Za-z]{22}$/, '编号不正确')
export const Quantity = whole(1, 999)
/** As much as is read of a number that may have blanks and marks between its digits. */
const longestTyped = 100
/** A number as people copy it, cleaned before it is looked at. */
export const typedAs = (clean: (text: string) => string) =>
  z.string().max(longestTyped).transform(clean)
export const Phone = typedAs(plainPhone).pipe(z.string().regex(mainlandPhone, '请输入正确的手机号'))
/** The number that a carrier gives a parcel. */
export const waybill = (message: string) =>
  typedAs(plainCode).pipe(z.string().regex(/^[A-Za-z0-9-]{6,32}$/, message))
/** Of any signs, a sentence as well; whether it is too common, the server knows. */
export const NewPassword = z.string().min(8, '密码至少8位').max(64, '密码最多64位')
export const Code6 = z.string().regex(/^\d{6}$/, '请输入6位验证码')
/** Ids joined by commas, 120 at most. */
export const IdList = z
  .string()
  .regex(/^(\d{1,10}(,\d{1,10}){0,119})?$/, '参数不正确')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .pipe(z.array(z.number().int().min(1).max(largestId)))

/** Text that a person types: trimmed, without control characters. */
export function text(max: number, min = 0) {
  return z
    .string()
    .transform((value) => value.trim())
    .pipe(
      z
        .string()
        .min(min)
        .max(max)
        // eslint-disable-next-line no-control-regex -- control characters are what it keeps out
        .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, '含有不支持的字符'),
    )
}

/**
 * One line that a person types, such as a name or a title: it stands in mails, tables and on
 * labels.
 */
export function line(max: number, min = 0) {
  return text(max, min).refine((value) => !unseen.test(value), '含有不支持的字符')
}

/** Words to search by, as they are meant. */
export function keyword(max: number, min = 0) {
  return typedAs(narrow).pipe(text(max, min))
}

/** What staff or a shopper look rows up by: a number however it was copied, or words. */
export function lookup(max: number) {
  return typedAs(plainLookup).pipe(text(max))
}

/**
 * A text that a provider tells us of, such as a name in WeChat or a courier's words, as a line of
 * ours: nothing unseen in it, and no more of it than `max`. Nobody is there to be told that it is
 * refused.
 */
export function cleanLine(value: string, max: number): string {
  return cutText(seen(value), max).trim()
}

export const Paging = {
  pageNum: whole(1, 10_000).default(1),
  pageSize: whole(1, 100).default(20),
}

const PageMark = z.string().regex(pageMark, '页码不正确')

/**
 * A page that is turned to from another one: of that page, the mark of its last row (for pages
 * after it) or of its first (for pages before it). Costs the same at any depth, and passes over no
 * row when others come or go; without a mark a number reaches the first 10 000 rows.
 */
export const TurnedPaging = {
  ...Paging,
  after: PageMark.optional(),
  before: PageMark.optional(),
}

/**
 * A page of a list (domain.md §1). Asked for a number beyond the end, a list answers its last page
 * that has rows, and says which in `pageNum`: who reads a whole list goes on while `hasNext`.
 */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    list: z.array(item),
    total: z.number().int(),
    pageNum: z.number().int(),
    pageSize: z.number().int(),
    hasNext: z.boolean(),
  })
}

/** The same of a list that is counted up to a bound: beyond it the total says "at least". */
export function cappedPageOf<T extends z.ZodType>(item: T) {
  return pageOf(item).extend({ isTotalCapped: z.boolean() })
}

/** The same with the marks of its first and last row, where it has rows. */
export function turnedPageOf<T extends z.ZodType>(item: T) {
  return cappedPageOf(item).extend({ first: PageMark.nullable(), last: PageMark.nullable() })
}

export const Empty = z.object({})

/** A picture: its address without width (`?w=` is added by the client), and its size in pixels. */
export const PictureRef = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  color: z.string(),
})
export type PictureRef = z.output<typeof PictureRef>
