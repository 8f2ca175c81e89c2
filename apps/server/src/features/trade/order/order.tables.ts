import type { Tax } from '@mallard/contract/catalog/tax/tax.codes'
import type { CarrierKind } from '@mallard/contract/trade/order/carrier.codes'
import type { KeptPolicy } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Needs } from '#features/pricing/promotion/index.ts'
import type { ColumnType, Generated } from 'kysely'

/** As it was when ordered. */
export interface AppliedPromotion {
  id: number
  name: string
  nameEn?: string
  type: number
  /** fen */
  amount: number
  /** Of a gift or an add-on: what must stay bought for it; absent in older orders. */
  needs?: Needs
}

export interface ReceiverSnapshot {
  name: string
  phone: string
  provinceCode: string
  cityCode: string
  countyCode: string
  province: string
  city: string
  county: string
  detail: string
  postCode: string
}

interface OrderTables {
  orders: {
    id: Generated<number>
    partner_id: number
    store_id: number
    order_sn: string
    flow_id: string
    member_id: number
    kind: number
    /** What the way to buy keeps; null for ordinary ones. */
    context: Generated<unknown>
    status: number
    close_reason: number | null
    pay_status: Generated<number>
    comment_status: Generated<number>
    append_until: Date | null
    refund_status: Generated<number>
    total_amount: number
    promotion_amount: number
    coupon_amount: number
    integration_amount: number
    freight_amount: number
    freight_discount_amount: number
    adjust_amount: Generated<number>
    /** Of it: what is off the freight. */
    freight_adjust_amount: Generated<number>
    pay_amount: number
    paid_amount: Generated<number>
    refunded_amount: Generated<number>
    promotions: Generated<AppliedPromotion[]>
    receiver: ReceiverSnapshot
    /** The buyer's message. */
    remark: Generated<string>
    /** The colour with which staff marked it; never for the buyer. */
    flag: Generated<number>
    pay_method: string | null
    created_at: Date
    pay_time: Date | null
    /** Since when it waits to be sent, where that is later than its payment. */
    to_ship_at: Generated<Date | null>
    ship_time: Date | null
    receive_time: Date | null
    auto_close_at: Date | null
    auto_confirm_at: Date | null
    is_hidden: Generated<boolean>
    open_returns: Generated<number>
    returns_since: Date | null
    pay_round: Generated<number>
    version: Generated<number>
    /**
     * Which of its member's places for unpaid orders it holds, or held; null: it cost nothing, or
     * is older than they are.
     */
    unpaid_place: Generated<number | null>
    /** Where paying leads to: 1, or 5 where it then waits for a group. */
    paid_status: Generated<number>
    /** Names the orders that are paid and closed together; null: it stands alone. */
    batch: Generated<string | null>
    /** Of its freight, a line of its own on the invoice; null: it is spread over the goods. */
    freight_tax: ColumnType<Tax | null, never, never>
  }
  order_item: {
    id: Generated<number>
    partner_id: number
    store_id: number
    order_id: number
    goods_id: number
    sku_id: number
    product_sn: string
    title: string
    title_en: string
    pic: PictureRef
    product_attr: string
    product_attr_en: Generated<string>
    product_price: number
    quantity: number
    promotion_amount: number
    coupon_amount: number
    integration_amount: number
    freight_share: number
    real_amount: number
    /** What the store took off before it was paid; never above nothing. */
    adjust_amount: Generated<number>
    promotions: Generated<AppliedPromotion[]>
    gift_of: number | null
    shipped_quantity: Generated<number>
    returned_quantity: Generated<number>
    refunded_amount: Generated<number>
    cancelled_quantity: Generated<number>
    held_quantity: Generated<number>
    after_sale_status: Generated<number>
    after_sale_days: Generated<number>
    /** Why it does not come back without a reason; null: it does. */
    return_exempt: ColumnType<KeptPolicy['returnExempt'], string | null | undefined, string | null>
    /** The buyer agreed to it when they ordered. */
    is_return_agreed: Generated<boolean>
    /** What its invoice tells of it; null: what the installation says. */
    tax: ColumnType<Tax | null, never, never>
    /** Fen that refunds of other lines lacked, since this one stayed without them. */
    charged_amount: Generated<number>
  }
  order_log: {
    id: Generated<number>
    partner_id: number
    order_id: number
    event: string
    from_status: number | null
    to_status: number
    actor_type: number
    actor_id: number | null
    reason: Generated<string>
    at: Date
    /** Whether its event was dispatched. */
    is_handled: Generated<boolean>
  }
  delivery: {
    id: Generated<number>
    partner_id: number
    store_id: number
    order_id: number
    company_code: string
    company_name: string
    company_name_en: Generated<string>
    company_phone: Generated<string>
    kind: Generated<CarrierKind>
    delivery_sn: string
    phone: string
    lines: { orderItemId: number; quantity: number }[]
    state: Generated<string>
    watch: Generated<string>
    traces: Generated<{ time: string; text: string }[]>
    asked_at: Date | null
    is_again: Generated<boolean>
    created_at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends OrderTables {}
}
