import './points.tables.ts'
import { pointsMigration } from './points.migrations/0044-points.ts'
import { reviewPointsMigration } from './points.migrations/0066-review-points.ts'
import { pointsRoutes } from './points.routes.ts'

export { closeHoldings } from './closing.service.ts'
export { reviewRewards } from './review-points.service.ts'
export { pointsListener, settlePoints } from './points.events.ts'
export { pointsJobs } from './points.jobs.ts'
export { balancePart, spendParts, writeGrowth, writePoints } from './points.repo.ts'
export { expiryOf, mostPoints, pointsEffect } from './points.rules.ts'
export const routes = pointsRoutes
export { reviewPointsMigration }
export const migrations = [pointsMigration]
