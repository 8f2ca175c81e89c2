import { day, minute } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { trackingOnOrders } from './tracking.events.ts'
import { trackingJobs } from './tracking.jobs.ts'
import { trackingMigration } from './tracking.migrations/0046-tracking.ts'
import { visitsBegunMigration } from './tracking.migrations/0652-visits-begun.ts'
import { visitWordsMigration } from './tracking.migrations/0678-visit-words.ts'
import { routes } from './tracking.routes.ts'

export const trackingFeature = defineFeature({
  name: 'tracking',
  routes: () => routes,
  jobs: trackingJobs,
  recurring: [
    { kind: 'tracking.count', every: 10 * minute },
    { kind: 'tracking.sweep', dailyAt: '03:30' },
  ],
  handlers: () => [trackingOnOrders],
  migrations: [trackingMigration, visitsBegunMigration, visitWordsMigration],
  readable: ['visit_day'],
  retention: {
    visit_day: sweepExpired('visit_day', 'day', 3 * 365 * day),
    page_visit: 'tracking.sweep',
    visit_paid: 'tracking.sweep',
  },
  personalData: {
    held: [
      {
        table: 'page_visit',
        copy: {
          name: 'pages',
          title: ['页面访问记录', 'Pages visited'],
          columns: 't.at, t.path, t.query, t.device',
        },
        forget: { set: `member_id = null, user_id = '', query = '', word = null` },
      },
      {
        table: 'visit_paid',
        copy: { name: 'paidVisits', title: ['下单的访问', 'Visits that led to an order'] },
        forget: 'delete',
      },
    ],
  },
})
