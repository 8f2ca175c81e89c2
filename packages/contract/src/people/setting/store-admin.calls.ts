import { narrow } from '@mallard/kernel'
import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { line, RowId, whole, typedAs } from '../../fields.ts'

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
  /** From the last parcel until receipt counts as confirmed. */
  confirmDays: whole(1, 30),
  /** From the wish for a return until silence agrees to it. */
  answerDays: whole(1, 7),
  /** From there until the goods are on their way back. */
  sendBackDays: whole(3, 30),
  /** From there until the store has looked at them. */
  lookDays: whole(1, 30),
}

export const StoreSetup = z.object({
  storeId: z.number().int(),
  ...Terms,
  times: z.object(Times),
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
  create: POST('/admin/api/{p}-{s}/store/create', {
    summary: 'Makes another store of the partner; it has no goods yet',
    authz: 'operator',
    right: 'store.write',
    body: z.strictObject({ requestId: z.uuid(), ...Terms }),
    reply: z.object({ storeId: RowId }),
  }),
}
