export { safeFetch, type FetchFault } from './safe-fetch.ts'
export { publicReach, type Reach, webAddress } from './reach.ts'
