import './points.tables.ts'

export { closeHoldings } from './closing.service.ts'
export { bringPoints, creditPoints, debitPoints, takeOverdue } from './entries.service.ts'
export { reviewRewards } from './review-points.service.ts'
export { settlePoints } from './points.events.ts'
export {
  balancePart,
  lockHolding,
  readHolding,
  spendParts,
  writeGrowth,
  writePoints,
} from './points.repo.ts'
export { pointsRulesOf } from './points-rules.service.ts'
export { expiryOf, expiryText, maxPoints, pointsEffect, usualRules } from './points.rules.ts'
