import type { LedgerKind, RateKind } from '@mallard/contract/promoters/fx/fx.codes'
import type { Generated } from 'kysely'

interface FxTables {
  fx_setting: {
    partner_id: number
    is_open: boolean
    rate_bp: number
    min_amount: Generated<number>
    fee_bp: Generated<number>
    off_kinds: Generated<number[]>
    employees_earn: Generated<boolean>
    employees_pay: Generated<boolean>
    version: Generated<number>
  }
  fx_rate: {
    id: Generated<number>
    partner_id: number
    kind: RateKind
    target_id: number
    bp: number
  }
  fx_promoter: {
    id: Generated<number>
    partner_id: number
    store_id: number
    member_id: number
    status: number
    real_name: string
    phone: string
    id_tail: Generated<string>
    note: Generated<string>
    applied_at: Date
    decided_at: Date | null
    frozen: Generated<number>
    available: Generated<number>
    withdrawing: Generated<number>
    withdrawn: Generated<number>
  }
  fx_relation: {
    partner_id: number
    member_id: number
    promoter_id: number
    order_id: number
    bound_at: Date
    protect_until: Date
  }
  fx_order: {
    order_id: number
    partner_id: number
    store_id: number
    promoter_id: number
    member_id: number
    link: Generated<string>
    created_at: Date
  }
  fx_commission: {
    id: Generated<number>
    partner_id: number
    order_id: number
    order_item_id: number
    promoter_id: number
    tier: Generated<number>
    bp: number
    base: Generated<number>
    kept: Generated<number>
    amount: Generated<number>
    reversed: Generated<number>
    status: Generated<number>
    paid_at: Date | null
    settle_at: Date | null
  }
  fx_ledger: {
    id: Generated<number>
    partner_id: number
    promoter_id: number
    kind: LedgerKind
    ref: string
    commission_id: number | null
    frozen: Generated<number>
    available: Generated<number>
    withdrawing: Generated<number>
    withdrawn: Generated<number>
    at: Date
  }
  fx_material: {
    id: Generated<number>
    partner_id: number
    store_id: number
    title: string
    title_en: Generated<string>
    words: string
    words_en: Generated<string>
    goods_id: number | null
    created_at: Date
  }
  fx_bank: {
    id: Generated<number>
    partner_id: number
    promoter_id: number
    member_id: number
    holder: string
    card_sealed: string
    card_hash: string
    card_tail: string
    bank_name: string
    is_default: boolean
    created_at: Date
  }
  fx_withdraw: {
    id: Generated<number>
    partner_id: number
    promoter_id: number
    request_id: string
    bank_id: number
    amount: number
    fee: number
    status: Generated<number>
    reason: Generated<string>
    approved_by: number | null
    approved_name: Generated<string>
    paid_by: number | null
    paid_name: Generated<string>
    serial: string | null
    created_at: Date
    approved_at: Date | null
    ended_at: Date | null
  }
  fx_withdraw_alone: {
    partner_id: number
    withdraw_id: number
    by_code: boolean
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends FxTables {}
}
