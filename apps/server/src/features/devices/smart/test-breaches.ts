import { smartCalls } from '@mallard/contract/devices/smart/smart.calls'
import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { ownedDevice } from './test-smart.ts'

export const breaches: BreachesOf = async ({ shop, stranger, kettle }) => {
  const device = await ownedDevice(shop, await shop.staff(), kettle, stranger)
  await stranger.data(smartCalls.activateWarranty, device)
  return [
    ['I-29', sql`update warranty set ends_at = ends_at + interval '1 day'`],
    [
      'I-30',
      sql`insert into device_binding (partner_id, store_id, device_id, member_id, bound_at, ended_at)
        select partner_id, store_id, device_id, member_id, bound_at + interval '1 minute', bound_at + interval '2 minutes'
        from device_binding where ended_at is null`,
    ],
  ]
}
