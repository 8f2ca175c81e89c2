import './review.tables.ts'
import { reviewMigration } from './review.migrations/0011-review.ts'
import { reviewWritingMigration } from './review.migrations/0049-review-writing.ts'

export { reviewJobs } from './review.jobs.ts'
export { reviewSummary } from './review.repo.ts'
export { reviewRoutes } from './review.routes.ts'
export type { ReviewRewards } from './reward.rules.ts'
export { settleGoods } from './write.repo.ts'
export const migrations = [reviewMigration, reviewWritingMigration]
