import { defineFeature } from '#platform/feature.ts'
import { expressJobs } from './express.jobs.ts'
import { expressHooks } from './express.routes.ts'
import { parcelAdminRoutes } from './parcel-admin.routes.ts'
import { parcelTopic } from './parcel.events.ts'
import { shippingAdminRoutes } from './shipping-admin.routes.ts'
import { shippingJobs } from './shipping.jobs.ts'
import { trackRoutes } from './track.routes.ts'

/**
 * Sends parcels and follows them. What parcels hold about a member is known to order.
 */
export const shippingFeature = defineFeature({
  name: 'shipping',
  owns: ['delivery', 'shipping_batch', 'shipping_row'],
  readable: ['delivery'],
  routes: ({ paymentRecords }) => [
    ...expressHooks,
    ...trackRoutes,
    ...parcelAdminRoutes(paymentRecords),
    ...shippingAdminRoutes,
  ],
  topics: [parcelTopic],
  jobs: (services) => ({ ...expressJobs(services), ...shippingJobs(services) }),
  retention: {
    shipping_batch: 'each import removes those that are done and old',
    shipping_row: 'with its batch',
  },
})
