import { defineFeature } from '#platform/feature.ts'
import { ordersExport } from './order-export.ts'
import { orderAdminRoutes } from './order-admin.routes.ts'

/** The orders of a store in the back office: its list, its search, and what staff change. */
export const orderAdminFeature = defineFeature({
  name: 'order-admin',
  routes: ({ paymentGateway, paymentRecords }) => orderAdminRoutes(paymentGateway, paymentRecords),
  exports: [ordersExport],
})
