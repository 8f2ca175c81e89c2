import type { CouponObtain, CouponScope } from '@mallard/contract/pricing/coupon/coupon.codes'
import type { Generated } from 'kysely'

interface CouponTables {
  coupon_template: {
    id: Generated<number>
    partner_id: number
    store_id: number | null
    grant_uuid: string
    name: string
    name_en: Generated<string>
    kind: number
    threshold: Generated<number>
    face: Generated<number>
    discount_bp: Generated<number>
    max_discount: Generated<number>
    sku_id: number | null
    scope: CouponScope
    scope_ids: number[]
    total: number
    per_user_limit: number
    taken: Generated<number>
    valid_from: Date | null
    valid_to: Date | null
    valid_days: number | null
    obtain: CouponObtain
    draw_from: Date
    draw_to: Date
    stack_points: boolean
    closed_at: Date | null
    version: Generated<number>
    created_at: Date
  }
  coupon_history: {
    id: Generated<number>
    partner_id: number
    template_id: number
    member_id: number
    seq_no: number
    status: Generated<number>
    valid_from: Date
    valid_to: Date
    order_sn: string | null
    is_freight: boolean
    source: string
    created_at: Date
    used_at: Date | null
    issue_key: Generated<string | null>
    /** When its owner was told of a coupon that came by joining. */
    announced_at: Generated<Date | null>
  }
  coupon_log: {
    id: Generated<number>
    history_id: number
    partner_id: number
    from_status: number | null
    to_status: number
    actor_type: number
    actor_id: number | null
    reason: Generated<string>
    order_sn: string | null
    at: Date
  }
  coupon_scan: {
    code: string
    partner_id: number
    template_id: number
    staff_id: number
    expires_at: Date
    used_by: number | null
    history_id: number | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends CouponTables {}
}
