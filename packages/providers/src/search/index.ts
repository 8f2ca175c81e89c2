export type * from './port.ts'
export type { MeilisearchConfig } from './meilisearch/config.ts'
export { createMeilisearch } from './meilisearch/index.ts'
