import { narrow } from '@mallard/kernel'
import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { isTaxNumber, plainTaxNumber } from '../../aftersales/invoice/tax-number.ts'
import { CalendarDay, line, PictureRef, RowId, whole, typedAs } from '../../fields.ts'
import {
  isIcp,
  isMiniFiling,
  isPolice,
  plainFiling,
  plainPolice,
} from '../../shop/store/filing-numbers.ts'
import { legalGaps, maxPermits, maxPromises } from './legal.codes.ts'

/** As it is shown, in groups. */
const StorePhone = typedAs(narrow).pipe(z.string().regex(/^[0-9+ -]{0,30}$/, '电话不正确'))

/** How a store is called, reached and found; English words that are empty are the Chinese ones. */
const Terms = {
  name: line(30, 1),
  nameEn: line(60),
  address: line(120),
  addressEn: line(240),
  phone: StorePhone,
  /** When the shop's service answers, in words. */
  hours: line(60),
  hoursEn: line(120),
  /** Offered where a shopper searches. */
  hotWords: z.array(line(20, 1)).max(12),
  hotWordsEn: z.array(line(40, 1)).max(12),
  /** Where goods are sent back to; the store itself where they are empty. */
  returnName: line(30),
  returnPhone: StorePhone,
  returnAddress: line(120),
  /** A closed store answers shoppers nothing but that it is closed. */
  isOpen: z.boolean(),
}

/** How long a store waits; what runs already keeps the time that it began with. */
const Times = {
  /** From the order until it is paid. */
  payMinutes: whole(10, 1440),
  /** From when nothing keeps the goods until they should have left: a mark for staff. */
  shipHours: whole(1, 720),
  /** From the last parcel until receipt counts as confirmed. */
  confirmDays: whole(1, 30),
  /** From the wish for a return until silence agrees to it. */
  answerDays: whole(1, 7),
  /** From there until the goods are on their way back. */
  sendBackDays: whole(3, 30),
  /** From there until the store has looked at them. */
  lookDays: whole(1, 30),
}

/** When a store sends what was paid: the time to ship runs on these days alone. */
export const Sending = z.strictObject({
  /** Days of the week, 1 Monday to 7 Sunday. */
  days: z
    .array(whole(1, 7))
    .min(1)
    .max(7)
    .refine((all) => new Set(all).size === all.length, { message: '同一天写了两次' }),
  /** What may be sent before this hour counts from then on, anything later from the next day. */
  untilHour: whole(1, 24),
  /** Holidays, on which it does not send. */
  daysOff: z.array(CalendarDay).max(60),
  /** Days on which it sends all the same, as in weeks around holidays. */
  daysOn: z.array(CalendarDay).max(60),
})
export type Sending = z.output<typeof Sending>

/** A number that may be left out, cleaned before it is looked at. */
const numbered = (
  clean: (text: string) => string,
  isGood: (text: string) => boolean,
  wrong: string,
) => typedAs(clean).pipe(z.string().refine((value) => value === '' || isGood(value), wrong))

/** A permit that the trade needs, such as for food. */
const Permit = z.strictObject({ name: line(40, 1), number: line(60, 1) })

/** Who is behind the store, and what it is filed under; all may be empty. */
const Legal = {
  /** As it stands on the licence. */
  company: line(100),
  /** Unified social credit code, 18 characters. */
  creditCode: numbered(
    plainTaxNumber,
    isTaxNumber,
    '统一社会信用代码不正确，请核对 18 位字符和末位校验码',
  ),
  /** Those that the trade needs, in the order in which they are shown. */
  permits: z.array(Permit).max(maxPermits),
  /** Filing of the web site with the ministry, `京ICP备12345678号-1`. */
  icp: numbered(plainFiling, isIcp, '备案号不正确，例如 京ICP备12345678号-1'),
  /** Filing with the police, `京公网安备 11010502030143号`. */
  police: numbered(plainPolice, isPolice, '公安备案号不正确，例如 京公网安备 11010502030143号'),
  /** Filing of the mini-program, `京ICP备12345678号-2X`. */
  miniFiling: numbered(plainFiling, isMiniFiling, '小程序备案号不正确，例如 京ICP备12345678号-2X'),
  /** Where shoppers complain; as it is shown, in groups. */
  complaintPhone: StorePhone,
}

const StoreLegal = z.object({
  ...Legal,
  /** Picture of the business licence. */
  licence: PictureRef.nullable(),
})
export type StoreLegal = z.output<typeof StoreLegal>

/** What a store promises beside the law, such as a warranty; no English name: the Chinese words. */
const PromiseWords = z.strictObject({
  /** On the page of goods, beside the others. */
  name: line(12, 1),
  nameEn: line(40),
  /** What it means, for who asks. */
  text: line(60),
  textEn: line(120),
})
export type StorePromise = z.output<typeof PromiseWords>

export const StoreSetup = z.object({
  storeId: z.number().int(),
  ...Terms,
  times: z.object(Times),
  sending: Sending,
  /** Who is behind it, and what it is filed under. */
  legal: StoreLegal,
  /** What it promises beside the law, in the order in which it is shown. */
  promises: z.array(PromiseWords),
  /** What the store lacks before it may take money: as long as it lacks any, it is a test shop. */
  gaps: z.array(z.enum(legalGaps)),
  version: z.number().int(),
})
export type StoreSetup = z.output<typeof StoreSetup>

export const storeAdminCalls = {
  list: GET('/admin/api/{p}-{s}/stores', {
    summary: 'The stores that one may set up, open or closed',
    authz: 'operator',
    right: 'store.write',
    reply: z.array(StoreSetup),
  }),
  save: POST('/admin/api/{p}-{s}/store/save', {
    summary: 'Changes how this store is called, reached and found, opens or closes it',
    authz: 'operator',
    right: 'store.write',
    body: z.strictObject({ ...Terms, version: whole(0, 1_000_000_000) }),
    reply: StoreSetup,
  }),
  saveTimes: POST('/admin/api/{p}-{s}/store/times', {
    summary: 'Changes how long this store waits for payments, receipts and returns',
    authz: 'operator',
    right: 'store.write',
    body: z.strictObject({ ...Times, version: whole(0, 1_000_000_000) }),
    reply: StoreSetup,
  }),
  saveLegal: POST('/admin/api/{p}-{s}/store/legal', {
    summary: 'Changes who is behind this store, and what it is filed under',
    authz: 'operator',
    right: 'store.write',
    body: z.strictObject({
      ...Legal,
      /** Address of a picture of the library; empty: none. */
      licence: z.string().max(200),
      version: whole(0, 1_000_000_000),
    }),
    reply: StoreSetup,
  }),
  saveSending: POST('/admin/api/{p}-{s}/store/sending', {
    summary: 'Changes on which days this store sends, by which the time to ship is reckoned',
    authz: 'operator',
    right: 'store.write',
    body: z.strictObject({ sending: Sending, version: whole(0, 1_000_000_000) }),
    reply: StoreSetup,
  }),
  savePromises: POST('/admin/api/{p}-{s}/store/promises', {
    summary: 'Changes what this store promises on the pages of its goods, beside the law',
    authz: 'operator',
    right: 'store.write',
    body: z.strictObject({
      promises: z
        .array(PromiseWords)
        .max(maxPromises)
        .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
          message: '同样的承诺写了两次',
        }),
      version: whole(0, 1_000_000_000),
    }),
    reply: StoreSetup,
  }),
  create: POST('/admin/api/{p}-{s}/store/create', {
    summary: 'Makes another store of the partner; it has no goods yet',
    authz: 'operator',
    right: 'store.write',
    body: z.strictObject({ requestId: z.uuid(), ...Terms }),
    reply: z.object({ storeId: RowId }),
  }),
}
