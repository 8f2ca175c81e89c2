import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Money, RowId, text, whole } from '../../fields.ts'
import {
  activitySetup,
  clashing,
  deciding,
  detail,
  listing,
  records,
  saving,
} from '../activity/activity-admin.calls.ts'
import { activityStates } from '../activity/activity.codes.ts'
import { postageAudiences } from './postage.codes.ts'
import { Postage } from './postage.fields.ts'

const Setup = z.strictObject({
  ...activitySetup,
  skuId: RowId,
  /** fen */ postageAmount: whole(1, 10_000_000),
  quota: whole(1, 1_000_000),
  audience: z.enum(postageAudiences),
  rules: text(1000),
  rulesEn: text(2000),
})
export type PostageSetup = z.output<typeof Setup>

export const AdminPostage = Postage.omit({ rules: true }).extend({
  id: z.number().int(),
  version: z.number().int(),
  nameEn: z.string(),
  skuId: z.number().int(),
  /** Units of the store that can be sold. */
  available: z.number().int(),
  closeReason: z.string(),
  rules: z.string(),
  rulesEn: z.string(),
  /** Units that are paid, and units of orders that wait for payment. */
  sold: z.number().int(),
  reserved: z.number().int(),
  /** Members who looked, orders placed so far and not closed, orders paid. */
  seen: z.number().int(),
  joined: z.number().int(),
  paid: z.number().int(),
  /** Fen that what was kept of paid orders lacks to the store's prices. */
  cost: Money,
})
export type AdminPostage = z.output<typeof AdminPostage>

export const AdminPostageRow = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  state: z.enum(activityStates),
  audience: z.enum(postageAudiences),
  startAt: Moment,
  endAt: Moment,
  postageAmount: Money,
  quota: z.number().int(),
  sold: z.number().int(),
  reserved: z.number().int(),
})
export type AdminPostageRow = z.output<typeof AdminPostageRow>

/** A member who took one. */
export const AdminPostageClaim = z.object({
  memberId: z.number().int(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  orderSn: z.string(),
  at: Moment,
  isPaid: z.boolean(),
})
export type AdminPostageClaim = z.output<typeof AdminPostageClaim>

/** What stands against a set-up. */
export const PostageClash = z.object({
  field: z.enum(['skuId', 'postageAmount', 'quota']),
  text: z.string(),
  isBlocking: z.boolean(),
})
export type PostageClash = z.output<typeof PostageClash>

export const postageAdminCalls = {
  list: GET('/admin/api/{p}-{s}/postages', {
    summary: 'Trials of a store, the latest first',
    ...listing(AdminPostageRow),
  }),
  detail: GET('/admin/api/{p}-{s}/postages/{id}', {
    summary: 'One trial with its figures',
    ...detail(AdminPostage),
  }),
  claims: GET('/admin/api/{p}-{s}/postages/{id}/claims', {
    summary: 'Who took a trial, the latest first',
    reads: { way: 'list', of: 'postage', by: 'id' },
    ...records(AdminPostageClaim, 'promotion.read', {}),
  }),
  save: POST('/admin/api/{p}-{s}/postage/save', {
    summary: 'Sets up a trial, or changes one that has not begun; the same request sets up one',
    ...saving(Setup, AdminPostage),
  }),
  clashes: POST('/admin/api/{p}-{s}/postage/clashes', clashing(Setup, PostageClash)),
  close: POST('/admin/api/{p}-{s}/postages/{id}/close', {
    summary: 'Ends a trial for good, with a reason; orders that were placed stay',
    ...deciding(AdminPostage),
  }),
}
