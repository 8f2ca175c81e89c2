import { defineFeature } from '#platform/feature.ts'

/**
 * Bookings of couriers, as rows: their states, the hours in which they come, and what is shown of
 * them.
 */
export const pickupFeature = defineFeature({
  name: 'pickup',
  owns: ['return_pickup'],
  readable: ['return_pickup'],
  personalData: {
    held: [
      {
        table: 'return_pickup',
        by: 'order',
        copy: {
          name: 'pickups',
          title: ['上门取件', 'Pickups'],
          columns: `t.created_at as "bookedAt", t.apply_id as "return", t.status, t.company_code as "carrier",
            t.sender, t.day, t.slot_from as "from", t.slot_until as "until", t.delivery_sn as "waybill"`,
        },
        forget: { set: `sender = '{"name": "", "phone": "", "address": ""}'` },
      },
    ],
  },
})
