export { audienceAfter, audienceSize, insertAudience, type Audience } from './audience.repo.ts'
