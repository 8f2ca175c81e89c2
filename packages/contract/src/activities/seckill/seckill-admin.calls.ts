import { z } from 'zod'
import { POST } from '../../api.ts'
import { Money, PictureRef } from '../../fields.ts'
import { activityAdminCalls, activitySetup, clashing } from '../activity/activity-admin.calls.ts'
import { activityDetail, skuClash, SkuLines, unitCounts } from '../activity/activity.fields.ts'

const Setup = z.strictObject({
  ...activitySetup,
  skus: SkuLines,
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
  ...activityDetail,
  name: z.string(),
  nameEn: z.string(),
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
  ...unitCounts,
})
export type AdminSeckillRow = z.output<typeof AdminSeckillRow>

/**
 * Why a set-up cannot be saved, or should be looked at: another session or another activity has the
 * SKU at the same time, its price is none, or the store has fewer units.
 */
export const SeckillClash = skuClash(['session', 'activity', 'stock', 'price'])
export type SeckillClash = z.output<typeof SeckillClash>

export const seckillAdminCalls = {
  ...activityAdminCalls({
    path: 'seckill',
    paths: 'seckills',
    nouns: ['a flash-sale session', 'Flash-sale sessions'],
    ends: 'Ends a session for good, with a reason; orders that were placed stay',
    row: AdminSeckillRow,
    one: AdminSeckill,
    setup: Setup,
  }),
  clashes: POST('/admin/api/{p}-{s}/seckill/clashes', clashing(Setup, SeckillClash)),
}
