import { defineFeature } from '#platform/feature.ts'
import { priceRoutes } from './price.routes.ts'

/** Lowers what an unpaid order costs, by the line and by freight. */
export const priceChangeFeature = defineFeature({
  name: 'price-change',
  routes: ({ paymentGateway, paymentRecords }) => priceRoutes(paymentGateway, paymentRecords),
})
