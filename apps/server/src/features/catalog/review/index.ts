import './review.tables.ts'

export { masked } from './review.rules.ts'
export { summaryOf } from './review.service.ts'
export { settleGoods } from './write.repo.ts'
