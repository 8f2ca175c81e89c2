import { day } from '@mallard/kernel'
import { sql } from 'kysely'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { fillDining } from './demo.ts'
import { diningMigration } from './dining.migrations/0606-dining.ts'
import { diningRoutes } from './dining.routes.ts'
import { sweepDishComments } from './dining.service.ts'
import { diningInvariants } from './invariants.ts'

export const diningFeature = defineFeature({
  name: 'dining',
  routes: () => diningRoutes,
  migrations: [diningMigration],
  invariants: diningInvariants,
  retention: {
    dining_comment: sweepDishComments,
    dining_receipt: sweepExpired(
      'dining_receipt',
      'expires_at',
      90 * day,
      sql`not exists (select 1 from dining_comment c where c.receipt_id = dining_receipt.id)`,
    ),
  },
  personalData: {
    held: [
      {
        table: 'dining_comment',
        copy: {
          name: 'dishReviews',
          title: ['菜品评价', 'Reviews of dishes'],
          columns: 't.created_at as "writtenAt", t.star, t.content, t.pics',
        },
        forget: { set: 'member_id = null' },
      },
    ],
  },
  demo: fillDining,
})
