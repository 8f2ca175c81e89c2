import { orderToDos } from './to-dos.ts'
import { defineFeature } from '#platform/feature.ts'
import { orderNoteMigration } from './order-admin.migrations/0670-order-note.ts'
import { ordersExport } from './order-export.ts'
import { orderAdminRoutes } from './order-admin.routes.ts'

/** The orders of a store in the back office: its list, its search, and what staff change. */
export const orderAdminFeature = defineFeature({
  name: 'order-admin',
  toDos: orderToDos,
  routes: ({ paymentGateway, paymentRecords }) => orderAdminRoutes(paymentGateway, paymentRecords),
  exports: [ordersExport],
  migrations: [orderNoteMigration],
  personalData: {
    held: [
      {
        table: 'order_note',
        by: 'order',
        // When, not what: it is what staff tell each other about their work.
        copy: {
          name: 'orderNotes',
          title: ['员工备注', 'Notes of staff'],
          columns: 't.created_at as "notedAt"',
        },
        // A note may say of the person what the order does not say any more.
        forget: 'delete',
      },
    ],
  },
})
