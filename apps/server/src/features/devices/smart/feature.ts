import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { fillDevices } from './demo.ts'
import { smartInvariants } from './invariants.ts'
import { smartJobs } from './smart.jobs.ts'
import { smartMigration } from './smart.migrations/0609-smart.ts'
import { smartRoutes } from './smart.routes.ts'

export const smartFeature = defineFeature({
  name: 'smart',
  namesGoods: [
    {
      table: 'device_model',
      column: 'goods_id',
      names: 'goods',
      onDelete: { keeps: ['设备型号', 'device models'] },
    },
    {
      table: 'device_model',
      column: 'mesh_goods_id',
      names: 'goods',
      onDelete: { keeps: ['设备型号', 'device models'] },
    },
  ],
  routes: () => smartRoutes,
  jobs: smartJobs,
  migrations: [smartMigration],
  invariants: smartInvariants,
  retention: {
    // Far beyond the minutes in which a push is believed, and the hours in which it is repeated.
    device_event: sweepExpired('device_event', 'received_at', 180 * day),
    device_use: sweepExpired('device_use', 'day', 400 * day),
    device_setting: sweepExpired('device_setting', 'answered_at', 180 * day),
  },
  personalData: {
    held: [
      {
        table: 'device_use',
        copy: {
          name: 'deviceUse',
          title: ['智能设备使用记录', 'Use of smart devices'],
          columns:
            't.day, t.minutes, (select d.device_no from device d where d.id = t.device_id) as "device"',
        },
        forget: 'delete',
      },
      {
        table: 'device_binding',
        copy: {
          name: 'devices',
          title: ['智能设备', 'Smart devices'],
          columns:
            't.bound_at as "boundAt", t.ended_at as "givenUpAt", (select d.device_no from device d where d.id = t.device_id) as "device"',
        },
        // Whose it was is nobody's business then; that it was somebody's, the next owner's.
        forget: { set: 'member_id = null' },
      },
      {
        table: 'warranty',
        copy: {
          name: 'warranties',
          title: ['电子保修卡', 'Warranty cards'],
          columns:
            't.card_no as "card", t.activated_at as "activatedAt", t.starts_at as "startsAt", t.ends_at as "endsAt", t.order_sn as "order"',
        },
        // The card is the device's.
        forget: { set: 'member_id = null' },
      },
    ],
    blocks: [
      {
        code: 'devices',
        text: ['还有绑定的智能设备', 'Smart devices that are still yours'],
        count:
          'select count(*)::int from device_binding where partner_id = $partner and member_id = $member and ended_at is null',
        link: '/smart/{p}-{s}/equipment/mine/0',
      },
    ],
  },
  demo: fillDevices,
})
