import type { CouponObtain, CouponScope } from '@mallard/contract/pricing/coupon/coupon.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { randomToken } from '#platform/secrets.ts'
import './coupon.tables.ts'

export interface NewTemplate {
  readonly name: string
  readonly nameEn: string
  readonly kind: number
  /** fen */
  readonly threshold: number
  /** fen */
  readonly face: number
  readonly discountBp: number
  /** fen */
  readonly maxDiscount: number
  readonly skuId: number | null
  readonly scope: CouponScope
  readonly scopeIds: readonly number[]
  readonly total: number
  readonly perUserLimit: number
  readonly validFrom: Date | null
  readonly validTo: Date | null
  readonly validDays: number | null
  readonly obtain: CouponObtain
  readonly drawFrom: Date
  readonly drawTo: Date
  readonly stackPoints: boolean
}

/** Sets up a coupon; without a store it holds in every store of the partner. */
export async function insertTemplate(
  trx: Db,
  { partnerId, storeId }: { partnerId: number; storeId: number | null },
  terms: NewTemplate,
  at: Date,
): Promise<{ id: number; grantUuid: string }> {
  const grantUuid = randomToken()
  const { id } = await trx
    .insertInto('coupon_template')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      grant_uuid: grantUuid,
      name: terms.name,
      name_en: terms.nameEn,
      kind: terms.kind,
      threshold: terms.threshold,
      face: terms.face,
      discount_bp: terms.discountBp,
      max_discount: terms.maxDiscount,
      sku_id: terms.skuId,
      scope: terms.scope,
      scope_ids: [...terms.scopeIds],
      total: terms.total,
      per_user_limit: terms.perUserLimit,
      valid_from: terms.validFrom,
      valid_to: terms.validTo,
      valid_days: terms.validDays,
      obtain: terms.obtain,
      draw_from: terms.drawFrom,
      draw_to: terms.drawTo,
      stack_points: terms.stackPoints,
      closed_at: null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, grantUuid }
}

/** A code that a shop assistant shows: it gives one coupon to one person. */
export async function insertScan(
  trx: Db,
  { partnerId }: Scope,
  templateId: number,
  staffId: number,
  expiresAt: Date,
): Promise<string> {
  const code = randomToken()
  await sql`
    insert into coupon_scan (code, partner_id, template_id, staff_id, expires_at)
    values (${code}, ${partnerId}, ${templateId}, ${staffId}, ${expiresAt})`.execute(trx)
  return code
}
