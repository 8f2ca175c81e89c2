import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { day } from '@mallard/kernel'
import { sql } from 'kysely'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { ToDo } from '#platform/to-do.ts'

/** Marketplaces expect a parcel within this of the payment. */
const expected = 2 * day

const toShip = sql`o.status = ${lit(orderStatus.toShip)}`

export const orderToDos = {
  'order.toShip': {
    right: 'order.read',
    rows: ({ scope }) => sql`orders o where ${ofStore('o', scope)} and ${toShip}`,
  },
  'order.overdue': {
    right: 'order.read',
    rows: ({ scope, now }) =>
      sql`orders o where ${ofStore('o', scope)} and ${toShip} and o.pay_time < ${new Date(now - expected)}`,
  },
} as const satisfies Readonly<Record<string, ToDo>>
