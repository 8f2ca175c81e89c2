import './review.tables.ts'

export { masked } from './review.rules.ts'
export type { ReviewDuties } from './review-duties.ts'
export { storedReviews, type StoredReview } from './review.repo.ts'
export { shownReviews, summaryOf } from './review.service.ts'
export { settleGoods } from './write.repo.ts'
export { reviewAs } from './write.service.ts'
