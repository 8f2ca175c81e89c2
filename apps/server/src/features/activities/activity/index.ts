export { endActivity, type Listing } from './activity.repo.ts'
export { defineActivity, pageOf, type ListRow } from './activity.service.ts'
export { closeSetup, insertSetup, updateSetup } from './setup.repo.ts'
export { noteClosed, saveSetup } from './setup.service.ts'
