import { minute } from '@mallard/kernel'
import { defineFeature } from '#platform/feature.ts'
import { reviewsOnOrders } from './review.events.ts'
import { reviewsIn } from './review-admin.repo.ts'
import { reviewJobs } from './review.jobs.ts'
import { reviewMigration } from './review.migrations/0011-review.ts'
import { reviewWritingMigration } from './review.migrations/0049-review-writing.ts'
import { reviewListsMigration } from './review.migrations/0223-review-lists.ts'
import { cleanReviewersMigration } from './review.migrations/0534-clean-reviewers.ts'
import { reviewUnansweredMigration } from './review.migrations/0653-review-unanswered.ts'
import { reviewTagsMigration } from './review.migrations/0361-review-tags.ts'
import { reviewRoutes } from './review.routes.ts'

export const reviewFeature = defineFeature({
  name: 'review',
  toDos: {
    'review.waiting': { right: 'review.read', rows: ({ scope }) => reviewsIn(scope, 'waiting') },
    'review.unanswered': {
      right: 'review.read',
      rows: ({ scope }) => reviewsIn(scope, 'unanswered'),
    },
  },
  namesGoods: [
    {
      table: 'review',
      column: 'goods_id',
      names: 'goods',
      onDelete: { keeps: ['评价', 'reviews'] },
    },
  ],
  routes: ({ reviewDuties }) => reviewRoutes(reviewDuties),
  jobs: reviewJobs,
  handlers: () => [reviewsOnOrders],
  recurring: [{ kind: 'review.praise', every: 10 * minute }],
  migrations: [
    reviewMigration,
    reviewWritingMigration,
    reviewListsMigration,
    reviewTagsMigration,
    cleanReviewersMigration,
    reviewUnansweredMigration,
  ],
  personalData: {
    held: [
      {
        table: 'review',
        copy: {
          name: 'reviews',
          title: ['评价', 'Reviews'],
          columns: `t.created_at as "writtenAt", t.goods_id as "goods", t.star, t.content, t.tags, t.pics,
            t.append_content as "addition", t.append_pics as "morePics"`,
        },
        forget: { set: `nickname = '已注销用户', avatar = '', anonymous = true` },
      },
    ],
  },
})
