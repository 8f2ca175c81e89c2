import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { sql } from 'kysely'
import { shippingTimes } from '#features/shop/store/index.ts'
import { waitingSince } from '#features/trade/order/index.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { ToDo } from '#platform/to-do.ts'
import { lateBefore } from './ship-by.rules.ts'

const toShip = sql`o.status = ${lit(orderStatus.toShip)}`

export const orderToDos = {
  'order.toShip': {
    right: 'order.read',
    rows: ({ scope }) => sql`orders o where ${ofStore('o', scope)} and ${toShip}`,
  },
  'order.overdue': {
    right: 'order.read',
    rows: async ({ db, scope, now }) => {
      const { within, sending } = await shippingTimes(db, scope)
      const before = new Date(lateBefore(now, within, sending))
      return sql`orders o where ${ofStore('o', scope)} and ${toShip} and ${waitingSince} < ${before}`
    },
  },
} as const satisfies Readonly<Record<string, ToDo>>
