export { endActivity, type Listing } from './activity.repo.ts'
export { defineActivity, pageOf, type ListRow } from './activity.service.ts'
