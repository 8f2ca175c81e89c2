import { defineFeature } from '#platform/feature.ts'

/**
 * Bookings of couriers, as rows: their states, the hours in which they come, and what is shown of
 * them. Its table is older than it: it was made by migrations of returns.
 */
export const pickupFeature = defineFeature({
  name: 'pickup',
  personalData: {
    held: [
      {
        table: 'return_pickup',
        by: 'order',
        forget: { set: `sender = '{"name": "", "phone": "", "address": ""}'` },
      },
    ],
  },
})
