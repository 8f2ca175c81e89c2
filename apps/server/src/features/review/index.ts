import './review.tables.ts'

export { reviewJobs } from './review.jobs.ts'
export { reviewSummary } from './review.repo.ts'
export { reviewRoutes } from './review.routes.ts'
export type { ReviewRewards } from './reward.rules.ts'
export { settleGoods } from './write.repo.ts'
