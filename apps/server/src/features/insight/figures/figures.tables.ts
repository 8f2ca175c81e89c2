/** What orders of a day are counted by. */
export const figureParts = [
  'method',
  'province',
  'goods',
  'kind',
  'promotion',
  'coupon',
  'buyer',
] as const
export type FigurePart = (typeof figureParts)[number]

interface FigureTables {
  figure_hour: {
    partner_id: number
    store_id: number
    day: string
    hour: number
    orders: number
    gross: number
    paid: number
    refunds: number
    refunded: number
  }
  figure_buyer: {
    partner_id: number
    store_id: number
    day: string
    member_id: number
    first_at: Date
    orders: number
    paid: number
    is_new: boolean
  }
  figure_part: {
    partner_id: number
    store_id: number
    day: string
    part: FigurePart
    key: string
    orders: number
    units: number
    paid: number
    cost: number
    buyers: number
    new_buyers: number
  }
  figure_cohort: {
    partner_id: number
    store_id: number
    began: string
    month: string
    buyers: number
    paid: number
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends FigureTables {}
}
