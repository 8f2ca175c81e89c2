import { reviewCalls } from '@mallard/contract/review/review.calls'
import { bind } from '#platform/http/bind.ts'
import { reviewMigration } from './review.migrations/0011-review.ts'
import { list } from './review.service.ts'

export { reviewSummary } from './review.repo.ts'
export const routes = bind('review', reviewCalls, { list })
export const migrations = [reviewMigration]
