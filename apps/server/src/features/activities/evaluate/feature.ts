import { appliesKept } from '@mallard/contract/activities/evaluate/evaluate.codes'
import { day, hour } from '@mallard/kernel'
import { sql } from 'kysely'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { soonOf } from '#platform/to-do.ts'
import { fillEvaluates } from './demo.ts'
import { evaluateEntrance } from './evaluate-entrance.ts'
import { evaluatePurchase } from './evaluate-purchase.ts'
import { evaluatesOnOrders } from './evaluate.events.ts'
import { evaluateJobs } from './evaluate.jobs.ts'
import { evaluateMigration } from './evaluate.migrations/0608-evaluate.ts'
import { evaluateRoutes } from './evaluate.routes.ts'
import { evaluateInvariants } from './invariants.ts'
import { reviewDuties } from './report.service.ts'

export const evaluateFeature = defineFeature({
  name: 'evaluate',
  toDos: { 'evaluate.soon': soonOf('evaluation') },
  namesGoods: [
    {
      table: 'evaluation',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['免费试用', 'product trials'] },
    },
  ],
  routes: () => evaluateRoutes,
  jobs: evaluateJobs,
  recurring: [{ kind: 'evaluate.remind', every: hour }],
  handlers: () => [evaluatesOnOrders],
  migrations: [evaluateMigration],
  invariants: evaluateInvariants,
  retention: {
    evaluation_apply: sweepExpired(
      'evaluation_apply',
      'at',
      appliesKept * day,
      sql`state in ('declined', 'withdrawn')`,
    ),
  },
  demo: fillEvaluates,
  personalData: {
    held: [
      {
        table: 'evaluation_apply',
        copy: {
          name: 'trialApplications',
          title: ['免费试用申请', 'Applications for product trials'],
          columns: 't.at, t.reason, t.state, t.order_sn as "orderSn"',
        },
        // Places that were given stay counted; nobody waits for who has gone, and nothing is owed.
        forget: {
          set: `reason = '', address_id = null,
            state = case when state = 'applied' then 'declined' when state = 'chosen' and review_id is null then 'excused' else state end`,
        },
      },
    ],
  },
  purchaseKinds: [evaluatePurchase],
  entrances: [evaluateEntrance],
  provides: { reviewDuties },
})
