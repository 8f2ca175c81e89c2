import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Money, PictureRef, RowId, whole } from '../../fields.ts'
import {
  activitySetup,
  clashing,
  deciding,
  detail,
  listing,
  saving,
} from '../activity/activity-admin.calls.ts'
import { activityStates } from '../activity/activity.codes.ts'

const units = whole(1, 1_000_000)

const Setup = z.strictObject({
  ...activitySetup,
  skus: z
    .array(
      z.strictObject({
        skuId: RowId,
        /** fen */ price: whole(1, 100_000_000),
        quota: units,
        limit: whole(1, 999),
      }),
    )
    .min(1)
    .max(50),
})
export type SeckillSetup = z.output<typeof Setup>

/** How a SKU of a session went so far. */
export const AdminSeckillSku = z.object({
  skuId: z.number().int(),
  productSn: z.string(),
  title: z.string(),
  attr: z.string(),
  pic: PictureRef,
  salePrice: Money,
  /** Units of the store that can be sold. */
  available: z.number().int(),
  price: Money,
  quota: z.number().int(),
  limit: z.number().int(),
  /** Units that are paid, and units of orders that wait for payment. */
  sold: z.number().int(),
  reserved: z.number().int(),
  /** Orders placed, orders paid, and tries that were refused. */
  placed: z.number().int(),
  paid: z.number().int(),
  refused: z.number().int(),
})
export type AdminSeckillSku = z.output<typeof AdminSeckillSku>

export const AdminSeckill = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  nameEn: z.string(),
  state: z.enum(activityStates),
  startAt: Moment,
  endAt: Moment,
  closeReason: z.string(),
  reminders: z.number().int(),
  /** Members who saw its page. */
  seen: z.number().int(),
  skus: z.array(AdminSeckillSku),
})
export type AdminSeckill = z.output<typeof AdminSeckill>

export const AdminSeckillRow = AdminSeckill.omit({
  skus: true,
  seen: true,
  version: true,
  nameEn: true,
}).extend({
  skuCount: z.number().int(),
  quota: z.number().int(),
  sold: z.number().int(),
  reserved: z.number().int(),
})
export type AdminSeckillRow = z.output<typeof AdminSeckillRow>

/**
 * Why a set-up cannot be saved, or should be looked at: another session or another activity has the
 * SKU at the same time, its price is none, or the store has fewer units.
 */
export const SeckillClash = z.object({
  kind: z.enum(['session', 'activity', 'stock', 'price']),
  skuId: z.number().int(),
  title: z.string(),
  text: z.string(),
  isBlocking: z.boolean(),
})
export type SeckillClash = z.output<typeof SeckillClash>

export const seckillAdminCalls = {
  list: GET('/admin/api/{p}-{s}/seckills', {
    summary: 'Flash-sale sessions of a store, the latest first',
    ...listing(AdminSeckillRow),
  }),
  detail: GET('/admin/api/{p}-{s}/seckills/{id}', {
    summary: 'One session with its live board',
    ...detail(AdminSeckill),
  }),
  save: POST('/admin/api/{p}-{s}/seckill/save', {
    summary: 'Sets up a session, or changes one that has not begun; the same request sets up one',
    ...saving(Setup, AdminSeckill),
  }),
  clashes: POST('/admin/api/{p}-{s}/seckill/clashes', clashing(Setup, SeckillClash)),
  close: POST('/admin/api/{p}-{s}/seckills/{id}/close', {
    summary: 'Ends a session for good, with a reason; orders that were placed stay',
    ...deciding(AdminSeckill),
  }),
}
