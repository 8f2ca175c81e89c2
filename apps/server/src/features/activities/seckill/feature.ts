import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { soonOf } from '#platform/to-do.ts'
import { fillSeckills } from './demo.ts'
import { seckillInvariants } from './invariants.ts'
import { seckillPurchase } from './seckill-purchase.ts'
import { seckillEntrance } from './seckill-entrance.ts'
import { seckillJobs } from './seckill.jobs.ts'
import { seckillMigration } from './seckill.migrations/0190-seckill.ts'
import { seckillShownMigration } from './seckill.migrations/0241-seckill-shown.ts'
import { seckillSeenMigration } from './seckill.migrations/0537-seckill-seen.ts'
import { seckillRoutes } from './seckill.routes.ts'
import { stripNow } from './seckill.service.ts'

export const seckillFeature = defineFeature({
  name: 'seckill',
  toDos: { 'seckill.soon': soonOf('seckill') },
  namesGoods: [
    {
      table: 'seckill_sku',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['秒杀', 'flash sales'] },
    },
    {
      table: 'seckill_user',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['秒杀', 'flash sales'] },
    },
    // Of a flash sale, which keeps the goods already.
    { table: 'seckill_refusal', column: 'sku_id', names: 'sku', onDelete: 'stays' },
  ],
  routes: () => seckillRoutes,
  jobs: seckillJobs,
  migrations: [seckillMigration, seckillShownMigration, seckillSeenMigration],
  invariants: seckillInvariants,
  retention: { seckill_seen: sweepExpired('seckill_seen', 'at', 400 * day) },
  demo: fillSeckills,
  personalData: {
    held: [
      // Units of a flash sale that were bought, for limits per person; it names nobody.
      {
        table: 'seckill_user',
        copy: { name: 'flashSales', title: ['限时秒杀', 'Flash sales'] },
        forget: 'keep',
      },
      {
        table: 'seckill_reminder',
        copy: { name: 'flashReminders', title: ['秒杀提醒', 'Flash sale reminders'] },
        forget: 'delete',
      },
      {
        table: 'seckill_seen',
        copy: { name: 'flashSeen', title: ['看过的秒杀', 'Flash sales seen'] },
        forget: 'delete',
      },
    ],
  },
  purchaseKinds: [seckillPurchase],
  entrances: [seckillEntrance],
  provides: { seckillInPages: stripNow },
})
