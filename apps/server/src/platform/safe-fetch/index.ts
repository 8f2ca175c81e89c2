export { safeFetch, safePost, type FetchFault } from './safe-fetch.ts'
export { publicReach, type Reach, webAddress } from './reach.ts'
