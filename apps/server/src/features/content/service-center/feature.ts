import { href } from '@mallard/contract/paths'
import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { publishedArticles } from './article.repo.ts'
import { fillServiceCenter } from './demo.ts'
import { feedbackDigest } from './feedback-digest.ts'
import { sweepFeedback } from './feedback.service.ts'
import { serviceCenterMigration } from './service-center.migrations/0500-service-center.ts'
import { serviceFeedbackMigration } from './service-center.migrations/0501-service-feedback.ts'
import { serviceCenterRoutes } from './service-center.routes.ts'

export const serviceCenterFeature = defineFeature({
  name: 'service-center',
  routes: () => serviceCenterRoutes,
  digest: feedbackDigest,
  migrations: [serviceCenterMigration, serviceFeedbackMigration],
  // Nobody is asked again about what they read a year ago.
  retention: {
    service_reader: sweepExpired('service_reader', 'at', 365 * day),
    service_feedback: sweepFeedback,
  },
  demo: fillServiceCenter,
  async published({ db }, { partnerId, storeId }) {
    const articles = await publishedArticles(db, partnerId)
    return articles.map(({ id, changedAt }) => ({
      path: href('serviceDetail', { partnerId, storeId, id }),
      changedAt,
    }))
  },
  personalData: {
    held: [
      {
        table: 'service_reader',
        copy: { name: 'readHelp', title: ['看过的帮助文章', 'Help that was read'] },
        forget: 'delete',
      },
      {
        table: 'service_feedback',
        copy: {
          name: 'feedback',
          title: ['意见反馈', 'Feedback'],
          columns:
            't.created_at as "sentAt", t.content, t.phone, t.order_sn as "orderSn", t.answer',
        },
        forget: 'delete',
      },
    ],
  },
})
