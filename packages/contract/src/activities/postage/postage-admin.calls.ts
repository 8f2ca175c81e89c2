import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Money, RowId, text, whole } from '../../fields.ts'
import {
  activityAdminCalls,
  activitySetup,
  clashing,
  records,
} from '../activity/activity-admin.calls.ts'
import {
  activityDetail,
  activityShown,
  fieldClash,
  unitCounts,
} from '../activity/activity.fields.ts'
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
  ...activityDetail,
  nameEn: z.string(),
  skuId: z.number().int(),
  /** Units of the store that can be sold. */
  available: z.number().int(),
  rules: z.string(),
  rulesEn: z.string(),
  ...unitCounts,
  /** Members who looked, orders placed so far and not closed, orders paid. */
  seen: z.number().int(),
  joined: z.number().int(),
  paid: z.number().int(),
  /** Fen that what was kept of paid orders lacks to the store's prices. */
  cost: Money,
})
export type AdminPostage = z.output<typeof AdminPostage>

export const AdminPostageRow = z.object({
  ...activityShown,
  name: z.string(),
  title: z.string(),
  audience: z.enum(postageAudiences),
  postageAmount: Money,
  ...unitCounts,
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
export const PostageClash = fieldClash(['skuId', 'postageAmount', 'quota'])
export type PostageClash = z.output<typeof PostageClash>

export const postageAdminCalls = {
  ...activityAdminCalls({
    path: 'postage',
    paths: 'postages',
    nouns: ['a trial', 'Trials'],
    ends: 'Ends a trial for good, with a reason; orders that were placed stay',
    row: AdminPostageRow,
    one: AdminPostage,
    setup: Setup,
  }),
  claims: GET('/admin/api/{p}-{s}/postages/{id}/claims', {
    summary: 'Who took a trial, the latest first',
    ...records('postage', AdminPostageClaim, 'promotion.read', {}),
  }),
  clashes: POST('/admin/api/{p}-{s}/postage/clashes', clashing(Setup, PostageClash)),
}
