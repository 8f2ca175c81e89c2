import { defineFeature } from '#platform/feature.ts'
import { pointsEntrance } from './points-entrance.ts'
import { pointsOnOrders } from './points.events.ts'
import { pointsJobs } from './points.jobs.ts'
import { pointsMigration } from './points.migrations/0044-points.ts'
import { reviewPointsMigration } from './points.migrations/0066-review-points.ts'
import { pointsExpiryMigration } from './points.migrations/0601-points-expiry.ts'
import { pointsRuleMigration } from './points.migrations/0623-points-rule.ts'
import { pointsRoutes } from './points.routes.ts'

export const pointsFeature = defineFeature({
  name: 'points',
  routes: () => pointsRoutes,
  entrances: [pointsEntrance],
  jobs: pointsJobs,
  recurring: [{ kind: 'points.expire', dailyAt: '00:20' }],
  handlers: (services) => [pointsOnOrders(services)],
  migrations: [pointsMigration, reviewPointsMigration, pointsExpiryMigration, pointsRuleMigration],
  personalData: {
    held: [
      {
        table: 'points_ledger',
        copy: {
          name: 'points',
          title: ['积分明细', 'Points'],
          columns: 't.at, t.delta, t.balance, t.biz_type as "kind", t.order_sn as "orderSn"',
        },
        forget: 'keep',
      },
      {
        table: 'growth_ledger',
        copy: {
          name: 'growth',
          title: ['成长值明细', 'Growth'],
          columns: 't.at, t.delta, t.balance, t.biz_type as "kind", t.order_sn as "orderSn"',
        },
        forget: 'keep',
      },
    ],
    losses: [
      {
        code: 'points',
        text: ['积分', 'Points'],
        count:
          'select m.integration from member m where m.partner_id = $partner and m.id = $member',
        link: '',
      },
      {
        code: 'growth',
        text: ['成长值', 'Growth'],
        count: 'select m.growth from member m where m.partner_id = $partner and m.id = $member',
        link: '',
      },
    ],
  },
})
