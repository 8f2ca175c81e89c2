import { day, minute, type Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import './store.tables.ts'

/** Milliseconds that a store gives (domain.md §6), to shoppers and to itself. */
export interface StoreTimes {
  /** From the order until it is paid; then it closes. */
  readonly pay: number
  /** From the last parcel until its receipt counts as confirmed. */
  readonly confirm: number
  /** From the wish for a return until the store answers; silence agrees. */
  readonly answer: number
  /** From there until the goods are on their way back. */
  readonly sendBack: number
  /** From there until the store has looked at them. */
  readonly look: number
}

interface Columns {
  readonly pay_minutes: number
  readonly confirm_days: number
  readonly answer_days: number
  readonly send_back_days: number
  readonly look_days: number
}

export function timesOf(store: Columns): StoreTimes {
  return {
    pay: store.pay_minutes * minute,
    confirm: store.confirm_days * day,
    answer: store.answer_days * day,
    sendBack: store.send_back_days * day,
    look: store.look_days * day,
  }
}

export const timeColumns = [
  'store.pay_minutes',
  'store.confirm_days',
  'store.answer_days',
  'store.send_back_days',
  'store.look_days',
] as const

/** Read where they begin to run, so that an order or a return keeps those that it began with. */
export async function storeTimes(db: Db, scope: Scope): Promise<StoreTimes> {
  const store = await db
    .selectFrom('store')
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', scope.storeId)
    .select(timeColumns)
    .executeTakeFirstOrThrow()
  return timesOf(store)
}
